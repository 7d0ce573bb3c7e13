import { MEDIA_BASE, type MediaStore } from '../media/media.ts'

/** Bytes. Compressed that is about 2.4 kB; a rendered page has some 3 kB left of its 20. */
const LARGEST_DRAWING = 16 * 1024

/** React asks for the pictures that are visible at once by a link before everything else. */
const PRELOAD = new RegExp(
  `<link rel="preload" as="image" href="${MEDIA_BASE}/([a-z0-9-]+\\.svg)" fetchPriority="high"/>`,
)

interface Html {
  head: string
  body: string
}

/**
 * Puts the first picture into the HTML if it is a small drawing, so that it is seen without a second round of requests (0521). The page
 * loads the file itself later, for the worker to keep (src/platform/updates/inlined-pictures.ts).
 */
export async function inlineFirstPicture<T extends Html>(screen: T, media: Pick<MediaStore, 'read'>): Promise<T> {
  const [preload, name] = PRELOAD.exec(screen.head) ?? []
  if (!preload || !name) return screen
  const address = `${MEDIA_BASE}/${name}`
  const source = `src="${address}"`
  // Of several images with that address the first is the visible one, unless it is loaded lazily.
  const tag = screen.body.match(/<img\b[^>]*>/g)?.find((image) => image.includes(source))
  if (!tag?.includes('fetchPriority="high"')) return screen
  const drawing = await media.read(name)
  if (!drawing || drawing.length > LARGEST_DRAWING) return screen
  const inlined = tag.replace(source, () => `src="${dataUri(drawing.toString('utf8'))}" data-address="${address}"`)
  return { ...screen, head: screen.head.replace(preload, ''), body: screen.body.replace(tag, () => inlined) }
}

/** Encodes what would end the attribute or the address, and what parsers of addresses change. Text compresses better than base64. */
const dataUri = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replace(/[%#<>"&\r\n\t]/g, (character) => encodeURIComponent(character))}`
