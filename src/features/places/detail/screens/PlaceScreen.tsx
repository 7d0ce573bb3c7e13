import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { isGone } from '../../../../platform/api/api.ts'
import { useConnection } from '../../../../platform/api/connection-state.ts'
import { PlaceArticle, type PlaceSlots } from '../components/PlaceArticle.tsx'
import { PlaceSkeleton } from '../components/PlaceSkeleton.tsx'
import { placeQuery } from '../../queries.ts'

const PlaceFallback = lazy(async () => ({ default: (await import('../components/PlaceFallback.tsx')).PlaceFallback }))

/** One place; if it can't be loaded, what the device knows of it. */
export function PlaceScreen({ id, ...slots }: PlaceSlots & { id: number }) {
  const { data: place, error, refetch, isFetching } = useQuery({ ...placeQuery(id), retryOnMount: false })
  const { quality } = useConnection()
  if (place && !isGone(error)) return <PlaceArticle place={place} {...slots} />
  const waiting = <PlaceSkeleton />
  if (!error && quality === 'online') return waiting
  return (
    <Suspense fallback={waiting}>
      <PlaceFallback id={id} error={error} onRetry={() => void refetch()} retrying={isFetching} {...slots} />
    </Suspense>
  )
}
