import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useId } from 'react'
import type { Group } from '../../../../../contract/groups/groups.ts'
import type { PlaceCard as Card } from '../../../../../contract/places/places.ts'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Loading } from '../../../../ui/states/Loading.tsx'
import type { PlaceSearch } from '../../model.ts'
import { placeSectionQuery } from '../../queries.ts'
import type { Origin } from '../../hooks.ts'
import { PlaceCard } from '../../card/components/PlaceCard.tsx'
import { PlaceCardSkeleton } from '../../card/components/PlaceCardSkeleton.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import classes from './PlaceRow.module.css'

interface Props {
  title: string
  text?: ReactNode
  /** The search of this section, also the target of "더 보기". */
  search: PlaceSearch
  origin: Origin
  groups: readonly Group[]
  /** Selects the places that belong here; if there are none, the section is omitted. */
  keep?: (card: Card) => boolean
  /** The first section: a phone waits for its first photo longest. */
  first?: boolean
  /** Omitted if it can't be loaded: a section before it shows the error, and its retry reloads all of them. */
  quiet?: boolean
  actionsOf?: ((card: Card) => ReactNode) | undefined
}

/** A section of cards: swiped on a phone, scrolled by wheel or keys on a desktop. */
export function PlaceRow({
  title,
  text,
  search,
  origin,
  groups,
  keep,
  first = false,
  quiet = false,
  actionsOf,
}: Props) {
  'use memo'
  const id = useId()
  const client = useQueryClient()
  const { data: latest, error, isFetching } = useQuery(placeSectionQuery({ search, dogs: [], from: origin }))
  // What arrives is drawn in slices that a touch interrupts: a query's own update is one task.
  const data = useDeferredValue(latest)
  const cards = keep ? data?.items.filter(keep) : data?.items
  if (cards?.length === 0 || (quiet && !cards && error)) return null
  const retryAll = () => client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  return (
    <Stack as="section" gap={14} shrink aria-labelledby={id}>
      <Heading
        id={id}
        text={text}
        action={
          <Link to="/place" search={search} className={classes.all} aria-label={`${title} 더 보기`}>
            더 보기
            <IconChevronRight size={18} stroke={2} aria-hidden />
          </Link>
        }
      >
        {title}
      </Heading>
      {cards ? (
        <ul className={classes.track}>
          {cards.map((card, index) => (
            <li key={card.id}>
              <PlaceCard
                card={card}
                kind={groups.find(({ key }) => key === card.group)}
                layout="tile"
                priority={first && index === 0}
                from={origin.own ? origin : null}
                actionsOf={actionsOf}
              />
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void retryAll()} retrying={isFetching} />
      ) : (
        <Loading>
          <div className={classes.track} data-waiting>
            {Array.from({ length: 4 }, (_, index) => (
              <PlaceCardSkeleton key={index} layout="tile" />
            ))}
          </div>
        </Loading>
      )}
    </Stack>
  )
}
