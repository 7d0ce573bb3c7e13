import type { Hono } from 'hono'
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status'
import { BUILD_HEADER } from '../../../contract/api/build-header.ts'
import { chooseEncoding, ENCODINGS } from '../answers/encoding.ts'
import type { BuiltPage } from './built-page.ts'
import { buildOf, type FileTransform, transformFile, type PageFile } from './page-files.ts'
import { notFound, bareFailure } from '../request/plain.ts'
import type { Preloads } from './preloads.ts'
import { isUnchanged } from '../calls/read.ts'
import type { FindRendered, RenderedPage } from './rendered-pages.ts'
import type { HttpContext, HttpEnv } from '../request/types.ts'

/** For files whose address changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For the app's icons: a first visit needs one several times, and a new drawing may take a day to be seen. */
const FOR_A_DAY = 'public, max-age=86400'
/** May be cached, but must be revalidated each time. */
const REVALIDATE = 'no-cache'
/** The same, and the page is the same for everybody. */
export const REVALIDATE_SHARED = 'public, no-cache'

export const INDEX = '/index.html'

function freshnessOf(path: string, { type }: PageFile): string {
  if (path.startsWith('/assets/')) return IMMUTABLE
  return type.startsWith('image/') ? FOR_A_DAY : REVALIDATE
}

/** Serves the built page. An address that isn't a file's gets the HTML, whose router shows the screen, or that there is none: then the status is 404. */
export function mountPage(
  app: Hono<HttpEnv>,
  files: BuiltPage['files'],
  { linksOf, isScreen }: Pick<Preloads, 'linksOf' | 'isScreen'>,
  fills: Record<string, FileTransform>,
  rendered: FindRendered = () => Promise.resolve(null),
): void {
  const index = files.get(INDEX)
  const build = buildOf(index)
  app.get('*', async (c) => {
    const { path } = c.req
    const file = files.get(path)
    const fill = Object.hasOwn(fills, path) ? fills[path] : undefined
    if (file && fill) return serveFile(c, await transformFile(file, fill), REVALIDATE)
    if (file) return serveFile(c, file, freshnessOf(path, file))
    if (!index || isFileLike(path) || !acceptsHtml(c)) return notFound()
    const page = await rendered(path, new URL(c.req.url).search)
    if (page) return serveRendered(c, page, build)
    if (!isScreen(path)) return serveFile(c, index, REVALIDATE, { status: 404 })
    const preloads = linksOf(path)
    return serveFile(c, index, REVALIDATE, { more: preloads ? { Link: preloads } : {} })
  })
  app.all('*', () => bareFailure('METHOD_NOT_ALLOWED', { Allow: 'GET, HEAD' }))
}

/** A missing file (an asset of an older build) must not be answered with the HTML page, which a browser would use as that file. */
function isFileLike(path: string): boolean {
  return path.startsWith('/assets/') || /\.[A-Za-z0-9]{1,12}$/.test(path)
}

function acceptsHtml(c: HttpContext): boolean {
  const accept = c.req.header('accept')
  return !accept || accept.includes('text/html') || accept.includes('*/*')
}

/** Rendered pages contain their data, and name their code themselves. A service worker takes only those of its own build. */
async function serveRendered(c: HttpContext, page: RenderedPage, build: string): Promise<Response> {
  if (page.status >= 300 && page.status < 400) return c.redirect(page.body, page.status as RedirectStatusCode)
  const headers: Record<string, string> = {
    ETag: page.etag,
    [BUILD_HEADER]: build,
    'Cache-Control': REVALIDATE_SHARED,
    Vary: 'Accept-Encoding',
  }
  if (page.status === 200 && isUnchanged(c.req.header('if-none-match'), page.etag)) return c.body(null, 304, headers)
  headers['Content-Type'] = 'text/html; charset=utf-8'
  const encoding = chooseEncoding(c.req.header('accept-encoding'), ENCODINGS)
  if (!encoding) return c.body(page.body, page.status as ContentfulStatusCode, headers)
  headers['Content-Encoding'] = encoding
  return c.body(new Uint8Array(await page.encoded(encoding)), page.status as ContentfulStatusCode, headers)
}

export function serveFile(
  c: HttpContext,
  file: PageFile,
  cacheControl: string,
  { status = 200, more = {} }: { status?: 200 | 404; more?: Record<string, string> } = {},
): Response {
  const available = ENCODINGS.filter((encoding) => file.encoded[encoding])
  const headers: Record<string, string> = {
    ETag: file.etag,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    ...more,
  }
  if (status === 200 && isUnchanged(c.req.header('if-none-match'), file.etag)) return c.body(null, 304, headers)
  headers['Content-Type'] = file.type
  const encoding = chooseEncoding(c.req.header('accept-encoding'), available)
  if (encoding) headers['Content-Encoding'] = encoding
  // Range requests get the whole file: ranges of a compressed copy aren't ranges of the file, and all files are small.
  const bytes = (encoding && file.encoded[encoding]) ?? file.bytes
  headers['Content-Length'] = String(bytes.length)
  return c.body(bytes, status, headers)
}
