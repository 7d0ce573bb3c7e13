import type { Photo } from '../../../contract/api/media.ts'
import { photosApi } from '../../../contract/photos/photos-api.ts'
import { PHOTO_UPLOAD } from '../../../contract/photos/photos.ts'
import { ApiError } from '../api/api.ts'
import { upload } from '../api/upload.ts'
import { isHeic } from './is-heic.ts'
import { shrinkPhoto } from './shrink-photo.ts'

interface Options {
  onProgress: (part: number) => void
  signal: AbortSignal
  /** The server stores it once, however often it is sent with this key. */
  key: string
  /** Visible only to its owner; it then has no public address. */
  isPrivate: boolean
  /** As of `call`. */
  isMeant?: () => boolean
}

const TOO_LARGE = '사진이 너무 커요. 12MB보다 작은 사진을 골라 주세요.'
const NO_HEIC = '이 브라우저는 HEIC 사진을 열지 못해요. JPEG로 바꿔서 올려 주세요.'
const UNREADABLE = '열 수 없는 사진이에요. 다른 사진을 골라 주세요.'

/** Shrinks a photo on the device and uploads it. A failure is an `ApiError` with a message to show. A private one has no `photo`. */
export async function sendPhoto(file: File, options: Options): Promise<{ id: string; photo: Photo | null }> {
  const shrunk = await shrinkPhoto(file, PHOTO_UPLOAD.types)
  options.signal.throwIfAborted()
  if ('refused' in shrunk) throw new ApiError('PHOTO_UNREADABLE', 0, isHeic(file) ? NO_HEIC : UNREADABLE)
  if (shrunk.photo.size > PHOTO_UPLOAD.maxBytes) throw new ApiError('BODY_TOO_LARGE', 0, TOO_LARGE)
  if (!options.isPrivate) return upload(photosApi.uploadPhoto, shrunk.photo, options)
  const { id } = await upload(photosApi.uploadPrivatePhoto, shrunk.photo, options)
  return { id, photo: null }
}
