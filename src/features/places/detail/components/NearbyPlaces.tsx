import { useQuery } from '@tanstack/react-query'
import type { Group } from '../../../../../contract/groups/groups.ts'
import type { Place } from '../../../../../contract/places/places.ts'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Loading } from '../../../../ui/states/Loading.tsx'
import { distanceM } from '../../card/model.ts'
import { nearbyPlacesQuery } from '../../queries.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import classes from './NearbyPlaces.module.css'
import { PlaceCard } from '../../card/components/PlaceCard.tsx'
import { PlaceCardSkeleton } from '../../card/components/PlaceCardSkeleton.tsx'

/** About an hour's drive; places further away are not nearby. */
const NEAR_M = 50_000

interface Props {
  place: Place
  groups: readonly Group[]
}

/** Nearby places with distances from this one. Omitted if they can't be loaded. */
export function NearbyPlaces({ place, groups }: Props) {
  const { data, isPending } = useQuery(nearbyPlacesQuery(place.id))
  const near = data?.filter((card) => distanceM(place, card) <= NEAR_M) ?? []
  if (!isPending && near.length === 0) return null
  return (
    <Stack as="section" gap={16} shrink aria-labelledby="nearby">
      <Heading id="nearby">가까운 곳도 둘러보세요</Heading>
      {isPending ? (
        <Loading>
          <div className={classes.row}>
            {['a', 'b', 'c'].map((key) => (
              <div key={key} className={classes.item}>
                <PlaceCardSkeleton layout="tile" />
              </div>
            ))}
          </div>
        </Loading>
      ) : (
        <ul className={classes.row}>
          {near.map((card) => (
            <li key={card.id} className={classes.item}>
              <PlaceCard card={card} kind={groups.find(({ key }) => key === card.group)} layout="tile" from={place} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
