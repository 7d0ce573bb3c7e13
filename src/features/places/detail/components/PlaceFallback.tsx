import { useQuery } from '@tanstack/react-query'
import { IconCloudOff } from '@tabler/icons-react'
import { isNoAnswer } from '../../../../platform/api/api.ts'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { MISSING } from '../../known/model.ts'
import { knownPlaceQuery } from '../../known/queries.ts'
import { NotKept } from '../../known/components/NotKept.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { PlaceArticle, type PlaceSlots } from './PlaceArticle.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'

interface Props extends PlaceSlots {
  id: number
  /** Why the place can't be shown; null while it is loading slowly. */
  error: Error | null
  onRetry: () => void
  retrying: boolean
}

/** Replaces a place that can't be loaded now: shows its data from lists if there is any, else a message. */
export function PlaceFallback({ id, error, onRetry, retrying, ...slots }: Props) {
  const { data: known, isPending } = useQuery(knownPlaceQuery(id))
  if (error && !isNoAnswer(error)) return <ErrorState message={error.message} onRetry={onRetry} retrying={retrying} />
  if (known)
    return (
      <PlaceArticle
        {...slots}
        place={known.place}
        extent={known.extent}
        missing={
          MISSING[known.extent] && (
            <Row as="p" gap={10} align="center" padY={12} padX={16} tone="quiet" ground="sunken" round={12}>
              <IconCloudOff size={20} stroke={1.75} aria-hidden />
              {MISSING[known.extent]}
            </Row>
          )
        }
      />
    )
  if (isPending || !error) return <PlaceSkeleton />
  return (
    <NotKept
      level={1}
      title="아직 이 기기에 없는 장소예요"
      groups={slots.groups}
      onRetry={onRetry}
      retrying={retrying}
      error={error}
    />
  )
}
