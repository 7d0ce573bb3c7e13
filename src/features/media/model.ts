import type { Photo } from '../../../contract/media.ts'
import { PHOTO_UPLOAD } from '../../../contract/photos.ts'

/** An uploaded photo: a form refers to it by its id, a screen shows it. */
export interface UploadedPhoto {
  id: string
  photo: Photo
}

/** Placeholder of a photo that isn't loaded yet: a transparent pixel. */
export const TRANSPARENT_PIXEL: Photo = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  widths: [],
  alt: '',
  credit: null,
}

/** Above this size a phone's browser runs out of memory when it opens the file. */
const MOST_BYTES = 60 * 1024 * 1024
const HEIC = /\.hei[cf]$/i

/** Whether a file may be tried as a photo; else the reason. HEIC is tried, as some browsers can open it. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const heic = /^image\/hei[cf]/.test(type) || HEIC.test(name)
  if (!heic && !PHOTO_UPLOAD.types.includes(type)) return 'JPEG, PNG, WebP, AVIF 사진만 올릴 수 있어요.'
  if (size === 0) return '비어 있는 파일이에요.'
  return size > MOST_BYTES ? '너무 큰 파일이에요. 60MB보다 작은 사진을 골라 주세요.' : null
}

/** Message for a photo that this browser can't open. */
export const unreadableMessage = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /^image\/hei[cf]/.test(type) || HEIC.test(name)
    ? '이 브라우저는 HEIC 사진을 열지 못해요. JPEG로 바꿔서 올려 주세요.'
    : '열 수 없는 사진이에요. 다른 사진을 골라 주세요.'

/** The list with the item at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from]
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, one)
}

/** The file of a photo at one of its widths; without widths there is one file for all. */
export const photoSource = ({ src }: Photo, width?: number) =>
  width === undefined ? src : src.replaceAll('{w}', String(width))

/** A slide of the viewer: the largest file, the others for smaller screens, and the caption. */
export function slideOf(photo: Photo) {
  const widths = [...photo.widths].sort((a, b) => a - b)
  return {
    src: photoSource(photo, widths.at(-1)),
    alt: photo.alt,
    // Only the width of each file is known; heights are computed for 3:2.
    ...(widths.length > 1 && {
      srcSet: widths.map((width) => ({ src: photoSource(photo, width), width, height: Math.round((width * 2) / 3) })),
    }),
    ...(photo.credit && { description: `사진: ${photo.credit}` }),
  }
}
