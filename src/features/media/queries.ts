import { queryOptions } from '@tanstack/react-query'
import { photosApi } from '../../../contract/photos/photos-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'

/** A photo that only its owner may see, persisted on the device with the rest of their data. */
export const privatePhotoQuery = (userId: number | null, id: string | null, size: 'small' | 'large') =>
  queryOptions({
    queryKey: memberKey(userId, 'photo', id, size),
    queryFn: ({ signal }) => call(photosApi.getPrivatePhoto, { params: { photo: id ?? '' }, query: { size }, signal }),
    meta: { ...memberPersisted('getPrivatePhoto'), shows: AS_CONTENT },
    enabled: userId !== null && id !== null,
    // The photo of an id never changes.
    staleTime: 'static',
    gcTime: 5 * 60_000,
  })
