import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { MEDIA_BASE, MEDIA_NAME, MEDIA_TYPES } from '../media.ts'
import { IMMUTABLE } from './page.ts'
import { isUnchanged } from './read.ts'
import { notFound } from './plain.ts'
import type { HttpEnv } from './types.ts'

/** A picture opened on its own must not run as our page: an SVG may carry scripts. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** Serves the media folder. Only names that the store gives out are looked up, so no path leads elsewhere. */
export function mountMedia(app: Hono<HttpEnv>, dataDir: string): void {
  const file = serveStatic<HttpEnv>({
    root: path.join(dataDir, 'media'),
    rewriteRequestPath: (requested) => requested.slice(MEDIA_BASE.length),
    onFound: (_path, c) => {
      const suffix = c.req.path.split('.').at(-1) ?? ''
      c.header('Content-Type', MEDIA_TYPES[suffix])
      c.header('Cache-Control', IMMUTABLE)
      c.header('Content-Security-Policy', SANDBOX)
    },
  })
  app.get(`${MEDIA_BASE}/:name`, async (c) => {
    const name = c.req.param('name')
    if (!MEDIA_NAME.test(name)) return notFound()
    // The name is unique to the content, so it serves as the tag.
    const etag = `"${name}"`
    if (isUnchanged(c.req.header('if-none-match'), etag)) {
      return c.body(null, 304, { ETag: etag, 'Cache-Control': IMMUTABLE })
    }
    const response = await file(c, async () => {})
    if (!response) return notFound()
    response.headers.set('ETag', etag)
    return response
  })
}
