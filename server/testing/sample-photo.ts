import sharp, { type Exif } from 'sharp'

interface Sample {
  width?: number
  height?: number
  /** EXIF data of the image directory and the GPS directory. */
  exif?: Exif
  orientation?: number
}

/** A photo like those of phones, with stripes that show its orientation. */
export async function samplePhoto({ width = 60, height = 40, exif, orientation }: Sample = {}) {
  const red = { r: 200, g: 60, b: 40 }
  const left = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: red } }
  let image = sharp({ create: { width, height, channels: 3, background: { r: 240, g: 240, b: 230 } } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
  if (exif) image = image.withExif(exif)
  if (orientation) image = image.withMetadata({ orientation })
  return new Uint8Array(await image.toBuffer())
}
