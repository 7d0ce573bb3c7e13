import { queryOptions } from '@tanstack/react-query'
import { getPrivatePhoto } from '../../../contract/photos.ts'
import { call } from '../../platform/api.ts'
import { memberKept } from '../../platform/kept.ts'
import { memberKey } from '../session/model.ts'

/** As long as an answer is kept at all: a photo of an id never changes. */
const FOR_GOOD_MS = 30 * 86_400_000

/** A photo that its owner alone may see, with him on the device. */
export const privatePhotoQuery = (userId: number | null, id: string | null, size: 'small' | 'large') =>
  queryOptions({
    queryKey: memberKey(userId, 'photo', id, size),
    queryFn: ({ signal }) => call(getPrivatePhoto, { params: { photo: id ?? '' }, query: { size }, signal }),
    meta: memberKept,
    enabled: userId !== null && id !== null,
    staleTime: FOR_GOOD_MS,
    gcTime: 5 * 60_000,
  })
