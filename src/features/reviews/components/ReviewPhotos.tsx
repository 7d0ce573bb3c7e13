import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PhotoStrip } from '../../media/components/PhotoStrip.tsx'
import { useMuted } from '../../mutes/queries.ts'
import { useReported } from '../../reports/queries.ts'
import { reviewPhotosQuery } from '../queries.ts'

/** A strip with fewer photos may be too short to be swiped, which is what loads more of them. */
const SHORT = 8

/** Photos of all reviews of a place but those that the member doesn't want to see; omitted if they can't be loaded. */
export function ReviewPhotos({ placeId }: { placeId: number }) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    reviewPhotosQuery(placeId),
  )
  const isReported = useReported('review')
  const isMuted = useMuted()
  const all = data?.pages.flatMap(({ items }) => items) ?? []
  const photos = all
    .filter(({ reviewId, author }) => !isReported(reviewId) && !isMuted(author === null ? null : { nickname: author }))
    .map(({ photo }) => photo)
  const isShort = photos.length < SHORT && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isShort) void fetchNextPage()
  }, [isShort, fetchNextPage])
  if (photos.length === 0) return null
  return (
    <PhotoStrip
      id="review-photos"
      label="후기 사진 모음"
      photos={photos}
      onEnd={hasNextPage && !isFetching ? () => void fetchNextPage() : undefined}
    />
  )
}
