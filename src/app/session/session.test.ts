import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import { siteApi } from '../../../contract/site/site-api.ts'
import { guard } from '../../features/session/guard-hooks.ts'
import { getLoginDialog, goToLogin, openLoginDialog } from '../../features/session/login/state.ts'
import {
  beginSession,
  checkOfSession,
  getSession,
  markLoggedIn,
  markLoggedOut,
  owedLogout,
  oweLogout,
} from '../../features/session/state.ts'
import { call } from '../../platform/api/api.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { addressOf, failure, stubApi } from '../../platform/testing/stub-api.ts'
import { hideSnackbar, hideToast, overlays, showSnackbar } from '../../ui/overlays/state.ts'
import { syncSession } from './session.ts'

const MEMBER = { id: 7, role: 'member' } as const
const PROFILE = { nickname: '콩이누나', introduction: '', marketing: false }
const client = createQueryClient()

function site(path: string) {
  const root = createRootRoute()
  const at = (to: string, more: object = {}) => createRoute({ getParentRoute: () => root, path: to, ...more })
  const routeTree = root.addChildren([
    at('/'),
    at('/place'),
    at('/my', { beforeLoad: guard('auth') }),
    at('/my/like'),
    at('/my/setting'),
    at('/auth/login', { beforeLoad: guard('guest') }),
  ])
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
}

let router = site('/place')
// A page has one router; listeners stay as long as the page does.
const current = {
  state: {
    get location() {
      return router.state.location
    },
  },
}
const listening: Parameters<typeof router.subscribe>[] = []
const subscribe = (...of: (typeof listening)[number]) => listening.push(of)
const follows = new Proxy({} as typeof router, {
  get: (_, key) => (key === 'state' ? current.state : key === 'subscribe' ? subscribe : Reflect.get(router, key)),
})
syncSession(follows, client)

async function visit(path: string): Promise<void> {
  router = site(path)
  for (const of of listening) router.subscribe(...of)
  await router.load()
}
const here = () => router.state.location.href

/** A visitor's pending like of a place. */
const heart = (place: number) => ({
  kind: 'likes.set',
  payload: { kind: 'place', id: place, liked: true, count: 3 },
  id: crypto.randomUUID(),
  author: null,
  at: Date.now(),
})
/** A server that records likes; gives those that were set. */
function hearts(): string[] {
  const liked: string[] = []
  const set = ({ url, body }: { url: URL; body: { liked: boolean } }) => {
    liked.push(url.pathname.split('/').slice(-2).join(' '))
    return { liked: body.liked, likeCount: 4 }
  }
  stubApi({ 'PUT /likes/place/1': set, 'PUT /likes/place/2': set })
  return liked
}

/** Simulates another tab's write to local storage. */
function otherTab(member: object | null): void {
  if (member) localStorage.setItem('daengdaeng.member', JSON.stringify(member))
  else localStorage.removeItem('daengdaeng.member')
  dispatchEvent(new StorageEvent('storage', { key: 'daengdaeng.member' }))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  markLoggedOut()
  client.clear()
})
afterEach(() => {
  // One of them breaks the client that all share.
  vi.restoreAllMocks()
  for (const { id } of overlays().toasts) hideToast(id)
})

