import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { PageError } from '../../lib/page-error.ts'
import { ApiError } from '../../platform/api/api.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { idParams } from '../../platform/navigation/path-params.ts'
import { askConfirm, overlays } from '../../ui/overlays/state.ts'
import { App } from '../App.tsx'
import { onCaughtError } from '../errors/caught-errors.ts'
import { ErrorPage, NotFoundPage } from '../frame/ErrorPage.tsx'
import { Main } from '../frame/Main.tsx'
import { DefaultLayout } from '../layouts/DefaultLayout.tsx'
import { Root } from '../Root.tsx'
import { createAppRouter, limitPreloads, MAX_PRELOADS } from '../router.tsx'

const title = () => document.head.querySelector('title')?.textContent

/** A `validateSearch` that rejects what it is given. */
function refusing(): never {
  throw new PageError(404, 'no sense', true)
}

/** A small site with our root and error page around screens that need no server. */
function visit(path: string, { bot = false } = {}) {
  const queryClient = createQueryClient()
  const root = createRootRoute({ errorComponent: ErrorPage, notFoundComponent: NotFoundPage })
  const layout = createRoute({
    getParentRoute: () => root,
    id: 'layout',
    component: () => (
      <DefaultLayout>
        <Outlet />
      </DefaultLayout>
    ),
  })
  const screenAt = (at: string, more: object = {}) =>
    createRoute({
      getParentRoute: () => layout,
      path: at,
      head: () => ({ meta: [{ title: `화면 ${at}` }] }),
      component: () => (
        <>
          <h1>{at}</h1>
          <Link to={'/b' as never}>다음</Link>
          <Link to="." search={{ q: 'x' } as never}>
            좁히기
          </Link>
        </>
      ),
      ...more,
    })
  const throws = (error: Error) => ({
    loader: () => {
      throw error
    },
  })
  const routes = [
    screenAt('/'),
    screenAt('/b'),
    screenAt('/place/$id', { params: idParams }),
    screenAt('/list', { validateSearch: refusing }),
    screenAt('/secret', throws(new PageError(403))),
    screenAt('/gone', throws(new ApiError('PLACE_NOT_FOUND', 404, '없어졌어요.'))),
    screenAt('/broken', throws(new Error('뜻밖'))),
  ]
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren(routes)]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { queryClient, bot },
    InnerWrap: Root,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
    { onCaughtError },
  )
  return router
}

let warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  stubApi({ 'GET /site-config': { brand: '멍멍길' } })
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(cleanup)

describe('the document’s title', () => {
  test('R1.1 is {title} | {brand}, with the brand of the settings, on each screen that is opened', async () => {
    const router = visit('/')
    await waitFor(() => expect(title()).toBe('화면 / | 멍멍길'))
    await act(() => router.navigate({ to: '/b' as never }))
    expect(title()).toBe('화면 /b | 멍멍길')
    await act(() => router.navigate({ to: '/nope' as never }))
    await waitFor(() => expect(title()).toBe('페이지를 찾을 수 없습니다. | 멍멍길'))
    expect(document.head.querySelectorAll('title')).toHaveLength(1)
  })

  test('R1.1 has the built-in brand until the settings are there', async () => {
    stubApi({})
    visit('/')
    await screen.findByRole('heading', { name: '/' })
    expect(title()).toBe('화면 / | 댕댕로드')
  })
})

