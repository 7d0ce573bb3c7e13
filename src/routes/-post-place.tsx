import { useQuery } from '@tanstack/react-query'
import type { PlaceCard as Card } from '../../contract/places.ts'
import type { PostVisit } from '../../contract/posts.ts'
import { VisitMark } from '../features/entries/components/VisitMark.tsx'
import { groupsQuery } from '../features/groups/queries.ts'
import { onDemand } from '../ui/OnDemand.tsx'
import classes from './-post-place.module.css'

const PlaceCard = onDemand(async () => (await import('../features/places/card/components/PlaceCard.tsx')).PlaceCard)

interface Props {
  place: Card
  /** What the author says of its door. */
  visit: PostVisit | undefined
  /** Of its heading. */
  level: 2 | 3
}

/** The place of a post, with its verdict for the reader's dogs; loaded behind the posts, in the space that it will take. */
export function PostPlace({ place, visit, level }: Props) {
  const { data: groups = [] } = useQuery(groupsQuery)
  const kind = groups.find(({ key }) => key === place.group)
  return (
    <>
      {visit && <VisitMark {...visit} />}
      <div className={classes.place}>
        <PlaceCard when card={place} kind={kind} layout="row" level={level} />
      </div>
    </>
  )
}
