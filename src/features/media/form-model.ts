import type { Photo } from '../../../contract/api/media.ts'
import { PHOTO_UPLOAD } from '../../../contract/photos/photos.ts'
import { isHeic } from '../../platform/photos/is-heic.ts'

/** A photo of a form. */
export interface FormPhoto {
  /** The server's, or a reference to a pending one. */
  id: string
  photo: Photo
}

/** Above this size a phone's browser runs out of memory when it opens the file. */
const MOST_BYTES = 60 * 1024 * 1024

/** Whether a file may be tried as a photo; else the reason. HEIC is tried, as some browsers can open it. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!isHeic({ name, type }) && !PHOTO_UPLOAD.types.includes(type))
    return 'JPEG, PNG, WebP, AVIF 사진만 올릴 수 있어요.'
  if (size === 0) return '비어 있는 파일이에요.'
  return size > MOST_BYTES ? '너무 큰 파일이에요. 60MB보다 작은 사진을 골라 주세요.' : null
}

/** Props of a form's button while its photos are still being uploaded. */
export const submitState = (submit: string, sending: boolean, uploading: number) =>
  sending && uploading > 0
    ? { submit: `사진 ${uploading}장 올리는 중`, sending: false, disabled: true }
    : { submit, sending }

/** The list with the item at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from]
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, one)
}
