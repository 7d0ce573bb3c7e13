import { useQuery } from '@tanstack/react-query'
import type { Group } from '../../../../../contract/groups/groups.ts'
import type { Place } from '../../../../../contract/places/places.ts'
import { RowLink } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { useTravelDogs } from '../../../dogs/travel/queries.ts'
import { distanceM, formatDistance } from '../../card/model.ts'
import { joinKeys, type PlaceSearch } from '../../model.ts'
import { placeSectionQuery } from '../../queries.ts'
import classes from './InsteadPlaces.module.css'

/** About an hour's drive. */
const NEAR_M = 50_000
const SHOWN = 3

/** Nobody goes there instead of to a café. */
const ERRANDS: ReadonlySet<string> = new Set(['hospital', 'pharmacy', 'grooming', 'daycare', 'supplies'])

interface Props {
  place: Place
  groups: readonly Group[]
}

/** For dogs that may not come in here: the nearest places of this kind that admit them, else of any kind that is an outing. */
export function InsteadPlaces({ place, groups }: Props) {
  const same = useAdmitting(place, { g: place.group, fits: 'can' }, true)
  const outings = joinKeys(groups.flatMap(({ key }) => (ERRANDS.has(key) ? [] : key)))
  const any = useAdmitting(place, { g: outings, fits: 'can' }, same.found?.length === 0)
  const found = same.found?.length === 0 ? any.found : same.found
  return (
    <Stack as="section" gap={4} padTop={12} ruled aria-labelledby="instead">
      <h3 id="instead" className={classes.title}>
        대신 갈 수 있는 가까운 곳
      </h3>
      {found?.length === 0 && (
        <Text size="sm" tone="quiet">
          {same.failed || any.failed ? '지금은 찾을 수 없어요.' : '50km 안에서는 찾지 못했어요.'}
        </Text>
      )}
      <ul>
        {found?.map((card) => (
          <li key={card.id}>
            <RowLink gap={12} align="center" justify="between" tall={44} to="/place/$id" params={{ id: card.id }}>
              <strong className={classes.name}>{card.name}</strong>
              <span className={classes.where}>
                {[groups.find(({ key }) => key === card.group)?.name, formatDistance(distanceM(place, card))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </RowLink>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function useAdmitting(place: Place, search: PlaceSearch, enabled: boolean) {
  const dogs = useTravelDogs()
  const { data, isError } = useQuery({ ...placeSectionQuery({ search, dogs, from: place }), enabled })
  const near = data?.items.filter((card) => card.id !== place.id && distanceM(place, card) <= NEAR_M).slice(0, SHOWN)
  return { found: isError ? (near ?? []) : near, failed: isError }
}
