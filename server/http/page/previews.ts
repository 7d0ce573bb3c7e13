import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Place } from '../../../contract/places/places.ts'
import type { Preview } from '../../../contract/offline/rendered-screens.ts'
import { MEDIA_BASE, MEDIA_NAME, type MediaStore } from '../../media/media.ts'
import { drawPreview } from '../../media/preview-picture.ts'
import { Gate } from '../capacity/gate.ts'
import type { InProcessApi } from '../calls/in-process.ts'
import { IMMUTABLE } from './page.ts'
import { notFound } from '../request/plain.ts'
import type { HttpEnv } from '../request/types.ts'

export const PREVIEW_BASE = '/previews'

/** Two are drawn at once, each in about 50 ms; fetchers of link previews don't wait long. */
const gate = new Gate({ capacity: 2, waiting: 40, patienceMs: 4_000 })
const MEMORY_BYTES = 24 * 1024 * 1024

interface Options {
  api: Pick<InProcessApi, 'fetch'>
  describe: (place: Place) => Preview
  media: Pick<MediaStore, 'read'>
}

/** Pictures for link previews: drawn at the first call, kept in memory, under a name that changes with what they show. */
export function mountPreviews(app: Hono<HttpEnv>, { api, describe, media }: Options): void {
  const drawn = new LRUCache<string, Buffer, Preview>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_name, _before, { context }) => gate.run(() => draw(context)),
  })

  async function draw({ photo, ...words }: Preview): Promise<Buffer> {
    const file = photo?.startsWith(`${MEDIA_BASE}/`) ? photo.slice(MEDIA_BASE.length + 1) : ''
    return drawPreview({ ...words, photo: MEDIA_NAME.test(file) ? await media.read(file) : null })
  }

  app.get(`${PREVIEW_BASE}/:name{[1-9]\\d{0,9}-[0-9a-z]{6,16}\\.jpg}`, async (c) => {
    const name = c.req.param('name')
    const answer = await api.fetch(`/api/places/${name.split('-')[0]}`)
    if (!answer.ok) return notFound()
    const preview = describe(((await answer.json()) as { data: Place }).data)
    // A link that was shared before the place changed: it shows what is true now.
    if (preview.name !== name) return c.redirect(`${PREVIEW_BASE}/${preview.name}`, 302)
    const picture = await drawn.fetch(name, { context: preview })
    if (!picture) return notFound()
    return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/jpeg', 'Cache-Control': IMMUTABLE })
  })
}
