import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SocialAuthorize } from '../../../../../contract/social/social.ts'
import { failure, stubApi } from '../../../../platform/testing/stub-api.ts'
import { hideSnackbar, overlays } from '../../../../ui/overlays/state.ts'
import { SOCIALS } from '../model.ts'
import { goTo } from '../mutations.ts'
import { setSocialState } from '../state.ts'
import { SocialButtons } from './SocialButtons.tsx'

const IDS = { kakao: 'kakao-id', naver: 'naver-id', google: 'google-id' }
const AT: SocialAuthorize[] = [
  {
    provider: 'kakao',
    authorizeUrl: 'https://kauth.kakao.com/oauth/authorize',
    clientId: IDS.kakao,
    scope: null,
    pkce: false,
    again: { prompt: 'login' },
  },
  {
    provider: 'naver',
    authorizeUrl: 'https://nid.naver.com/oauth2.0/authorize',
    clientId: IDS.naver,
    scope: 'name email phone',
    pkce: false,
    again: { auth_type: 'reauthenticate' },
  },
  {
    provider: 'google',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    clientId: IDS.google,
    scope: 'openid email profile',
    pkce: true,
    again: { max_age: '0' },
  },
]
const KAKAOTALK =
  'Mozilla/5.0 (Linux; Android 15; SM-S921N Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36 KAKAOTALK/25.1.0'

let went: string[] = []
beforeEach(() => {
  sessionStorage.clear()
  hideSnackbar()
  setSocialState({ leaving: null, checking: null, returned: null, message: null })
  went = []
  vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(String(url)))
})

// One of them refuses the session storage.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(more: Partial<Parameters<typeof SocialButtons>[0]> = {}) {
  const onElsewhere = vi.fn<() => void>()
  render(<SocialButtons clientIds={IDS} onElsewhere={onElsewhere} {...more} />)
  return { onElsewhere }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: `${name} 로그인` }))
const said = () => (overlays().snackbar.visible ? [overlays().snackbar.color, overlays().snackbar.message] : [])

test('R3.07 each provider has its name, label, logo and two colours of legible contrast', () => {
  const words = Object.values(SOCIALS).map(({ name, displayName }) => [name, displayName])
  expect(words).toEqual([
    ['kakao', '카카오'],
    ['naver', '네이버'],
    ['google', '구글'],
  ])
  show()
  for (const { displayName, icon } of Object.values(SOCIALS)) {
    const button = screen.getByRole('button', { name: `${displayName} 로그인` })
    expect(button.querySelectorAll('svg path')).toHaveLength(icon.paths.length)
    expect(button.style.background).not.toBe('')
    expect(button.style.color).not.toBe('')
  }
})

test.each([
  ['kakao', '카카오', null],
  ['naver', '네이버', 'name email phone'],
  ['google', '구글', 'openid email profile'],
] as const)(
  'R7.10 %s is gone to with client id, way back, a random state and its scope',
  async (name, words, scope) => {
    stubApi({ 'GET /auth/social-providers': AT })
    const onLeave = vi.fn<() => void>()
    show({ onLeave })
    await press(words)
    await vi.waitFor(() => expect(went).toHaveLength(1))
    expect(onLeave).toHaveBeenCalledOnce()
    const { origin, pathname, searchParams } = new URL(went[0]!)
    expect(origin + pathname).toBe(AT.find(({ provider }) => provider === name)!.authorizeUrl)
    expect(searchParams.get('client_id')).toBe(IDS[name])
    expect(searchParams.get('redirect_uri')).toBe(`${location.origin}/auth/login`)
    expect(searchParams.get('response_type')).toBe('code')
    expect(searchParams.get('scope')).toBe(scope)
    expect(searchParams.get('code_challenge_method')).toBe(name === 'google' ? 'S256' : null)
    const left = JSON.parse(sessionStorage.getItem('daengdaeng.social')!) as { state: string; verifier: string | null }
    expect(searchParams.get('state')).toBe(left.state)
    expect(left.state).toMatch(new RegExp(`^${name}\\.[\\w-]{43}$`))
    expect(left.verifier === null).toBe(name !== 'google')
    expect(searchParams.get('code_challenge')).not.toBe(left.verifier ?? '')
  },
)

