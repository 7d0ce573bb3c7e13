import { beforeEach, describe, expect, test, vi } from 'vitest'
import { groupsApi } from '../../../contract/groups/groups-api.ts'
import { sessionApi } from '../../../contract/session/session-api.ts'
import { call, configureApi } from '../../platform/api/api.ts'
import { submitCommand } from '../../platform/commands/run-command.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { sampleUser } from '../../platform/testing/sample-user.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { device, resetDevice } from '../../platform/testing/stub-idb-keyval.ts'
import { hideToast, overlays } from '../../ui/overlays/state.ts'
import { credentialsFor, logIn, logOut, resumeLogout } from './mutations.ts'
import { meQuery } from './queries.ts'
import { checkSession, renewSession } from './renewal-mutations.ts'
import { beginSession, getSession, markLoggedIn, markLoggedOut, owedLogout, storedMember } from './state.ts'

vi.mock('idb-keyval', () => import('../../platform/testing/stub-idb-keyval.ts'))

const USER = sampleUser({ nickname: '콩이누나' })
const OUT = { loggedIn: false, role: null, userId: null }
const IN = { loggedIn: true, role: 'member', userId: 7 }

const client = createQueryClient()
const cached = () => client.getQueryData(meQuery(7).queryKey)
beforeEach(() => {
  markLoggedOut()
  client.clear()
  localStorage.clear()
  resetDevice()
  for (const { id } of overlays().toasts) hideToast(id)
})

describe('the current user', () => {
  test('R4.01 a login stores the user under their id and sets the flag', async () => {
    stubApi({ 'POST /auth/login': { ...USER, restored: true } })
    expect(await submitCommand(client, logIn, { email: 'kong@example.com', password: 'x' })).toMatchObject({
      restored: true,
    })
    expect(getSession()).toEqual(IN)
    expect(cached()).toEqual(USER)
    expect(storedMember()).toMatchObject({ id: 7, role: 'member' })
  })

  test('What fell 12: a login leaves no other member’s answers on the device, the end of a session nobody’s', async () => {
    const [mine, theirs, shared] = ['member-["member",7,"likes"]', 'member-["member",8,"likes"]', 'list-["places"]']
    const kept = () => [...device.entries.keys()]
    for (const name of [mine, theirs, shared]) device.entries.set(name, {})
    stubApi({ 'POST /auth/login': USER })
    await submitCommand(client, logIn, { email: 'kong@example.com', password: 'x' })
    await vi.waitFor(() => expect(kept()).toEqual([mine, shared]))
    stubApi({ 'GET /users/me': () => failure(401) })
    await checkSession(client)
    await vi.waitFor(() => expect(kept()).toEqual([shared]))
  })

  test('What fell 15: the answer to the check at start is persisted, though no screen has used it yet', async () => {
    stubApi({ 'GET /users/me': USER })
    await checkSession(client)
    expect(client.getQueryCache().find({ queryKey: meQuery(7).queryKey })?.meta).toMatchObject(memberPersisted('getMe'))
  })

  test('R4.01 a refused current-user call clears the flag and the member’s data', async () => {
    markLoggedIn(USER)
    client.setQueryData(meQuery(7).queryKey, USER)
    stubApi({ 'GET /users/me': () => failure(401) })
    await checkSession(client)
    expect(getSession()).toEqual(OUT)
    expect(cached()).toBeUndefined()
    expect(storedMember()).toBeNull()
  })

  test('without a network, or with a server in trouble, the member stays', async () => {
    markLoggedIn(USER)
    configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    await checkSession(client)
    stubApi({ 'GET /users/me': () => failure(503) })
    await checkSession(client)
    expect(getSession()).toEqual(IN)
  })
})

