import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { tagOf, TILES_ADDRESS, tilesFile } from '../../media/map-tiles.ts'
import { IMMUTABLE } from '../page/page.ts'
import { notFound } from '../request/plain.ts'
import { type ByteRange, readRange } from './ranges.ts'
import { isUnchanged } from '../calls/read.ts'
import { NO_SCRIPTS_CSP } from '../request/security.ts'
import type { HttpEnv } from '../request/types.ts'

/** Serves the operator's map tiles by ranges, since the file may be larger than the memory. */
export function mountTiles(app: Hono<HttpEnv>, dataDir: string): void {
  app.get(TILES_ADDRESS, async (c) => {
    const file = await open(tilesFile(dataDir)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
      throw error
    })
    if (!file) return notFound()
    let streaming = false
    try {
      const stat = await file.stat()
      const { size } = stat
      const tag = tagOf(stat)
      const headers: Record<string, string> = {
        ETag: `"${tag}"`,
        'Accept-Ranges': 'bytes',
        // An address with the version of another file must not be cached with this one.
        'Cache-Control': c.req.query('v') === tag ? IMMUTABLE : 'no-cache',
        'Content-Security-Policy': NO_SCRIPTS_CSP,
      }
      if (isUnchanged(c.req.header('if-none-match'), headers['ETag'] ?? '')) return c.body(null, 304, headers)
      headers['Content-Type'] = 'application/vnd.pmtiles'

      const ifRange = c.req.header('if-range')
      const range = ifRange === undefined || ifRange === headers['ETag'] ? readRange(c.req.header('range'), size) : null
      if (range === 'beyond') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
      const { start, end }: ByteRange = range ?? { start: 0, end: size - 1 }
      headers['Content-Length'] = String(end - start + 1)
      if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
      const status = range ? 206 : 200
      if (c.req.method === 'HEAD' || size === 0) return c.body(null, status, headers)
      streaming = true
      // The stream closes the file, also if the client disconnects.
      return c.body(
        Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>,
        status,
        headers,
      )
    } finally {
      if (!streaming) await file.close()
    }
  })
}