test('confirming asks for the password at the provider', async () => {
  stubApi({ 'GET /auth/social-providers': AT })
  await goTo('naver', { clientId: IDS.naver, intent: 'login' })
  setSocialState({ leaving: null })
  await goTo('naver', { clientId: IDS.naver, intent: 'leave' })
  const [login, again] = went.map((address) => new URL(address).searchParams.get('auth_type'))
  expect([login, again]).toEqual([null, 'reauthenticate'])
})

test('R4.10 while one is redirecting it shows that, and no other starts', async () => {
  let answer: (told: SocialAuthorize[]) => void = () => {}
  const fetch = stubApi({ 'GET /auth/social-providers': () => new Promise((resolve) => (answer = resolve)) })
  show()
  const google = screen.getByRole<HTMLButtonElement>('button', { name: '구글 로그인' })
  const kakao = screen.getByRole<HTMLButtonElement>('button', { name: '카카오 로그인' })
  await userEvent.dblClick(google)
  expect([google.disabled, google.getAttribute('aria-busy')]).toEqual([true, 'true'])
  expect([kakao.disabled, kakao.getAttribute('aria-busy')]).toEqual([true, null])
  await userEvent.click(kakao)
  expect(await goTo('kakao', { clientId: IDS.kakao, intent: 'login' })).toEqual({ success: true })
  expect(fetch).toHaveBeenCalledOnce()
  act(() => answer(AT))
  await vi.waitFor(() => expect(went).toHaveLength(1))
  expect(went[0]).toContain('accounts.google.com')
  // Back from there, to a page that the browser restored from its back/forward cache.
  act(() => void dispatchEvent(new Event('pageshow')))
  expect(google.disabled).toBe(false)
})

test('R5.01 a provider without a client id is not offered, and says so where it is asked for', async () => {
  show({ clientIds: { ...IDS, naver: null } })
  expect(screen.queryByRole('button', { name: '네이버 로그인' })).toBeNull()
  expect(await goTo('naver', { clientId: null, intent: 'login' })).toEqual({
    success: false,
    message: '네이버 로그인이 설정되지 않았습니다.',
  })
})

const BROKEN: [string, () => void][] = [
  ['the server can not tell', () => stubApi({ 'GET /auth/social-providers': AT.slice(0, 2) })],
  [
    'is none of the web',
    () => stubApi({ 'GET /auth/social-providers': [{ ...AT[2], authorizeUrl: 'javascript:alert(1)' }] }),
  ],
  [
    'would have no state to come back to',
    () => {
      stubApi({ 'GET /auth/social-providers': AT })
      vi.spyOn(console, 'warn').mockReturnValue()
      // Not a spy on its method: the test environment's storage doesn't let go of one, and refuses in later tests too.
      const setItem = () => {
        throw new Error('refused')
      }
      vi.stubGlobal('sessionStorage', { setItem })
    },
  ],
]
test.each(BROKEN)('R5.02 an address that %s shows an error, without navigation', async (_, prepare) => {
  prepare()
  const onLeave = vi.fn<() => void>()
  show({ onLeave })
  await press('구글')
  await vi.waitFor(() => expect(said()).toEqual(['error', '구글 로그인 URL 생성에 실패했습니다.']))
  expect([went, onLeave.mock.calls]).toEqual([[], []])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '구글 로그인' }).disabled).toBe(false)
})

test.each([
  [
    'the server’s reason',
    failure(429, { code: 'RATE_LIMITED', message: '요청이 너무 많아요.' }),
    '요청이 너무 많아요.',
  ],
  [
    'that it failed, where the answer is not the server’s',
    new Response('<html>', { status: 502 }),
    '구글 로그인에 실패했습니다.',
  ],
  [
    'that it failed, where the server gives no message',
    failure(422, { code: 'SOCIAL_FAILED' }),
    '구글 로그인에 실패했습니다.',
  ],
  [
    'its own words where no answer came',
    () => Promise.reject(new TypeError('Failed to fetch')),
    '구글 로그인 중 오류가 발생했습니다.',
  ],
])('What fell 13: R8.07 a failure shows %s in the snackbar', async (_, answer, words) => {
  stubApi({ 'GET /auth/social-providers': answer })
  show()
  await press('구글')
  await vi.waitFor(() => expect(said()).toEqual(['error', words]))
})

test('inside KakaoTalk google is disabled, with a link to the browser', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(KAKAOTALK)
  const { onElsewhere } = show()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '구글 로그인' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '카카오 로그인' }).disabled).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: '다른 브라우저로 열기' }))
  expect(onElsewhere).toHaveBeenCalledWith(expect.objectContaining({ inApp: 'kakaotalk' }))
})
