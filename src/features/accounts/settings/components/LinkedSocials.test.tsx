import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '../../../../../contract/users/users.ts'
import { onCommandEvent } from '../../../../platform/commands/command-events.ts'
import { failure, stubApi } from '../../../../platform/testing/stub-api.ts'
import { closeDialog, hideSnackbar, overlays, showSnackbar } from '../../../../ui/overlays/state.ts'
import { SOCIAL_REQUEST_KEY, type Left } from '../../../session/social/model.ts'
import { setSocialState, receive } from '../../../session/social/state.ts'
import { markLoggedIn } from '../../../session/state.ts'
import { LinkedSocials } from './LinkedSocials.tsx'
import { WithdrawBySocial } from './WithdrawBySocial.tsx'

/** As the shell does. */
onCommandEvent((event) => event.type === 'message' && showSnackbar(event.message.text, event.message.tone))

const IDS = { kakao: 'kakao-id', naver: null, google: 'google-id' }
const AT = ['kakao', 'google'].map((provider) => ({
  provider,
  authorizeUrl: `https://${provider}.example/authorize`,
  clientId: 'id',
  scope: null,
  pkce: false,
  again: { prompt: 'login' },
}))
const ME = { id: 7, email: null, nickname: '콩이', role: 'member', hasPassword: true } as User
const KAKAO = { provider: 'kakao', linkedAt: '2026-11-21T03:00:00.000Z' }

let went: string[] = []
beforeEach(() => {
  sessionStorage.clear()
  hideSnackbar()
  markLoggedIn({ id: 7, role: 'member' })
  setSocialState({ leaving: null, checking: null, returned: null, message: null })
  went = []
  vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(String(url)))
})

function show(answers: Record<string, unknown>, more: { me?: User; leaving?: boolean } = {}) {
  const fetch = stubApi({ 'GET /users/me/socials': [KAKAO], 'GET /auth/social-providers': AT, ...answers })
  const onGone = vi.fn<() => Promise<void>>().mockResolvedValue()
  const props = { user: more.me ?? ME, clientIds: IDS }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {more.leaving ? <WithdrawBySocial {...props} onGone={onGone} /> : <LinkedSocials {...props} />}
    </QueryClientProvider>,
  )
  return { fetch, onGone }
}
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))

/** Returns from a provider after the given purpose; resolves to the path that is opened. */
function comeBack(intent: Left['intent'], query = 'code=c0de'): unknown {
  const left: Left = { provider: 'google', state: 'google.x', verifier: null, intent, at: Date.now() }
  sessionStorage.setItem(SOCIAL_REQUEST_KEY, JSON.stringify(left))
  try {
    return receive(`?${query}&state=google.x`)
  } catch (thrown) {
    return (thrown as { options: { href: string } }).options.href
  }
}

test('shows which providers are linked and since when, and offers the configured ones', async () => {
  show({})
  expect(await screen.findByText('2026년 11월 21일에 연결')).toBeDefined()
  expect(await button('카카오 연결 해제')).toBeDefined()
  expect(await button('구글 연결하기')).toBeDefined()
  expect(screen.queryByText('네이버')).toBeNull()
})

test('linking redirects to the provider right after a login, and asks for the password long after one', async () => {
  let until: string | null = '2026-11-22T00:00:00.000Z'
  show({ 'GET /auth/confirm': () => ({ until }), 'POST /auth/confirm': null })
  await press('구글 연결하기')
  await vi.waitFor(() => expect(went).toHaveLength(1))
  expect(JSON.parse(sessionStorage.getItem(SOCIAL_REQUEST_KEY)!)).toMatchObject({ provider: 'google', intent: 'link' })

  act(() => setSocialState({ leaving: null }))
  until = null
  await press('구글 연결하기')
  await userEvent.type(await screen.findByLabelText('비밀번호'), 'right')
  expect(went).toHaveLength(1)
  await press('확인')
  await vi.waitFor(() => expect(went).toHaveLength(2))
})

test('a member without a password confirms by their provider, which asks for its own password', async () => {
  show({ 'GET /auth/confirm': { until: null } }, { me: { ...ME, hasPassword: false } })
  await press('구글 연결하기')
  await press('카카오 로그인으로 확인하기')
  await vi.waitFor(() => expect(went[0]).toContain('prompt=login'))
  expect(screen.queryByLabelText('비밀번호')).toBeNull()
  expect(JSON.parse(sessionStorage.getItem(SOCIAL_REQUEST_KEY)!)).toMatchObject({
    provider: 'kakao',
    intent: 'confirm',
  })
})

