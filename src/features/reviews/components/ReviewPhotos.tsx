import { useInfiniteQuery } from '@tanstack/react-query'
import { PhotoStrip } from '../../media/components/PhotoStrip.tsx'
import { reviewPhotosQuery } from '../queries.ts'

/** Photos of all reviews of a place; omitted if they can't be loaded. */
export function ReviewPhotos({ placeId }: { placeId: number }) {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(reviewPhotosQuery(placeId))
  const photos = data?.pages.flatMap(({ items }) => items.map(({ photo }) => photo)) ?? []
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
