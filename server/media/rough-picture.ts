import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

/** Pixels. As wide as a phone: a browser's measure of the largest paint shrinks a picture that is enlarged. */
const WIDTH = 400
/** Bytes: what is left of a rendered page's 20 kB. */
const LARGEST = 1_500
/** Strengths of the blur, in pixels, until the result is small enough. Fine detail isn't seen at this quality, but it takes bytes. */
const BLURS = [4, 8, 16, 24]
const QUALITY = 5
const MOST_PIXELS = 30_000_000
const MOST_SECONDS = 10
const KEPT = 1_000

/**
 * Draws a photo softly in at most 1.5 kB, to be seen until the photo has come. Kept in memory by the file's name, whose content never changes:
 * about 50 ms of work at the first call, beside the event loop, and 1.5 MB in all. Null if nothing small enough comes out, or the file can't be read.
 */
export function roughPictures(read: (name: string) => Promise<Buffer | null>) {
  const kept = new LRUCache<string, Promise<Buffer | null>>({ max: KEPT })

  async function draw(name: string): Promise<Buffer | null> {
    const photo = await read(name)
    if (!photo) return null
    for (const blur of BLURS) {
      const rough = await sharp(photo, { limitInputPixels: MOST_PIXELS })
        .timeout({ seconds: MOST_SECONDS })
        .resize({ width: WIDTH })
        .blur(blur)
        .webp({ quality: QUALITY })
        .toBuffer()
      if (rough.length <= LARGEST) return rough
    }
    return null
  }

  return (name: string): Promise<Buffer | null> => {
    const known = kept.get(name)
    if (known) return known
    // A file that is no picture: the page is rendered without.
    const drawn = draw(name).catch(() => null)
    kept.set(name, drawn)
    return drawn
  }
}
