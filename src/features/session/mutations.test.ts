import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '../../../contract/accounts.ts'
import { configureApi } from '../../platform/api/api.ts'
import { submitCommand } from '../../platform/commands/run-command.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { overlays } from '../../ui/overlays/state.ts'
import { logIn, logOut } from './mutations.ts'
import { meQuery } from './queries.ts'
import { checkSession, renewSession } from './renewal-mutations.ts'
import { getSession, storedMember, markLoggedIn, markLoggedOut } from './state.ts'

const USER: User = {
  id: 7,
  email: 'kong@example.com',
  nickname: '콩이누나',
  role: 'member',
  introduction: '',
  photo: null,
  marketing: false,
  hasPassword: true,
  createdAt: '2026-11-21T00:00:00Z',
}
const OUT = { loggedIn: false, role: null, userId: null }
const IN = { loggedIn: true, role: 'member', userId: 7 }

const client = createQueryClient()
const cached = () => client.getQueryData(meQuery(7).queryKey)
beforeEach(() => {
  markLoggedOut()
  client.clear()
  localStorage.clear()
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

  test('What fell 15: the answer to the check at start is persisted, though no screen has used it yet', async () => {
    stubApi({ 'GET /users/me': USER })
    await checkSession(client)
    expect(client.getQueryCache().find({ queryKey: meQuery(7).queryKey })?.meta).toEqual(memberPersisted)
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
    expect(await Promise.all([renewSession(), renewSession(), renewSession()])).toEqual([true, true, true])
    expect(fetch).toHaveBeenCalledTimes(1)
    await renewSession()
    expect(fetch, 'a later one is another').toHaveBeenCalledTimes(2)
  })

  test('R7.02 a session renewed by another tab meanwhile isn’t renewed again', async () => {
    markLoggedIn(USER)
    const fetch = stubApi({ 'POST /auth/refresh': null })
    const request = vi.fn(async (_: string, turn: () => Promise<boolean>) => {
      localStorage.setItem('daengdaeng.member', JSON.stringify({ id: 7, role: 'member', renewedAt: Date.now() + 1 }))
      return turn()
    })
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await renewSession()).toBe(true)
    expect(request.mock.calls[0]![0]).toBe('daengdaeng.renew')
    expect(fetch).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test('R4.01 it sets the flag; a refusal ends the session, a missing answer does not', async () => {
    stubApi({ 'POST /auth/refresh': null })
    expect(await renewSession()).toBe(true)
    expect(getSession().loggedIn).toBe(true)
    stubApi({ 'POST /auth/refresh': () => failure(401) })
    expect(await renewSession()).toBe(false)
    stubApi({ 'POST /auth/refresh': () => failure(500) })
    await expect(renewSession()).rejects.toMatchObject({ status: 500 })
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
  const nothingLeft = () => {
    expect(getSession()).toEqual(OUT)
    expect(cached()).toBeUndefined()
    expect(Object.entries(localStorage)).toEqual([['mantine-color-scheme-value', 'dark']])
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
    nothingLeft()
    expect(overlays().toasts).toMatchObject([{ message: '로그아웃 처리에 실패했습니다.', color: 'error' }])
  })

  test('on all devices is its own call', async () => {
    fill()
    const fetch = stubApi({ 'POST /auth/logout-everywhere': null })
    await logOut(client, { everywhere: true })
    expect(fetch).toHaveBeenCalledTimes(1)
    nothingLeft()
  })
})
