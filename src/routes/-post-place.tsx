import { useQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import type { PlaceCard as Card } from '../../contract/places/places.ts'
import type { PostVisit } from '../../contract/posts/posts.ts'
import { VisitMark } from '../features/entries/components/VisitMark.tsx'
import { groupsQuery } from '../features/groups/queries.ts'
import { onDemand } from '../ui/states/OnDemand.tsx'
import classes from './-post-place.module.css'

const PlaceCard = onDemand(async () => (await import('../features/places/card/components/PlaceCard.tsx')).PlaceCard)

interface Props {
  place: Card
  /** What the author says of its door. */
  visit: PostVisit | undefined
  /** Of its heading. */
  level: 2 | 3
}

/**
 * The place of a post, with its verdict for the reader's dogs; loaded behind the posts, in the space that it will take. HTML from the server
 * has a link, as the card's styles aren't among those of the screen.
 */
export function PostPlace({ place, visit, level }: Props) {
  const { data: groups = [] } = useQuery(groupsQuery)
  const hydrated = useHydrated()
  const kind = groups.find(({ key }) => key === place.group)
  return (
    <>
      {visit && <VisitMark {...visit} />}
      <div className={classes.place}>
        {!hydrated && (
          <Link to="/place/$id" params={{ id: place.id }} className={classes.plain}>
            {place.name}
          </Link>
        )}
        <PlaceCard when={hydrated} card={place} kind={kind} layout="row" level={level} />
      </div>
    </>
  )
}
