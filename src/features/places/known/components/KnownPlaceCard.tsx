import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ErrorCode } from '../../../../../contract/api/errors.ts'
import type { Group } from '../../../../../contract/groups/groups.ts'
import { ApiError } from '../../../../platform/api/api.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { useKnownPlace } from '../hooks.ts'
import type { Position } from '../../model.ts'
import { listedPlaceQuery } from '../../queries.ts'
import classes from './KnownPlaceCard.module.css'
import { PlaceCard } from '../../card/components/PlaceCard.tsx'
import { PlaceCardSkeleton } from '../../card/components/PlaceCardSkeleton.tsx'

interface Props {
  /** What is known of it without its data. */
  place: { id: number; name: string }
  groups: readonly Group[]
  from: Position | null
  layout?: 'row' | 'auto'
  actions: ReactNode
  priority: boolean
}

/** The card of a place in a list of the device: with its stored data, or only its name if there is none. */
export function KnownPlaceCard({ place, groups, from, layout = 'auto', actions, priority }: Props) {
  const { data: whole, error } = useQuery(listedPlaceQuery(place.id))
  const known = useKnownPlace(place.id, error)
  const gone = error instanceof ApiError && error.code === ('PLACE_NOT_FOUND' satisfies ErrorCode)
  const data = gone ? undefined : (whole ?? known)
  if (data)
    return (
      <PlaceCard
        card={data}
        kind={groups.find(({ key }) => key === data.group)}
        level={2}
        layout={layout}
        from={from}
        actionsOf={() => actions}
        priority={priority}
      />
    )
  if (!error) return <PlaceCardSkeleton />
  return (
    <Stack as="article" anchor gap={4} content="start" ground="card" round={12} className={classes.card}>
      <h2 className={classes.name}>
        <Link to="/place/$id" params={{ id: place.id }} className={classes.link}>
          {place.name}
        </Link>
      </h2>
      <Text size="sm" leading="line" tone="quiet">
        {gone ? '이제 없는 장소예요.' : '아직 이 기기에 받지 못했어요. 연결되면 보여요.'}
      </Text>
      <div className={classes.actions}>{actions}</div>
    </Stack>
  )
}