describe('a session that ends', () => {
  test('R7.01 R8.04 R2.17 an acting member is logged out, sees the reason and is led to the login page', async () => {
    await visit('/place')
    markLoggedIn(MEMBER)
    stubApi({ 'PUT /users/me': () => failure(401), 'POST /auth/refresh': () => failure(401) })
    await expect(call(accountsApi.updateMe, { body: PROFILE })).rejects.toMatchObject({ status: 401 })
    expect(getSession().loggedIn).toBe(false)
    await vi.waitFor(() => expect(here()).toBe('/auth/login'))
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/place')
    expect(overlays().toasts).toMatchObject([{ message: '토큰 갱신에 실패했습니다.', color: 'error' }])
  })

  test('What fell 13: R7.01 an action whose session can’t be renewed leads to the login page even during the check at start', async () => {
    await visit('/place')
    markLoggedIn(MEMBER)
    stubApi({ 'PUT /users/me': () => failure(401), 'POST /auth/refresh': () => failure(401) })
    let checked = () => {}
    beginSession(() => new Promise<void>((resolve) => (checked = resolve)))
    await expect(call(accountsApi.updateMe, { body: PROFILE })).rejects.toMatchObject({ status: 401 })
    await vi.waitFor(() => expect(here()).toBe('/auth/login'))
    checked()
  })

  test('What fell 13: R7.01 the silent check at start leads nowhere: a public screen stays', async () => {
    await visit('/place')
    markLoggedIn(MEMBER)
    stubApi({ 'GET /users/me': () => failure(401), 'POST /auth/refresh': () => failure(401) })
    beginSession(() => call(accountsApi.getMe))
    await vi.waitFor(() => expect(getSession().loggedIn).toBe(false))
    await vi.waitFor(() => expect(checkOfSession()).toBeNull())
    expect(here()).toBe('/place')
    expect(overlays().toasts).toEqual([])
  })

  test.each(['/my/like', '/my/setting'])(
    'What fell: R7.01 the check at start leads from %s to the login page and back, as a visitor has it too',
    async (path) => {
      await visit(path)
      markLoggedIn(MEMBER)
      stubApi({ 'GET /users/me': () => failure(401), 'POST /auth/refresh': () => failure(401) })
      beginSession(() => call(accountsApi.getMe))
      await vi.waitFor(() => expect(here()).toBe('/auth/login'))
      expect(sessionStorage.getItem('redirectAfterLogin')).toBe(path)
      expect(overlays().toasts).toEqual([])
    },
  )

  test('What fell 14: R7.01 at the login page an action without a session leads nowhere, and not back to that page later', async () => {
    await visit('/auth/login')
    stubApi({ 'PUT /users/me': () => failure(401), 'POST /auth/refresh': () => failure(401) })
    await expect(call(accountsApi.updateMe, { body: PROFILE })).rejects.toMatchObject({ status: 401 })
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull()
    expect([here(), overlays().toasts]).toEqual(['/auth/login', []])
  })

  test('What fell 14: R8.03 that the session of an owed logout has ended already leads nowhere', async () => {
    await visit('/place')
    const refused = () => failure(401)
    const fetch = stubApi({ 'POST /auth/logout': refused, 'POST /auth/refresh': refused, 'GET /site-config': {} })
    oweLogout({ everywhere: false })
    await call(siteApi.getSiteConfig).catch(() => undefined)
    await vi.waitFor(() => expect(owedLogout()).toBeNull())
    expect(fetch.mock.calls.map(([url]) => addressOf(url).pathname)).toContain('/api/auth/logout')
    expect([here(), overlays().toasts]).toEqual(['/place', []])
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull()
  })

  test('What fell 14: what is a member’s is asked again when they come back to the page', () => {
    expect(client.getQueryDefaults(['member', 7, 'likes'])).toMatchObject({ refetchOnWindowFocus: true })
  })

  test('R7.02 concurrent calls share one refresh, and each is repeated', async () => {
    await visit('/place')
    markLoggedIn(MEMBER)
    let old = true
    const fetch = stubApi({
      'GET /users/me': () => (old ? failure(401) : { id: 7 }),
      'POST /auth/refresh': () => {
        old = false
        return null
      },
    })
    expect(await Promise.all([call(accountsApi.getMe), call(accountsApi.getMe)])).toEqual([{ id: 7 }, { id: 7 }])
    const asked = fetch.mock.calls.map(([address]) => (typeof address === 'string' ? address : ''))
    expect(asked.filter((address) => address.endsWith('/auth/refresh'))).toHaveLength(1)
    expect(asked.filter((address) => address.endsWith('/users/me'))).toHaveLength(4)
  })
})

describe('other tabs', () => {
  test('R4.01 a logout there is one here: a member’s screen leads to the login page and back, a public one stays', async () => {
    await visit('/my')
    markLoggedIn(MEMBER)
    await visit('/my')
    client.setQueryData(['member', 7, 'me'], { id: 7 })
    otherTab(null)
    expect(getSession().loggedIn).toBe(false)
    expect(client.getQueryData(['member', 7, 'me'])).toBeUndefined()
    await vi.waitFor(() => expect(here()).toBe('/auth/login'))
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/my')

    markLoggedIn(MEMBER)
    await visit('/place')
    otherTab(null)
    expect(getSession().loggedIn).toBe(false)
    expect(here()).toBe('/place')
  })

  test('R1.4 R4.08 a login there resumes the pending action here, and closes the dialog', async () => {
    await visit('/place')
    const liked = hearts()
    openLoginDialog({ pending: heart(1) })
    otherTab({ ...MEMBER, renewedAt: 0 })
    expect(getLoginDialog().show).toBe(false)
    expect(getSession()).toEqual({ loggedIn: true, role: 'member', userId: 7 })
    await vi.waitFor(() => expect(liked).toEqual(['place 1']))
  })

  test('a login there ends the wait at the login page here', async () => {
    sessionStorage.setItem('redirectAfterLogin', '/my')
    await visit('/auth/login')
    otherTab({ ...MEMBER, renewedAt: 0 })
    await vi.waitFor(() => expect(here()).toBe('/my'))
  })

  test('another member’s login there shows nothing of the previous one', async () => {
    await visit('/place')
    markLoggedIn(MEMBER)
    client.setQueryData(['member', 7, 'me'], { id: 7 })
    otherTab({ id: 8, role: 'admin', renewedAt: 0 })
    expect(client.getQueryData(['member', 7, 'me'])).toBeUndefined()
    expect(getSession()).toEqual({ loggedIn: true, role: 'admin', userId: 8 })
  })
})

