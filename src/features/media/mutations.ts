import { photosApi } from '../../../contract/photos-api.ts'
import { PHOTO_UPLOAD } from '../../../contract/photos.ts'
import { ApiError } from '../../platform/api/api.ts'
import { shrinkPhoto } from '../../platform/forms/shrink-photo.ts'
import { upload } from '../../platform/api/upload.ts'
import { TRANSPARENT_PIXEL, type UploadedPhoto, unreadableMessage } from './model.ts'

interface Options {
  onProgress: (part: number) => void
  signal: AbortSignal
  /** Visible only to its owner; it then has no public address (`privatePhotoQuery`). */
  isPrivate: boolean
}

const TOO_LARGE = '사진이 너무 커요. 12MB보다 작은 사진을 골라 주세요.'

/** Shrinks a photo on the device and uploads it. A failure is an `ApiError` with a message to show. */
export async function sendPhoto(file: File, options: Options): Promise<UploadedPhoto> {
  const shrunk = await shrinkPhoto(file, PHOTO_UPLOAD.types)
  options.signal.throwIfAborted()
  if ('refused' in shrunk) throw new ApiError('PHOTO_UNREADABLE', 0, unreadableMessage(file))
  if (shrunk.photo.size > PHOTO_UPLOAD.maxBytes) throw new ApiError('BODY_TOO_LARGE', 0, TOO_LARGE)
  if (!options.isPrivate) return upload(photosApi.uploadPhoto, shrunk.photo, options)
  const { id } = await upload(photosApi.uploadPrivatePhoto, shrunk.photo, options)
  return { id, photo: TRANSPARENT_PIXEL }
}
