import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { MEDIA_BASE, MEDIA_NAME, MEDIA_TYPES } from '../media/media.ts'
import { IMMUTABLE } from './page.ts'
import { notFound } from './plain.ts'
import { isUnchanged } from './read.ts'
import type { HttpContext, HttpEnv } from './types.ts'

/** A picture opened directly must not run with our origin: an SVG may contain scripts. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** Serves the media folder. Only names in the format of the store are looked up, so no path can leave the folder. */
export function mountMedia(app: Hono<HttpEnv>, dataDir: string): void {
  const folder = path.join(dataDir, 'media')
  app.get(`${MEDIA_BASE}/:name`, async (c) => {
    const name = c.req.param('name')
    const suffix = MEDIA_NAME.exec(name)?.[1]
    const file = suffix && (await openFile(path.join(folder, name)))
    return file ? serve(c, name, MEDIA_TYPES[suffix] as string, file) : notFound()
  })
  app.get(`${MEDIA_BASE}/*`, () => notFound())
}

async function openFile(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function serve(c: HttpContext, name: string, type: string, file: FileHandle): Promise<Response> {
  // The name is unique to the content, so it is used as the ETag.
  const headers = { ETag: `"${name}"`, 'Cache-Control': IMMUTABLE, 'Content-Security-Policy': SANDBOX }
  const unchanged = isUnchanged(c.req.header('if-none-match'), headers.ETag)
  if (unchanged || c.req.method === 'HEAD') {
    const { size } = await file.stat()
    await file.close()
    if (unchanged) return c.body(null, 304, headers)
    return c.body(null, 200, { ...headers, 'Content-Type': type, 'Content-Length': String(size) })
  }
  const { size } = await file.stat()
  // The stream closes the file, also if the client disconnects.
  const body = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
  return c.body(body, 200, { ...headers, 'Content-Type': type, 'Content-Length': String(size) })
}
