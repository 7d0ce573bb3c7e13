import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouteMatch, createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import type { FirstAnswers, RenderedScreen, Renderer } from '../../contract/offline/rendered-screens.ts'
import { App } from '../app/App.tsx'
import { describeError } from '../app/errors/error-page.ts'
import { ErrorPage, NotFoundPage } from '../app/frame/ErrorPage.tsx'
import { titleOf } from '../app/frame/page-title.ts'
import { createAppRouter } from '../app/router.tsx'
import { groupsQuery } from '../features/groups/queries.ts'
import { startNotices } from '../features/notices/queries.ts'
import { siteConfigQuery } from '../features/site/queries.ts'
import { ApiError, configureApi } from '../platform/api/api.ts'
import { createQueryClient } from '../platform/api/query-client.ts'
import { pageHead } from './page-head.ts'
import { previewOf } from './preview.ts'
import { withoutScript } from './without-script.ts'

const NOTHING: RenderedScreen = {
  status: 200,
  redirect: null,
  head: '',
  body: '',
  plain: { before: '', after: '' },
  state: null,
}

/**
 * Creates what renders screens; `server/http/page/rendered-pages.ts` puts them into the built page. `fetch` answers calls of the
 * API within the process; `origin` is the site's, for addresses that others follow.
 */
export function createRenderer(fetch: typeof globalThis.fetch, origin: string): Renderer {
  configureApi({ fetch })
  return { render: (address) => render(address, origin), previewOf }
}

async function render(address: string, origin: string): Promise<RenderedScreen> {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false, gcTime: Infinity },
  })
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory({ initialEntries: [address] }))
  const { pathname: path, search } = router.latestLocation
  // Its route has no loader, whose code would stand before every first screen.
  if (path === '/notice') startNotices(queryClient, search)
  const site = queryClient.prefetchQuery(siteConfigQuery)
  // Titles of lists name them.
  await queryClient.prefetchQuery(groupsQuery)
  await Promise.all([site, router.load()])
  await settled(queryClient)
  refuseFailures(queryClient)
  const { _serverResult: result } = router
  if (result?.type === 'redirect') return { ...NOTHING, status: 302, redirect: result.redirect.headers.get('location') }
  const failed = router.state.matches.find(({ status }) => status === 'error' || status === 'notFound')
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    failed ? (
      // An error boundary, which shows it in the page, doesn't work here.
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          {failed.status === 'notFound' ? <NotFoundPage /> : <ErrorPage error={failed.error} />}
        </RouterContextProvider>
      </QueryClientProvider>
    ) : (
      <App queryClient={queryClient} router={router} />
    ),
    // Large parts would otherwise come hidden at the end, with an inline script that puts them in place.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  // React would send the fallback of what fails inside a Suspense boundary, as if it were still loading.
  if (errors.length > 0) throw errors[0]
  const state = failed ? null : answersOf(queryClient)
  const { head, body } = split(await textOf(prelude as AsyncIterable<Uint8Array>))
  const { pathname, searchStr } = router.state.location
  const title = titleOf(router.state.matches)
  const description = pageHead({ title, pathname, search: searchStr, origin, queryClient })
  const plain = withoutScript({ pathname, search: searchStr, queryClient })
  queryClient.clear()
  return { status: statusOf(failed), redirect: null, head: head + description, body, plain, state }
}

function statusOf(failed: Pick<AnyRouteMatch, 'status' | 'error'> | undefined): number {
  if (!failed) return 200
  return failed.status === 'notFound' ? 404 : describeError(failed.error).status
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream) text += decoder.decode(part, { stream: true })
  return text
}

/** React writes what belongs into the head before everything else. */
function split(html: string): Pick<RenderedScreen, 'head' | 'body'> {
  const head = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

const answersOf = (client: QueryClient): FirstAnswers =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }) => [queryKey, state.data])

/** A screen that says that the server failed must not be kept: the page asks anew. What the API refuses is part of the screen. */
function refuseFailures(client: QueryClient): void {
  for (const { state } of client.getQueryCache().findAll()) {
    if (state.error && !(state.error instanceof ApiError && state.error.status >= 400 && state.error.status < 500))
      throw state.error
  }
}

/** Loaders start queries without waiting for them. */
async function settled(client: QueryClient): Promise<void> {
  for (;;) {
    const fetching = client.getQueryCache().findAll({ fetchStatus: 'fetching' })
    if (fetching.length === 0) return
    await Promise.allSettled(fetching.map(async ({ promise }) => promise))
  }
}