describe('a pending action at the login page', () => {
  const KEY = 'daengdaeng.begun'
  const leave = async () => {
    await visit('/place')
    openLoginDialog({ pending: heart(1) })
    goToLogin('/place')
    await router.navigate({ href: '/auth/login' })
  }
  /** Simulates a pending action that was stored otherwise. */
  const meddle = (changes: object) =>
    sessionStorage.setItem(KEY, JSON.stringify({ ...(JSON.parse(sessionStorage.getItem(KEY)!) as object), ...changes }))
  /** A later pending action is resumed, and only after the one before it. */
  async function alsoAnother(liked: string[]): Promise<string[]> {
    expect(sessionStorage.getItem(KEY)).toBeNull()
    markLoggedOut()
    openLoginDialog({ pending: heart(2) })
    markLoggedIn(MEMBER)
    await vi.waitFor(() => expect(liked).toContain('place 2'))
    return liked
  }

  test('R1.4 R4.08 R4.09 is resumed after the login, also after a reload', async () => {
    const liked = hearts()
    await leave()
    expect(liked).toEqual([])
    expect(sessionStorage.getItem(KEY), 'outlives the page').toContain('likes.set')
    markLoggedIn(MEMBER)
    expect(sessionStorage.getItem(KEY)).toBeNull()
    await vi.waitFor(() => expect(liked).toEqual(['place 1']))
  })

  test('is resumed once if a tab and its duplicate both see the login', async () => {
    const liked = hearts()
    await leave()
    const copy = sessionStorage.getItem(KEY)!
    markLoggedIn(MEMBER)
    await vi.waitFor(() => expect(liked).toEqual(['place 1']))
    liked.length = 0
    markLoggedOut()
    client.clear()
    sessionStorage.setItem(KEY, copy)
    markLoggedIn(MEMBER)
    expect(await alsoAnother(liked)).toEqual(['place 2'])
  })

  test('is discarded on navigating elsewhere', async () => {
    const liked = hearts()
    await leave()
    await router.navigate({ href: '/' })
    markLoggedIn(MEMBER)
    expect(await alsoAnother(liked)).toEqual(['place 2'])
  })

  test.each([
    ['half an hour later', () => ({ at: Date.now() - 31 * 60_000 })],
    ['of a time that has not come', () => ({ at: Date.now() + 60_000 })],
    ['of a kind that is none of ours', () => ({ kind: 'toString' })],
    [
      'of a place outside of the app',
      () => ({ payload: { kind: 'place', id: '//evil.example/1', liked: true, count: 3 } }),
    ],
    ['of a member whose session had ended, once another one logs in', () => ({ author: 8 })],
  ])('is not done %s', async (_, changes) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const liked = hearts()
    await leave()
    meddle(changes())
    markLoggedIn(MEMBER)
    expect(await alsoAnother(liked)).toEqual(['place 2'])
  })

  test('shows a message when it fails', async () => {
    await leave()
    vi.spyOn(client, 'cancelQueries').mockImplementation(() => {
      throw new Error('broken')
    })
    markLoggedIn(MEMBER)
    await vi.waitFor(() => expect(overlays().toasts).toMatchObject([{ color: 'error' }]))
  })
})

describe('What fell: a message that offers to undo something', () => {
  const undo = { label: '되돌리기', act: () => undefined }
  const isOffered = () => overlays().snackbar.visible

  test.each([
    ['is gone once another member is logged in', () => otherTab({ id: 8, role: 'member', renewedAt: 0 })],
    ['is gone once its member has logged out', () => markLoggedOut()],
    ['is gone once its member has logged out in another tab', () => otherTab(null)],
  ])('%s', async (_title, change) => {
    markLoggedIn(MEMBER)
    await Promise.resolve()
    showSnackbar('찜을 해제했어요.', 'info', undo)
    change()
    await vi.waitFor(() => expect(isOffered()).toBe(false))
  })

  test('stays while the session of its member goes on, and so does a message without an offer', async () => {
    markLoggedIn(MEMBER)
    await Promise.resolve()
    showSnackbar('찜을 해제했어요.', 'info', undo)
    markLoggedIn({ ...MEMBER, role: 'admin' })
    await Promise.resolve()
    expect(isOffered()).toBe(true)
    showSnackbar('저장했어요.', 'success')
    markLoggedOut()
    await Promise.resolve()
    expect(isOffered()).toBe(true)
    hideSnackbar()
  })
})
