import pLimit from 'p-limit'
import sharp from 'sharp'
import { fail } from '../../refusals/refusal.ts'

/** Pixels of a side-by-side pair of today's best phone cameras; what claims more is a bomb, and is refused by its header. */
const MOST_PIXELS = 100_000_000
/** On a card, across a phone, in full screen. */
const WIDTHS = [320, 640, 1280]
const QUALITY = 80
const MOST_SECONDS = 20

// What the bytes are decides, whatever their sender calls them: no SVG (it is a program), no GIF, TIFF or PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/** A decoded photo takes up to 400 MB: two at a time, and the rest wait. */
const atOnce = pLimit(2)

export interface EncodedPhoto {
  width: number
  bytes: Uint8Array
}

/**
 * Makes a photo anew as WebP in up to three widths, upright, without anything that it carried beside its pixels (EXIF, GPS, comments,
 * whatever was appended). Refuses what is no photo.
 */
export function reencodePhoto(bytes: Uint8Array): Promise<EncodedPhoto[]> {
  return atOnce(async () => {
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .timeout({ seconds: MOST_SECONDS })
        .autoOrient()
        .resize({ width: WIDTHS.at(-1) as number, withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { width, height, channels } = info
      const widths = WIDTHS.filter((wanted) => wanted < width)
      return await Promise.all(
        [...widths, width].map(async (wanted) => ({
          width: wanted,
          bytes: await sharp(data, { raw: { width, height, channels } })
            .resize({ width: wanted })
            .webp({ quality: QUALITY })
            .toBuffer(),
        })),
      )
    } catch {
      return fail('PHOTO_UNREADABLE')
    }
  })
}