test('R2.17 returning from the provider leads from the login page to the settings, and links', async () => {
  expect(comeBack('link')).toBe('/my/setting')
  const google = { provider: 'google', linkedAt: '2026-11-22T03:00:00.000Z' }
  show({ 'POST /users/me/socials/google': { socialTicket: 't' }, 'POST /users/me/socials': [KAKAO, google] })
  expect(await button('구글 연결 해제')).toBeDefined()
  expect(overlays().snackbar).toMatchObject({ visible: true, message: '구글 계정을 연결했어요.' })
})

test('another member’s identity is refused with a message, and nobody is logged in', async () => {
  comeBack('link')
  const refused = failure(409, { code: 'SOCIAL_TAKEN', message: '이미 연결되어 있는 계정이에요.' })
  const { fetch } = show({ 'POST /users/me/socials/google': refused })
  expect((await screen.findByRole('alert')).textContent).toBe('이미 연결되어 있는 계정이에요.')
  const called = fetch.mock.calls.map(([address]) => (typeof address === 'string' ? address : ''))
  expect(called).toContain('/api/users/me/socials/google')
  expect(called).not.toContain('/api/snsauth/callback')
  expect(await button('구글 연결하기')).toBeDefined()
})

test('a cancelled link shows a message where it started', async () => {
  expect(comeBack('link', 'error=access_denied')).toBe('/my/setting')
  show({})
  expect((await screen.findByRole('alert')).textContent).toBe('구글 로그인을 취소했어요.')
})

test('unlinking asks for confirmation; the last login method can’t be removed', async () => {
  const last = failure(409, { code: 'LAST_WAY_IN', message: '로그인할 방법이 하나는 남아 있어야 해요.' })
  const { fetch } = show({ 'DELETE /users/me/socials/kakao': last })
  const asked = () => fetch.mock.calls.filter(([, init]) => init?.method === 'DELETE').length
  for (const [agreed, calls] of [
    [false, 0],
    [true, 1],
  ] as const) {
    await press('카카오 연결 해제')
    await vi.waitFor(() => expect(overlays().dialog.title).toBe('카카오 연결을 해제할까요?'))
    await vi.waitFor(() => expect(overlays().dialog.show).toBe(true))
    act(() => closeDialog(agreed))
    await vi.waitFor(() => expect(asked()).toBe(calls))
  }
  expect(await button('카카오 연결 해제')).toBeDefined()
})

test('R2.17 withdrawal is possible once the provider has confirmed the identity, which is asked for again if that was too long ago', async () => {
  const me = { ...ME, hasPassword: false }
  expect(comeBack('leave')).toBe('/my/setting/withdraw')
  let late = true
  const tooLate = failure(428, { code: 'CONFIRM_REQUIRED', message: '한 번 더 확인할게요.' })
  const { onGone } = show(
    {
      'POST /auth/confirm/google': null,
      'POST /auth/withdraw': () => (late ? tooLate : { erasedAt: '2026-11-29T03:00:00.000Z' }),
    },
    { me, leaving: true },
  )
  await press('탈퇴하기')
  expect(await button('카카오 로그인으로 확인하기')).toBeDefined()
  expect(onGone).not.toHaveBeenCalled()

  late = false
  act(() => void comeBack('leave'))
  await press('탈퇴하기')
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledWith('2026-11-29T03:00:00.000Z'))
})

test('Everyday use: providers that could not be read aren’t taken for none: who withdraws may retry', async () => {
  let failing = true
  const socials = () => (failing ? failure(500, { code: 'INTERNAL', message: '문제가 생겼어요.' }) : [KAKAO])
  show({ 'GET /users/me/socials': socials }, { me: { ...ME, hasPassword: false }, leaving: true })
  expect(screen.queryByText(/확인할 방법이 없어요/)).toBeNull()
  const retry = await button('다시 시도')
  expect(screen.getByRole('alert').textContent).toContain('연결한 로그인을 불러오지 못했어요.')
  failing = false
  await userEvent.click(retry)
  expect(await button('카카오 로그인으로 확인하기')).toBeDefined()
})
