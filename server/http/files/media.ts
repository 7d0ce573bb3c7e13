import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { ATTACHMENT_NAME, MEDIA_BASE, MEDIA_NAME, MEDIA_TYPES, PHOTO_NAME, WITHHELD_BASE } from '../../media/media.ts'
import { authorize } from '../request/access.ts'
import type { Actor } from '../request/actor.ts'
import { API_BASE } from '../request/base.ts'
import { chooseEncoding, encode, type Encoding, encodingsFor } from '../answers/encoding.ts'
import { IMMUTABLE, REVALIDATE_SHARED } from '../page/page.ts'
import { notFound } from '../request/plain.ts'
import { isUnchanged } from '../calls/read.ts'
import type { ApiOptions, HttpContext, HttpEnv } from '../request/types.ts'

/** A picture opened directly must not run with our origin: an SVG may contain scripts. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** Where admins have the attachments of what is not public. */
const ADMIN_ATTACHMENTS = `${API_BASE}/admin/attachments`
const FOR_ADMINS = { access: 'admin', method: 'GET', whileSuspended: false, whileNameless: false } as const

/** A member's own photos, also what of them is hidden, and those of what they may read and not everybody may. */
const FOR_MEMBERS = { access: 'member', method: 'GET', whileSuspended: true, whileNameless: true } as const

/** Of an uploaded photo: who has seen it may keep it for a day, what others are given of it anew (by a CDN) for a minute. */
const FOR_NOW = 'public, max-age=86400, s-maxage=60'

/** Text, unlike the other types of pictures, which are compressed already. */
const isDrawing = (name: string) => name.endsWith('.svg')
/** Longer drawings are sent as they are. */
const LONGEST_DRAWING_BYTES = 256 * 1024
const KEPT_DRAWINGS_BYTES = 2 * 1024 * 1024

/** What an attachment is called when it is saved; null if there is none of that name for this reader. */
export type SavedName = (mediaName: string, reader: 'everybody' | 'admin') => Promise<string | null>

/** Of an uploaded photo, whose it is, and whether that reader sees what has it. */
export interface PhotoAccess {
  owner: number
  shown: boolean
}

/** By its media name; null if nobody may see it. `reader`: a member; null: whoever comes. */
export type AccessOfPhoto = (mediaName: string, reader: PhotoReader | null) => Promise<PhotoAccess | null>
export type PhotoReader = Pick<Actor, 'userId' | 'suspended'>

interface Options extends Pick<ApiOptions, 'authenticate'> {
  dataDir: string
  photoAccess?: AccessOfPhoto | undefined
  savedName?: SavedName | undefined
}

/** Serves the media folder. Only names in the format of the store are looked up, so no path can leave the folder. */
export function mountMedia(
  app: Hono<HttpEnv>,
  {
    dataDir,
    savedName = () => Promise.resolve(null),
    photoAccess = () => Promise.resolve(null),
    authenticate,
  }: Options,
): void {
  const folder = path.join(dataDir, 'media')
  const drawings = new LRUCache<string, Buffer>({
    maxSize: KEPT_DRAWINGS_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  })
  const find = async (
    c: HttpContext,
    name: string,
    { reader, cacheControl }: { reader: 'everybody' | 'admin'; cacheControl: string },
  ) => {
    const suffix = MEDIA_NAME.exec(name)?.[1]
    const isAttachment = ATTACHMENT_NAME.test(name)
    const saveAs = isAttachment ? await savedName(name, reader) : null
    if (isAttachment && saveAs === null) return notFound()
    const file = suffix && (await openFile(path.join(folder, name)))
    if (!file) return notFound()
    return serve(c, { name, type: MEDIA_TYPES[suffix] as string, saveAs, cacheControl, file, drawings })
  }
  app.get(`${MEDIA_BASE}/:name`, async (c) => {
    const name = c.req.param('name')
    if (PHOTO_NAME.test(name)) {
      const access = await photoAccess(name, null)
      return access?.shown ? find(c, name, { reader: 'everybody', cacheControl: FOR_NOW }) : notFound()
    }
    // What a notice no longer has must not be had from caches.
    const cacheControl = ATTACHMENT_NAME.test(name) ? REVALIDATE_SHARED : IMMUTABLE
    return find(c, name, { reader: 'everybody', cacheControl })
  })
  app.get(`${WITHHELD_BASE}/:name`, async (c) => {
    const name = c.req.param('name')
    const actor = await authorize(FOR_MEMBERS, c.req.raw.headers, authenticate)
    const access = actor && (await photoAccess(name, actor))
    const isSeen = access && (access.shown || actor.userId === access.owner || actor.role === 'admin')
    return isSeen ? find(c, name, { reader: 'everybody', cacheControl: 'private, no-store' }) : notFound()
  })
  // Cookies of sessions are sent to the API only.
  app.get(`${ADMIN_ATTACHMENTS}/:name`, async (c) => {
    const name = c.req.param('name')
    await authorize(FOR_ADMINS, c.req.raw.headers, authenticate)
    return ATTACHMENT_NAME.test(name)
      ? find(c, name, { reader: 'admin', cacheControl: 'private, no-store' })
      : notFound()
  })
  app.get(`${MEDIA_BASE}/*`, () => notFound())
}

/** RFC 6266 and 8187: of the name, all but letters and digits of ASCII is percent-encoded. */
const dispositionOf = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`

async function openFile(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

interface Picture {
  name: string
  type: string
  /** Its name, if it is saved instead of shown. */
  saveAs: string | null
  cacheControl: string
  file: FileHandle
  drawings: LRUCache<string, Buffer>
}

async function serve(c: HttpContext, { name, type, saveAs, cacheControl, file, drawings }: Picture): Promise<Response> {
  // The name is unique to the content, so it is used as the ETag; weak where the same content has several encodings.
  const etag = isDrawing(name) ? `W/"${name}"` : `"${name}"`
  const headers: Record<string, string> = {
    ETag: etag,
    'Cache-Control': cacheControl,
    'Content-Security-Policy': SANDBOX,
    ...(isDrawing(name) && { Vary: 'Accept-Encoding' }),
  }
  if (isUnchanged(c.req.header('if-none-match'), etag)) {
    await file.close()
    return c.body(null, 304, headers)
  }
  headers['Content-Type'] = type
  if (saveAs !== null) headers['Content-Disposition'] = dispositionOf(saveAs)
  const { size } = await file.stat()
  const offered = isDrawing(name) && size <= LONGEST_DRAWING_BYTES ? encodingsFor(size) : []
  const encoding = chooseEncoding(c.req.header('accept-encoding'), offered)
  if (encoding) {
    const bytes = await compressed(drawings, name, encoding, file)
    const sent = { ...headers, 'Content-Encoding': encoding, 'Content-Length': String(bytes.length) }
    return c.req.method === 'HEAD' ? c.body(null, 200, sent) : c.body(new Uint8Array(bytes), 200, sent)
  }
  headers['Content-Length'] = String(size)
  if (c.req.method === 'HEAD') {
    await file.close()
    return c.body(null, 200, headers)
  }
  // The stream closes the file, also if the client disconnects.
  const body = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
  return c.body(body, 200, headers)
}

/** Reads and compresses a drawing once, and closes its file. */
async function compressed(
  drawings: LRUCache<string, Buffer>,
  name: string,
  encoding: Encoding,
  file: FileHandle,
): Promise<Buffer> {
  try {
    const key = `${encoding} ${name}`
    const bytes = drawings.get(key) ?? (await encode(await file.readFile('utf8'), encoding))
    drawings.set(key, bytes)
    return bytes
  } finally {
    await file.close()
  }
}