describe('renewing', () => {
  test('R7.02 simultaneous renewals are one call', async () => {
    markLoggedIn(USER)
    const fetch = stubApi({ 'POST /auth/refresh': null })
    const sentAt = Date.now()
    const all = [renewSession(sentAt), renewSession(sentAt), renewSession(sentAt)]
    expect(await Promise.all(all)).toEqual([true, true, true])
    expect(fetch).toHaveBeenCalledTimes(1)
    await renewSession(Date.now() + 1)
    expect(fetch, 'of a call sent later').toHaveBeenCalledTimes(2)
  })

  test('R7.02 a call that was sent before a renewal, and is refused after it, is repeated without another', async () => {
    markLoggedIn(USER)
    const fetch = stubApi({ 'POST /auth/refresh': null })
    const sentAt = Date.now() - 1
    await renewSession(Date.now() + 1)
    expect(await renewSession(sentAt)).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('R7.02 a session renewed by another tab meanwhile isn’t renewed again', async () => {
    markLoggedIn(USER)
    const fetch = stubApi({ 'POST /auth/refresh': null })
    const request = vi.fn(async (_: string, turn: () => Promise<boolean>) => {
      localStorage.setItem('daengdaeng.member', JSON.stringify({ id: 7, role: 'member', renewedAt: Date.now() + 1 }))
      return turn()
    })
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await renewSession(Date.now())).toBe(true)
    expect(request.mock.calls[0]![0]).toBe('daengdaeng.renew')
    expect(fetch).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test('R4.01 it sets the flag; a refusal ends the session, a missing answer does not', async () => {
    stubApi({ 'POST /auth/refresh': null })
    expect(await renewSession(Date.now())).toBe(true)
    expect(getSession().loggedIn).toBe(true)
    stubApi({ 'POST /auth/refresh': () => failure(401) })
    expect(await renewSession(Date.now() + 1)).toBe(false)
    stubApi({ 'POST /auth/refresh': () => failure(500) })
    await expect(renewSession(Date.now() + 1)).rejects.toMatchObject({ status: 500 })
  })
})

describe('logging out', () => {
  const fill = () => {
    markLoggedIn(USER)
    client.setQueryData(meQuery(7).queryKey, USER)
    localStorage.setItem('daengdaeng.dog', '콩이')
    localStorage.setItem('mantine-color-scheme-value', 'dark')
    sessionStorage.setItem('redirectAfterLogin', '/my')
  }
  const nothingLeft = (...but: string[]) => {
    expect(getSession()).toEqual(OUT)
    expect(cached()).toBeUndefined()
    expect(Object.keys(localStorage).sort()).toEqual([...but, 'mantine-color-scheme-value'])
    expect(sessionStorage).toHaveLength(0)
  }

  test('deletes everything of the member except the colour scheme', async () => {
    fill()
    stubApi({ 'POST /auth/logout': null })
    await logOut(client)
    nothingLeft()
    expect(overlays().toasts).toEqual([])
  })

  test('R8.03 a failed logout says 로그아웃 처리에 실패했습니다., and the member is logged out here all the same', async () => {
    fill()
    stubApi({ 'POST /auth/logout': () => failure(500) })
    await logOut(client)
    nothingLeft('daengdaeng.logout')
    expect(overlays().toasts[0]).toMatchObject({ message: '로그아웃 처리에 실패했습니다.', color: 'error' })
  })

  describe('What fell 9: without a network', () => {
    const GROUPS = groupsApi.listGroups
    const away = () => Promise.reject(new TypeError('Failed to fetch'))
    /** Calls that reached the network: what, and whether with cookies. */
    let sent: string[]
    const online = (answers: Record<string, unknown> = {}) => {
      const network = stubApi({ 'POST /auth/logout': null, 'GET /groups': [], ...answers })
      configureApi({ fetch: (...request) => (record(...request), network(...request)) })
    }
    const record = (address: unknown, init?: RequestInit) =>
      sent.push(`${init?.method} ${String(address).replace('/api', '')} ${init?.credentials}`)
    beforeEach(() => {
      sent = []
      fill()
      configureApi({
        fetch: (...request) => (record(...request), away()),
        // As app/session/session.ts does.
        credentials: async (endpoint) => (owedLogout() ? credentialsFor(client, endpoint) : 'include'),
      })
    })

    test('What fell 9: the logout is owed, the page shows a visitor, and nothing carries the session’s cookies', async () => {
      await logOut(client)
      nothingLeft('daengdaeng.logout')
      await call(GROUPS).catch(() => undefined)
      await expect(call(sessionApi.login, { body: { email: 'a@b.kr', password: 'x' } })).rejects.toMatchObject({
        code: 'NETWORK',
      })
      expect(sent.filter((one) => !one.startsWith('POST /auth/logout'))).toEqual(['GET /groups omit'])
    })

    test('What fell 9: it is sent before anything else once there is a network, and once', async () => {
      await logOut(client)
      sent = []
      online({ 'POST /auth/login': { ...USER, id: 8, restored: false } })
      await Promise.all([submitCommand(client, logIn, { email: 'other@example.com', password: 'x' }), call(GROUPS)])
      expect(sent.filter((one) => one.endsWith(' include'))).toEqual([
        'POST /auth/logout include',
        'POST /auth/login include',
      ])
      expect(sent).toContain('GET /groups omit')
      expect(owedLogout()).toBeNull()
      expect(getSession()).toMatchObject({ loggedIn: true, userId: 8 })
      await call(GROUPS)
      expect(sent.at(-1)).toBe('GET /groups include')
    })

    test('What fell 9: the next page sends it at its start, though nothing else is asked', async () => {
      await logOut(client)
      sent = []
      online()
      await resumeLogout(client)
      expect(sent).toEqual(['POST /auth/logout include'])
      expect(owedLogout()).toBeNull()
    })

    test('What fell 9: a session that is over already needs no logout; renewing for it shows no member', async () => {
      await logOut(client)
      online({ 'POST /auth/logout': () => failure(401), 'POST /auth/refresh': null })
      configureApi({ renew: (_, sentAt) => renewSession(sentAt) })
      await call(GROUPS)
      await vi.waitFor(() => expect(owedLogout()).toBeNull())
      expect(getSession()).toEqual(OUT)
      configureApi({ renew: () => Promise.resolve(false) })
    })

    test('What fell 9: it is owed from the press on: an app closed before the answer starts as a visitor’s', async () => {
      const unasked = () => {}
      let answer: (error: Error) => void = unasked
      configureApi({ fetch: () => new Promise((_, reject) => (answer = reject)) })
      const leaving = logOut(client)
      await vi.waitFor(() => expect(answer).not.toBe(unasked))
      expect(owedLogout()).toEqual({ everywhere: false })
      expect(storedMember(), 'the answer has not come').not.toBeNull()
      beginSession(() => Promise.resolve())
      expect(getSession()).toEqual(OUT)
      answer(new TypeError('Failed to fetch'))
      await leaving
    })
  })

  test('on all devices is its own call', async () => {
    fill()
    const fetch = stubApi({ 'POST /auth/logout-everywhere': null })
    await logOut(client, { everywhere: true })
    expect(fetch).toHaveBeenCalledTimes(1)
    nothingLeft()
  })
})
