import sharp from 'sharp'
import { Gate } from '../../http/capacity/gate.ts'
import { fail } from '../../refusals/refusal.ts'

/** Two photos of today's best phone cameras side by side. A header that claims more is refused as a decompression bomb. */
const MOST_PIXELS = 100_000_000
/** Widths in pixels for a card, a phone's width, and full screen. */
const WIDTHS = [320, 640, 1280]
/** No WebP is higher, in pixels: a long picture of a screen becomes narrower. */
const HIGHEST = 16_383
const QUALITY = 80
/** Small letters of a poster stay sharp. */
const DOCUMENT_QUALITY = 92
const MOST_SECONDS = 20

// The format is detected from the bytes, not from the declared type. No SVG (may contain scripts), GIF, TIFF or PDF.
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

/** A decoded photo takes up to 400 MB, so only two are decoded at a time. */
const gate = new Gate({ capacity: 2, waiting: 30, patienceMs: 20_000 })

export interface EncodedPhoto {
  width: number
  bytes: Uint8Array
}

/**
 * Re-encodes a photo as WebP in up to three widths, upright, without any metadata (EXIF, GPS, comments,
 * appended data). Refuses anything that isn't a photo, and what its caller no longer waits for.
 */
export async function reencodePhoto(bytes: Uint8Array, signal?: AbortSignal): Promise<EncodedPhoto[]> {
  return gate.run(() => reencode(bytes), { signal })
}

async function reencode(bytes: Uint8Array): Promise<EncodedPhoto[]> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ width: WIDTHS.at(-1) as number, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
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
}

/** The same picture upright in its own format, without any metadata; the refusals are those of `reencodePhoto`. */
export async function withoutMetadata(
  bytes: Uint8Array,
  format: 'jpg' | 'png' | 'webp',
  signal?: AbortSignal,
): Promise<Uint8Array> {
  return gate.run(
    () =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .timeout({ seconds: MOST_SECONDS })
        .autoOrient()
        .toColourspace('srgb')
        .toFormat(format === 'jpg' ? 'jpeg' : format, { quality: DOCUMENT_QUALITY })
        .toBuffer()
        .catch(() => fail('PHOTO_UNREADABLE')),
    { signal },
  )
}
