import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeDraft } from '../../../../platform/forms/drafts.ts'
import { showScreen } from '../../../../platform/testing/show-screen.tsx'
import { failure } from '../../../../platform/testing/stub-api.ts'
import { getSession, markLoggedOut } from '../../../session/state.ts'
import { SignUpFormScreen } from './SignUpFormScreen.tsx'

const AGREED = { key: 'signup-agreed', author: null, maxAgeMs: 60_000 }
const PROOF = { key: 'signup-email', author: null, maxAgeMs: 60_000 }
const NOW = new Date('2026-11-21T05:30:00Z').getTime()
const WAITING = { email: 'kong@example.com', codeUntil: NOW + 300_000, resendAt: NOW + 60_000, ticket: '' }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] })
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  markLoggedOut()
  writeDraft(AGREED, { age14: true, terms: true, privacy: true, marketing: false })
})
afterEach(() => vi.useRealTimers())

const text = () => document.body.textContent
const type = userEvent.setup({ delay: null })
async function fill(field: HTMLElement, words: string) {
  await type.click(field)
  await type.paste(words)
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('What fell: someone registers by an address, the code of the mail, a password and a nickname', async () => {
  const { sent, went } = showScreen(<SignUpFormScreen />, {
    'POST /users/send-email-authcode': { expiresInSeconds: 300, resendInSeconds: 60 },
    'POST /users/check-email-authcode': { emailTicket: 'proved' },
    'GET /users/nickname-availability': { available: true },
    'POST /users': { id: 9, email: 'kong@example.com', nickname: '콩이엄마', role: 'member' },
  })
  expect(text()).toContain('이메일 주소로 가입해요.')
  await fill(screen.getByLabelText('이메일'), 'kong@example.com')
  await type.click(button('인증번호 받기'))

  const code = await screen.findByLabelText('인증번호 6자리')
  expect(document.activeElement).toBe(code)
  expect(text()).toContain('kong@example.com로 인증번호를 보냈어요.')
  expect(await screen.findByText('남은 시간 5:00')).toBeTruthy()
  // As it is copied from the mail: it is sent once it is complete, without a press.
  await fill(code, '인증번호 123 456 7')

  const password = await screen.findByLabelText('비밀번호')
  expect(text()).toContain('마지막이에요. 비밀번호와 닉네임을 정해 주세요.')
  expect(screen.getByLabelText<HTMLInputElement>('이메일')).toMatchObject({ value: 'kong@example.com', readOnly: true })
  await fill(password, '콩이와 바다로 가는 길')
  await fill(screen.getByLabelText('닉네임'), '콩이엄마')
  await type.click(button('가입하기'))

  await waitFor(() => expect(went).toHaveBeenCalledWith({ to: '/auth/signup/welcome', replace: true }))
  expect(sent()).toEqual([
    ['POST /users/send-email-authcode', { email: 'kong@example.com' }],
    ['POST /users/check-email-authcode', { email: 'kong@example.com', authCode: '123456' }],
    [
      'POST /users',
      {
        email: 'kong@example.com',
        emailTicket: 'proved',
        password: '콩이와 바다로 가는 길',
        nickname: '콩이엄마',
        age14: true,
        terms: true,
        privacy: true,
        marketing: false,
        versions: { terms: expect.any(Number), privacy: expect.any(Number), marketing: expect.any(Number) },
      },
    ],
  ])
  expect(getSession()).toMatchObject({ loggedIn: true, userId: 9 })
  await waitFor(() =>
    expect(
      Object.keys(localStorage).filter((key) => key.includes('signup')),
      'drafts of the registration',
    ).toEqual([]),
  )
})

test('What fell: without the agreements the registration begins with them', async () => {
  writeDraft(AGREED, { age14: true, terms: true, privacy: false, marketing: true })
  const { went } = showScreen(<SignUpFormScreen />)
  await waitFor(() => expect(went).toHaveBeenCalledWith({ to: '/auth/signup', replace: true }))
})

test('What fell: with the agreements nobody is sent back', () => {
  expect(showScreen(<SignUpFormScreen />).went).not.toHaveBeenCalled()
})

test('What fell: a wrong code is said at its field, and nothing is sent before the sixth digit', async () => {
  writeDraft(PROOF, WAITING)
  const { sent } = showScreen(<SignUpFormScreen />, {
    'POST /users/check-email-authcode': failure(422, { code: 'AUTH_CODE_WRONG', message: '인증번호가 맞지 않아요.' }),
  })
  const code = screen.getByLabelText('인증번호 6자리')
  await type.type(code, '12345')
  expect(sent()).toEqual([])
  await type.type(code, '6')
  expect(await screen.findByText('인증번호가 맞지 않아요.')).toBeTruthy()
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toHaveLength(1)
})

test('What fell: another code can be asked for after a minute, and the time of a code runs out', async () => {
  writeDraft(PROOF, WAITING)
  const { sent } = showScreen(<SignUpFormScreen />, {
    'POST /users/send-email-authcode': { expiresInSeconds: 600, resendInSeconds: 30 },
  })
  const again = await screen.findByRole('button', { name: '다시 보내기 1:00' })
  expect(again).toHaveProperty('disabled', true)
  act(() => void vi.advanceTimersByTime(61_000))
  const field = screen.getByLabelText<HTMLInputElement>('인증번호 6자리')
  expect(screen.getByText('남은 시간 3:59')).toBeTruthy()
  await type.type(field, '12')
  await type.click(button('다시 보내기'))
  expect(await screen.findByText('남은 시간 10:00')).toBeTruthy()
  expect(sent()).toEqual([['POST /users/send-email-authcode', { email: 'kong@example.com' }]])
  const next = screen.getByLabelText<HTMLInputElement>('인증번호 6자리')
  expect(next.value, 'digits of the code before').toBe('')
  expect(next.getAttribute('aria-invalid'), 'nothing was typed of the new one').not.toBe('true')
  expect(document.activeElement).toBe(next)
  expect(button('다시 보내기 0:30')).toHaveProperty('disabled', true)

  act(() => void vi.advanceTimersByTime(600_000))
  expect(screen.getByText('시간이 지났어요')).toBeTruthy()
})

test.each(['이메일 바꾸기', '바꾸기'])('What fell: by “%s” another address is asked for', async (name) => {
  writeDraft(PROOF, { ...WAITING, ticket: name === '바꾸기' ? 'proved' : '' })
  showScreen(<SignUpFormScreen />)
  await type.click(button(name))
  expect(await screen.findByRole('button', { name: '인증번호 받기' })).toBeTruthy()
})
