import type { Photo } from '../../../contract/api/media.ts'

/** Placeholder of a photo that isn't loaded yet: a transparent pixel. */
export const TRANSPARENT_PIXEL: Photo = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  widths: [],
  alt: '',
  credit: null,
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
