import { MEDIA_BASE, type MediaStore } from '../../media/media.ts'
import { roughPictures } from '../../media/rough-picture.ts'

/** Bytes. Compressed that is about 2.4 kB; a rendered page has some 3 kB left of its 20. */
const LARGEST_DRAWING = 16 * 1024

/** React asks for the pictures that are visible at once by links before everything else: the first of them, of one size or of several. */
const PRELOAD = /<link rel="preload" as="image" (?:href|imageSrcSet)="([^" ]+)[^>]*fetchPriority="high"\/>/

const MEDIA = new RegExp(`^${MEDIA_BASE}/([a-z0-9-]+\\.([a-z]+))$`)

interface Html {
  head: string
  body: string
}

/**
 * Puts the first picture into the HTML, so that it is seen without a second round of requests: a small drawing as it is (0521), of a photo
 * a rough picture behind it, which the photo covers once it has come (0630). The page loads the file of a drawing itself later, for the
 * worker to keep (src/platform/updates/inlined-files.ts).
 */
export function firstPictures(media: Pick<MediaStore, 'read'>) {
  const roughOf = roughPictures((name) => media.read(name))

  return async function inlineFirstPicture<T extends Html>(screen: T): Promise<T> {
    const [preload, address = ''] = PRELOAD.exec(screen.head) ?? []
    const [, name, suffix] = MEDIA.exec(address) ?? []
    if (!preload || !name) return screen
    // Of several images with that address the first is the visible one, unless it is loaded lazily.
    const tag = screen.body.match(/<img\b[^>]*>/g)?.find((image) => shows(image, address))
    if (!tag?.includes('fetchPriority="high"')) return screen
    if (suffix !== 'svg') {
      const rough = await roughOf(name)
      if (!rough || tag.includes('style=')) return screen
      const style = `style="background:url(data:image/webp;base64,${rough.toString('base64')}) center/cover"`
      return { ...screen, body: screen.body.replace(tag, () => tag.replace('<img', () => `<img ${style}`)) }
    }
    const drawing = await media.read(name)
    if (!drawing || drawing.length > LARGEST_DRAWING) return screen
    const source = `src="${address}"`
    const inlined = tag.replace(source, () => `src="${dataUri(drawing.toString('utf8'))}" data-address="${address}"`)
    return { ...screen, head: screen.head.replace(preload, ''), body: screen.body.replace(tag, () => inlined) }
  }
}

const shows = (image: string, address: string) =>
  image.includes(`src="${address}"`) || image.includes(`srcSet="${address} `)

/** Encodes what would end the attribute or the address, and what parsers of addresses change. Text compresses better than base64. */
const dataUri = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replace(/[%#<>"&\r\n\t]/g, (character) => encodeURIComponent(character))}`
