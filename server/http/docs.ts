import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Hono } from 'hono'
import { API_BASE } from './base.ts'
import { openApi } from './openapi.ts'
import type { ServedEndpoint } from './serve.ts'
import type { HttpEnv } from './types.ts'

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

const KEPT = { 'Cache-Control': 'public, max-age=3600' }

/** The API's documentation page. All its files are served here, so that it works without internet access. */
export function mountDocs(app: Hono<HttpEnv>, endpoints: readonly ServedEndpoint[]): void {
  const document = JSON.stringify(openApi(endpoints, API_BASE))
  const viewer = createRequire(import.meta.url).resolve('rapidoc/dist/rapidoc-min.js')
  app.get(`${API_BASE}/openapi.json`, (c) => c.body(document, 200, { ...KEPT, 'Content-Type': 'application/json' }))
  app.get(`${API_BASE}/docs`, (c) => c.html(PAGE, 200, { ...KEPT, 'Content-Security-Policy': POLICY }))
  app.get(`${API_BASE}/docs/viewer.js`, (c) => {
    const headers = { ...KEPT, 'Content-Type': 'text/javascript; charset=utf-8', Vary: 'Accept-Encoding' }
    // The package contains a compressed copy; callers that don't accept gzip get the plain file.
    if (!c.req.header('accept-encoding')?.includes('gzip')) return c.body(readFileSync(viewer), 200, headers)
    return c.body(readFileSync(`${viewer}.gz`), 200, { ...headers, 'Content-Encoding': 'gzip' })
  })
}