describe('the error page', () => {
  const seen = () => ({
    status: screen.getByText(/^\d{3}$/).textContent,
    message: screen.getByRole('heading', { level: 1 }).textContent,
    fatal: document.querySelector('[data-fatal]')?.getAttribute('data-fatal'),
  })

  test.each([
    ['/secret', '403', '접근 권한이 없습니다.'],
    ['/gone', '404', '페이지를 찾을 수 없습니다.'],
    ['/broken', '500', '오류가 발생했습니다.'],
  ])('R6.03 shows for %s the status %s and %s', async (path, status, message) => {
    visit(path)
    await screen.findByRole('heading', { name: message })
    expect(seen()).toMatchObject({ status, message })
    warn.mockClear()
  })

  test('R2.33 has a message for 404, one for 403 and one for any other', async () => {
    const { messageOf } = await import('../errors/error-page.ts')
    expect([404, 403, 500, 418].map(messageOf)).toEqual([
      '페이지를 찾을 수 없습니다.',
      '접근 권한이 없습니다.',
      '오류가 발생했습니다.',
      '오류가 발생했습니다.',
    ])
  })

  test('R2.32 is shown between the site’s header and footer, and its button clears the error and goes home', async () => {
    const router = visit('/broken')
    const home = await screen.findByRole('button', { name: '홈으로 가기' })
    expect(screen.getByRole('banner')).toBeDefined()
    expect(screen.getByRole('contentinfo')).toBeDefined()
    expect(seen().status).toBe('500')
    await userEvent.click(home)
    await screen.findByRole('heading', { name: '/' })
    expect(router.state.location.pathname).toBe('/')
    expect(screen.queryByText('오류가 발생했습니다.')).toBeNull()
  })

  test('R8.01 an unknown route is a non-fatal 404, logged as Page not found: {path}', async () => {
    visit('/no/such/page')
    await screen.findByRole('heading', { name: '페이지를 찾을 수 없습니다.' })
    expect(seen()).toMatchObject({ status: '404', fatal: 'false' })
    expect(warn).toHaveBeenCalledWith('404 not fatal: Page not found: /no/such/page')
  })

  test.each(['/place/abc', '/place/0', '/place/1.5', '/list?weight=heavy'])(
    'R8.01 %s, which no route can read, is a fatal 404',
    async (path) => {
      visit(path)
      await screen.findByRole('heading', { name: '페이지를 찾을 수 없습니다.' })
      expect(seen()).toMatchObject({ status: '404', fatal: 'true' })
    },
  )

  test('R8.01 a route whose parameters are valid is no error', async () => {
    visit('/place/7')
    expect(await screen.findByRole('heading', { name: '/place/$id' })).toBeDefined()
    expect(document.querySelector('[data-fatal]')).toBeNull()
  })

  test('R2.34 is only logged for search engines and link previews, not rendered', async () => {
    visit('/no/such/page', { bot: true })
    await waitFor(() => expect(warn).toHaveBeenCalledWith('404 not fatal: Page not found: /no/such/page'))
    expect(screen.queryByText('페이지를 찾을 수 없습니다.')).toBeNull()
    expect(screen.queryByRole('main')).toBeNull()
  })
})

describe('navigation', () => {
  test('puts the focus on the opened screen, but leaves it where only the search changed', async () => {
    visit('/')
    const narrow = await screen.findByRole('link', { name: '좁히기' })
    await userEvent.click(narrow)
    expect(document.activeElement).toBe(narrow)
    await userEvent.click(screen.getByRole('link', { name: '다음' }))
    await screen.findByRole('heading', { name: '/b' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main', { name: '화면 /b' })))
  })

  test('the first screen replaces the static frame', async () => {
    const boot = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'boot' }))
    visit('/')
    expect(boot.isConnected, 'while nothing else is rendered').toBe(true)
    await screen.findByRole('heading', { name: '/' })
    expect(boot.isConnected).toBe(false)
  })

  test('leaving a screen answers its open dialog with no', async () => {
    const router = visit('/')
    await screen.findByRole('heading', { name: '/' })
    const answer = askConfirm('정말 지울까요?')
    await waitFor(() => expect(overlays().dialog.show).toBe(true))
    await act(() => router.navigate({ to: '/b' as never }))
    expect(await answer).toBe(false)
    expect(overlays().dialog.show).toBe(false)
  })

  test('a skip link leads past the header', async () => {
    visit('/')
    const skip = await screen.findByRole('link', { name: '본문으로 건너뛰기' })
    expect(document.querySelector(skip.getAttribute('href')!)?.tagName).toBe('MAIN')
    expect(document.querySelector('a')).toBe(skip)
  })
})

describe('preloading', () => {
  test('R9.04 runs at most 4 at once, and none is lost', async () => {
    expect(MAX_PRELOADS).toBe(4)
    const root = createRootRoute()
    let running = 0
    let most = 0
    const loaded: string[] = []
    const place = createRoute({
      getParentRoute: () => root,
      path: '/place/$id',
      loader: async ({ params }) => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running--
        loaded.push(params.id)
      },
    })
    const router = createRouter({ routeTree: root.addChildren([place]), history: createMemoryHistory() })
    limitPreloads(router)
    const ids = Array.from({ length: 11 }, (_, index) => String(index))
    await Promise.all(ids.map((id) => router.preloadRoute({ to: '/place/$id', params: { id } } as never)))
    expect(most).toBe(4)
    expect(loaded.sort()).toEqual(ids.sort())
  })

  test('R9.04 the page’s own router goes through that queue', async () => {
    const before = createRouter({ routeTree: createRootRoute() }).preloadRoute
    const router = createAppRouter({ queryClient: createQueryClient(), bot: false }, createMemoryHistory())
    expect(String(router.preloadRoute)).not.toBe(String(before))
  })
})

test('the whole page is rendered: layout, overlays, an unknown address', async () => {
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: ['/없는/곳'] })
  render(<App queryClient={queryClient} router={createAppRouter({ queryClient, bot: false }, history)} />)
  await screen.findByRole('heading', { name: '페이지를 찾을 수 없습니다.' })
  expect(screen.getAllByRole('navigation', { name: '주요 메뉴' })).not.toHaveLength(0)
})

test('a main landmark without a title is named by the brand alone', async () => {
  const queryClient = createQueryClient()
  const root = createRootRoute({ component: () => <Main>내용</Main> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByText('내용')
  await waitFor(() => expect(title()).toBe('멍멍길'))
})
