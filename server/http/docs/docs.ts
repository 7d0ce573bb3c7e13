import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { API_BASE } from '../request/base.ts'
import { VIEWER_NOTICES, readNotices, readViewer } from './docs-viewer.ts'
import { openApi } from './openapi.ts'
import { serveFile } from '../page/page.ts'
import { pageFile, type PageFile } from '../page/page-files.ts'
import { notFound } from '../request/plain.ts'
import type { ServedEndpoint } from '../calls/serve.ts'
import type { HttpEnv } from '../request/types.ts'

/** Only what the viewer needs: it inserts style elements, and fetches our OpenAPI document. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API | 댕댕로드</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <script type="module" src="${API_BASE}/docs/viewer.js"></script>
  </head>
  <body>
    <rapi-doc
      spec-url="${API_BASE}/openapi.json"
      render-style="focused"
      schema-style="table"
      primary-color="#C2410C"
      load-fonts="false"
      show-header="false"
      allow-authentication="false"
      allow-server-selection="false"
    ></rapi-doc>
  </body>
</html>
`

const MAX_AGE = 'public, max-age=3600'
const KEPT = { 'Cache-Control': MAX_AGE }

/** Made at the first request and then shared by all: nothing is read or compressed anew for each. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** The API's documentation page. All its files are served here, so that it works without internet access. */
export function mountDocs(app: Hono<HttpEnv>, endpoints: readonly ServedEndpoint[]): void {
  const document = once(() => compressed(JSON.stringify(openApi(endpoints, API_BASE)), 'application/json'))
  const viewer = once(readViewer)
  const notices = once(readNotices)
  app.get(`${API_BASE}/openapi.json`, (c) => serveFile(c, document(), MAX_AGE))
  app.get(`${API_BASE}/docs`, (c) => c.html(PAGE, 200, { ...KEPT, 'Content-Security-Policy': POLICY }))
  app.get(`${API_BASE}/docs/viewer.js`, (c) => {
    const file = viewer()?.script
    return file ? serveFile(c, file, MAX_AGE) : notFound()
  })
  app.get(`${API_BASE}/docs/licenses.txt`, (c) => {
    const file = notices()
    return file ? serveFile(c, file, MAX_AGE) : notFound()
  })
  app.get(`${API_BASE}/docs/${VIEWER_NOTICES}`, (c) => {
    const file = viewer()?.notices
    return file ? serveFile(c, file, MAX_AGE) : notFound()
  })
}

function compressed(text: string, type: string): PageFile {
  const file = pageFile(new TextEncoder().encode(text), type)
  file.encoded.gzip = new Uint8Array(gzipSync(file.bytes))
  file.encoded.br = new Uint8Array(brotliCompressSync(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
  return file
}
