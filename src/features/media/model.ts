import type { Photo } from '../../../contract/media.ts'

/** The file of a photo at one of its widths; without widths there is one file for all. */
export const photoSource = ({ src }: Photo, width?: number) =>
  width === undefined ? src : src.replaceAll('{w}', String(width))

/** A photo as the viewer wants it: the largest file, the others for smaller screens, and what is said below it. */
export function slideOf(photo: Photo) {
  const widths = [...photo.widths].sort((a, b) => a - b)
  return {
    src: photoSource(photo, widths.at(-1)),
    alt: photo.alt,
    // The files keep their shape, of which only the width is known: heights follow from 3:2.
    ...(widths.length > 1 && {
      srcSet: widths.map((width) => ({ src: photoSource(photo, width), width, height: Math.round((width * 2) / 3) })),
    }),
    ...(photo.credit && { description: `사진: ${photo.credit}` }),
  }
}
