import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hasDrafts } from '../../../platform/forms/drafts.ts'
import { failure, stubApi } from '../../../platform/testing/stub-api.ts'
import { overlays } from '../../../ui/overlays/state.ts'
import { SOCIAL_REQUEST_KEY, type Left, type UnregisteredIdentity } from './model.ts'
import { arrive, offerToLink, storeUnregistered } from './mutations.ts'
import { getSocial, setSocialState, receive } from './state.ts'
import { getSession, markLoggedIn, markLoggedOut } from '../state.ts'

const LEFT: Left = { provider: 'google', state: 'google.random', verifier: 'v'.repeat(43), intent: 'login', at: 0 }
const USER = { id: 7, email: null, nickname: '콩이누나', role: 'member' }
const NEWCOMER = {
  socialTicket: 't',
  provider: 'google',
  email: 'kong@dog.example',
  nickname: '콩이 아빠',
  joinable: true,
}
const queryClient = new QueryClient()

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  markLoggedOut()
  setSocialState({ leaving: null, returned: null, checking: null, message: null })
})

const leave = (changes: Partial<Left> = {}) =>
  sessionStorage.setItem(SOCIAL_REQUEST_KEY, JSON.stringify({ ...LEFT, at: Date.now(), ...changes }))

/** Simulates a callback with that query; gives the path redirected to. */
function comeBack(query: string): unknown {
  try {
    return receive(query)
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options
  }
}
const GOOD = '?code=c0de&state=google.random&scope=openid'

describe('the return of a provider', () => {
  test('R2.17 R7.10 is removed from the address and compared with the request, once', () => {
    leave()
    expect(comeBack(GOOD)).toMatchObject({ href: '/auth/login', replace: true })
    expect(getSocial().returned).toMatchObject({ code: 'c0de', left: { provider: 'google' } })
    expect(sessionStorage.getItem(SOCIAL_REQUEST_KEY)).toBeNull()
    comeBack(GOOD)
    expect(getSocial()).toMatchObject({ returned: null, message: { text: '구글 로그인 처리에 실패했습니다.' } })
  })

  test.each([
    ['another state', GOOD.replace('random', 'made-up'), {}],
    ['no state', '?code=c0de', {}],
    ['a state of long ago', GOOD, { at: Date.now() - 11 * 60_000 }],
    ['a state that nobody here was sent off with', GOOD, { state: 'other' }],
    ['an error of the provider’s', '?error=server_error&state=google.random', {}],
    ['neither code nor reason', '?error=&state=google.random', {}],
  ])('R8.07 with %s logs nobody in', async (_, query, changes) => {
    const fetch = stubApi({})
    leave(changes)
    comeBack(query)
    expect(await arrive(queryClient)).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
    expect(getSocial().message).toEqual({ intent: 'login', text: '구글 로그인 처리에 실패했습니다.', calm: false })
  })

  test('is ignored for a logged-in member without a request', () => {
    markLoggedIn({ id: 7, role: 'member' })
    expect(comeBack(GOOD)).toMatchObject({ href: '/auth/login' })
    expect(getSocial()).toMatchObject({ returned: null, message: null })
  })

  test('is not an error after a cancellation', () => {
    leave({ provider: 'kakao', state: 'kakao.random' })
    comeBack('?error=access_denied&error_description=no&state=kakao.random')
    expect(getSocial().message).toEqual({ intent: 'login', text: '카카오 로그인을 취소했어요.', calm: true })
  })
})

describe('a code', () => {
  test.each([
    ['naver', '/snsauth/callback', { provider: 'naver' }],
    ['google', '/snsauth/callback', { provider: 'google', codeVerifier: LEFT.verifier }],
    ['kakao', '/auth/oauth/callback', {}],
  ] as const)('R7.06 R4.01 R4.02 of %s logs in who is registered', async (provider, path, more) => {
    let sent: unknown
    const logIn = ({ body }: { body: unknown }) => {
      sent = body
      return { ...USER, restored: true }
    }
    stubApi({ [`POST ${path}`]: logIn })
    leave({ provider, state: `${provider}.x`, verifier: provider === 'google' ? LEFT.verifier : null })
    comeBack(`?code=c0de&state=${provider}.x`)
    expect(await arrive(queryClient)).toEqual({ restored: true })
    const redirectUri = `${location.origin}/auth/login`
    expect(sent).toEqual({ code: 'c0de', state: `${provider}.x`, redirectUri, ...more })
    expect(getSession()).toMatchObject({ loggedIn: true, userId: 7 })
    expect(queryClient.getQueryData(['member', 7, 'me'])).toEqual(USER)
  })

  test('R4.02 of an unregistered identity leads to signing up, with its known data', async () => {
    stubApi({ 'POST /snsauth/callback': { ...NEWCOMER, expiresInSeconds: 1800 } })
    leave()
    comeBack(GOOD)
    expect(await arrive(queryClient)).toBe('newcomer')
    expect(getSession().loggedIn).toBe(false)
    expect(localStorage.getItem('daengdaeng.draft.social')).toContain('kong@dog.example')
  })

  test('is used once, however often the screen renders', async () => {
    const fetch = stubApi({ 'POST /snsauth/callback': { ...USER, restored: false } })
    leave()
    comeBack(GOOD)
    expect(await Promise.all([arrive(queryClient), arrive(queryClient)])).toEqual([{ restored: false }, null])
    expect(fetch).toHaveBeenCalledOnce()
  })

  test.each([
    [
      'refused',
      failure(422, { code: 'SOCIAL_FAILED', message: '로그인 처리에 실패했습니다.' }),
      '구글 로그인 처리에 실패했습니다.',
    ],
    [
      'given while the provider is down',
      failure(503, { code: 'SOCIAL_UNREACHABLE', message: '잠시 뒤에 다시 시도해 주세요.' }),
      '구글 로그인 처리에 실패했습니다.',
    ],
    ['never answered', () => Promise.reject(new TypeError('no')), '구글 로그인 처리 중 오류가 발생했습니다.'],
  ])('What fell 13: R8.07 that is %s is told in one sentence with its provider', async (_, answer, text) => {
    stubApi({ 'POST /snsauth/callback': answer })
    leave()
    comeBack(GOOD)
    expect(await arrive(queryClient)).toBeNull()
    expect(getSocial()).toMatchObject({ message: { text, calm: false }, checking: null })
    expect(getSession().loggedIn).toBe(false)
  })
})

describe('linking after a login', () => {
  const newcomer = { ...NEWCOMER, linking: true } as UnregisteredIdentity

  test.each([true, false])('happens only if confirmed: %s', async (agreed) => {
    const fetch = stubApi({ 'POST /users/me/socials': [] })
    const { closeDialog } = await import('../../../ui/overlays/state.ts')
    markLoggedIn({ id: 7, role: 'member' })
    storeUnregistered(newcomer)
    expect(hasDrafts()).toBe(true)
    const done = offerToLink(queryClient, newcomer)
    await vi.waitFor(() =>
      expect(overlays().dialog.message).toContain('구글 계정(kong@dog.example)을 이 계정에 연결할까요?'),
    )
    closeDialog(agreed)
    await done
    expect(fetch).toHaveBeenCalledTimes(agreed ? 1 : 0)
    // It is asked once.
    expect(hasDrafts()).toBe(false)
  })

  test('is not offered to members who did not want it', async () => {
    await offerToLink(queryClient, { ...newcomer, linking: false })
    await offerToLink(queryClient, null)
    expect(overlays().dialog.show).toBe(false)
  })
})
