import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlaceCard } from '../../../../../contract/places/places.ts'
import { grouped } from '../../../../lib/number-text.ts'
import type { MapBox } from '../../../../platform/map/engine.ts'
import { hasAnswered } from '../../../../platform/api/api.ts'
import { IconButton } from '../../../../ui/actions/IconButton.tsx'
import { useNow } from '../../../dogs/state.ts'
import { listKnown } from '../../known/model.ts'
import { knownPlacesQuery } from '../../known/queries.ts'
import type { Listing } from '../../filter/hooks.ts'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import classes from './KnownPlaces.module.css'
import { ListCard } from './ListCard.tsx'
import { NotKept } from '../../known/components/NotKept.tsx'

interface Props {
  listing: Listing
  box: MapBox | undefined
  actionsOf: ((card: PlaceCard) => ReactNode) | undefined
  onRetry: () => void
  retrying: boolean
  error: Error | null
}

/** Far more than anybody reads; the device may know thousands. */
const AT_MOST = 60

/** Replaces a list that can't be loaded now, from the places that the device knows. */
export function KnownPlaces({ listing, box, actionsOf, onRetry, retrying, error }: Props) {
  const now = useNow()
  const { data } = useQuery(knownPlacesQuery)
  if (!data || !now) return null
  const { search, dogs, origin, groups } = listing
  const found = listKnown(data, { search, dogs, from: origin, box, now, groups })
  if (found.length === 0)
    return (
      <NotKept
        level={2}
        title="이 조건에 맞는 곳이 이 기기에는 없어요"
        groups={groups}
        onRetry={onRetry}
        retrying={retrying}
        error={error}
      />
    )
  return (
    <>
      <Row gap={10} align="center" below={12} tone="quiet" ground="sunken" round={12} className={classes.note}>
        <IconCloudOff size={20} stroke={1.75} aria-hidden />
        <p>
          {hasAnswered(error) ? '서버가 불안정해서' : '연결할 수 없어서'} 이 기기에 있는 {grouped(found.length)}곳만
          보여 드려요.
        </p>
        <IconButton label="다시 시도" onClick={onRetry} aria-busy={retrying}>
          <IconRefresh size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </Row>
      <Stack as="ul" columns={352} gap={12} aria-label="이 기기에 있는 장소">
        {found.slice(0, AT_MOST).map((card) => (
          <li key={card.id}>
            <ListCard listing={listing} card={card} layout="row" actionsOf={actionsOf} />
          </li>
        ))}
      </Stack>
    </>
  )
}
