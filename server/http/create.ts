import { Hono, type MiddlewareHandler } from 'hono'
import { BUILD_HEADER } from '../../contract/api/build-header.ts'
import type { ErrorCode } from '../../contract/api/errors.ts'
import type { Deps } from '../deps.ts'
import { movedRefusal, Refusal } from '../refusals/refusal.ts'
import { mountApi, publicAnswers } from './calls/api.ts'
import { API_BASE } from './request/base.ts'
import { NO_PAGE } from './page/built-page.ts'
import { mountDocs } from './docs/docs.ts'
import { type Download, mountDownloads } from './files/downloads.ts'
import { failureOf, failureResponse, movedResponse, retryAfter } from '../refusals/failure.ts'
import { mountHealth, type Ready } from './connections/health.ts'
import { inProcessApi } from './calls/in-process.ts'
import { mountMedia, type AccessOfPhoto, type SavedName } from './files/media.ts'
import { logRequests } from './connections/observe.ts'
import { INDEX, mountPage } from './page/page.ts'
import { buildOf, type FileTransform, inlineScriptHashes, type PageFile } from './page/page-files.ts'
import { bareFailure } from './request/plain.ts'
import { mountPreviews } from './page/previews.ts'
import { warnOfProxies } from './connections/proxy-warning.ts'
import { renderedPages } from './page/rendered-pages.ts'
import { defaultCsp, securityHeaders } from './request/security.ts'
import type { Route } from './calls/serve.ts'
import { mountSitemap, type SitemapSource } from './page/sitemap.ts'
import { mountStreams, type Stream } from './connections/streams.ts'
import { mountTiles } from './files/tiles.ts'
import type { ApiOptions, HttpEnv } from './request/types.ts'

interface Extras {
  /** By address: files of the page that contain settings of this deployment. */
  fills?: Record<string, FileTransform>
  downloads?: readonly Download[]
  streams?: readonly Stream[]
  /** Content that search engines should know, by kind. */
  sitemaps?: Record<string, SitemapSource>
  /** Whether there was something at an address that is gone now. */
  isGone?: (path: string) => Promise<boolean>
  /** The address to which another one has moved for good. */
  movedTo?: (path: string) => Promise<string | null>
  /** The same of an address below the base of the API. */
  apiMovedTo?: (path: string) => Promise<string | null>
  savedName?: SavedName
  photoAccess?: AccessOfPhoto
}

/** An open page of another build learns of this one by its first answer. */
function tellBuild(index: PageFile | undefined): MiddlewareHandler<HttpEnv> {
  const tag = buildOf(index)
  return async (c, next) => {
    await next()
    c.res.headers.set(BUILD_HEADER, tag)
  }
}

/** HEAD is answered as GET is, without the body: a stream or a file that was opened for it is closed, as nobody will read it. */
const dropBodyOfHead: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
}

const MISSING: ReadonlySet<ErrorCode> = new Set(['PLACE_NOT_FOUND', 'TARGET_NOT_FOUND'])

/** The complete HTTP side, around the routes of an API. */
export function createHttp(
  routes: readonly Route[],
  deps: Deps & Ready & Pick<ApiOptions, 'limiter' | 'answerStore' | 'knownDevice'>,
  {
    fills = {},
    downloads = [],
    streams = [],
    sitemaps = {},
    isGone,
    movedTo,
    apiMovedTo,
    savedName,
    photoAccess,
  }: Extras = {},
): Hono<HttpEnv> {
  const { files, preloads } = deps.page ?? NO_PAGE
  const index = files.get(INDEX)
  const hashes = index ? inlineScriptHashes(new TextDecoder().decode(index.bytes)) : []

  const app = new Hono<HttpEnv>()
  app.use(dropBodyOfHead, logRequests(deps), warnOfProxies(deps), securityHeaders(deps.env, hashes))
  app.use(`${API_BASE}/*`, defaultCsp, tellBuild(index))
  mountHealth(app, deps)
  mountDocs(
    app,
    routes.map(({ endpoint }) => endpoint),
  )
  mountDownloads(app, downloads, deps)
  mountStreams(app, streams, deps)
  mountMedia(app, { ...deps, dataDir: deps.env.dataDir, savedName, photoAccess })
  const answers = publicAnswers(deps)
  mountApi(app, routes, { ...deps, answers })
  mountTiles(app, deps.env.dataDir)
  mountSitemap(app, { origin: deps.origin, sources: sitemaps })
  mountPage(app, files, preloads, fills, rendered())

  function rendered() {
    if (!index || !deps.createRenderer) return undefined
    const api = inProcessApi(routes, { ...deps, answers })
    const { render, previewOf } = deps.createRenderer(api.fetch, deps.origin)
    mountPreviews(app, { api, describe: previewOf, media: deps.media })
    const built = new TextDecoder().decode(index.bytes)
    return renderedPages({
      ...deps,
      ...(isGone && { isGone }),
      ...(movedTo && { movedTo }),
      render,
      api,
      index: built,
      filesOf: preloads.filesOf,
    })
  }

  // The only place where an error becomes a response.
  app.onError(async (thrown, c) => {
    const requestId = c.get('requestId')
    const { path } = c.req
    const isApi = path.startsWith(`${API_BASE}/`) || path === API_BASE
    const err = isApi ? await unlessMoved(thrown, path.slice(API_BASE.length)) : thrown
    const failure = failureOf(err, requestId)
    if (!(err instanceof Refusal)) deps.log.error({ err, requestId }, failure.code)
    if (!isApi) return bareFailure(failure.code)
    return failure.movedTo
      ? movedResponse(failure, c.req.method, API_BASE + failure.movedTo + new URL(c.req.url).search)
      : failureResponse(failure, retryAfter(err))
  })

  /** What isn't there may be at another address. */
  async function unlessMoved(thrown: Error, path: string): Promise<Error> {
    if (!apiMovedTo || !(thrown instanceof Refusal) || !MISSING.has(thrown.code)) return thrown
    try {
      const to = await apiMovedTo(path)
      return to === null ? thrown : movedRefusal(to)
    } catch (err) {
      return err as Error
    }
  }
  return app
}
