import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleUser } from '../../../../platform/testing/sample-user.ts'
import { showScreen } from '../../../../platform/testing/show-screen.tsx'
import { failure } from '../../../../platform/testing/stub-api.ts'
import { markLoggedIn, markLoggedOut } from '../../../session/state.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ResetLinkForm } from './ResetLinkForm.tsx'

const type = userEvent.setup({ delay: null })
const press = (name: string) => type.click(screen.getByRole('button', { name }))
async function fill(label: string, words: string) {
  await type.click(screen.getByLabelText(label))
  await type.paste(words)
}
const PASSWORD = '콩이와 바다로 가는 길'
const reset = {
  email: 'kong@example.com',
  nickname: '콩이네',
  socials: [
    { provider: 'kakao', linkedAt: '2026-11-01T00:00:00.000Z', dropped: false },
    { provider: 'naver', linkedAt: '2026-11-02T00:00:00.000Z', dropped: false },
    { provider: 'google', linkedAt: '2026-11-03T00:00:00.000Z', dropped: true },
  ],
}

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  markLoggedOut()
})

test('What fell: a link for a new password is sent, to another address too', async () => {
  const { sent } = showScreen(<ResetLinkForm />, { 'POST /users/reset-password': null })
  await fill('이메일', 'kong@example.com')
  await press('링크 받기')
  expect(await screen.findByText('메일을 확인해 주세요')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('kong@example.com로')
  await press('다른 주소로 받기')
  expect(screen.getByRole('button', { name: '링크 받기' })).toBeTruthy()
  expect(sent()).toEqual([['POST /users/reset-password', { email: 'kong@example.com' }]])
})

test('What fell: a new password unlinks the providers that the member chose; one that goes anyway can’t be kept', async () => {
  const { sent, went } = showScreen(<NewPasswordForm token="from-the-mail" />, {
    'POST /users/reset-password/read': reset,
    'POST /users/reset-password/complete': null,
  })
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await screen.findByText('카카오 로그인 유지하기')
  const states = () => [/카카오/, /네이버/, /구글/i].map((name) => [box(name).checked, box(name).disabled])
  expect(states()).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])
  await type.click(box(/카카오/))
  await type.click(box(/네이버/))
  await type.click(box(/카카오/))
  expect(states().map(([checked]) => checked)).toEqual([true, false, false])
  await fill('새 비밀번호', PASSWORD)
  await press('비밀번호 바꾸기')
  await waitFor(() => expect(went).toHaveBeenCalledWith({ to: '/auth/login', replace: true }))
  expect(sent()).toEqual([
    ['POST /users/reset-password/read', { token: 'from-the-mail' }],
    ['POST /users/reset-password/complete', { token: 'from-the-mail', password: PASSWORD, unlink: ['naver'] }],
  ])
})

test('What fell: a link that is no longer good says so and leads to another one', async () => {
  showScreen(<NewPasswordForm token="old" />, {
    'POST /users/reset-password/read': failure(422, { code: 'RESET_TOKEN_INVALID', message: '링크가 만료됐어요.' }),
  })
  expect(await screen.findByText('링크가 만료됐어요.')).toBeTruthy()
  expect(screen.getByRole('link', { name: '링크 다시 받기' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: '간편 로그인 연결' })).toBeNull()
})

test('What fell: the password is changed with the present one, once, and its form is empty then', async () => {
  markLoggedIn({ id: 7, role: 'member' })
  const done = vi.fn<() => void>()
  const { sent } = showScreen(<PasswordForm user={sampleUser()} onDone={done} />, { 'PUT /users/pass-change': null })
  await fill('지금 비밀번호', 'before')
  await fill('새 비밀번호', PASSWORD)
  await press('비밀번호 바꾸기')
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(sent()).toEqual([['PUT /users/pass-change', { currentPassword: 'before', password: PASSWORD }]])
  const typed = () =>
    ['지금 비밀번호', '새 비밀번호'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)
  await waitFor(() => expect(typed()).toEqual(['', '']))
})

test.each([
  ['PASSWORD_WRONG', '지금 비밀번호'],
  ['PASSWORD_WEAK', '새 비밀번호'],
])('What fell: %s is said at “%s”', async (code, label) => {
  markLoggedIn({ id: 7, role: 'member' })
  showScreen(<PasswordForm user={sampleUser()} onDone={() => undefined} />, {
    'PUT /users/pass-change': failure(422, { code, message: '다시 써 주세요.' }),
  })
  await fill('지금 비밀번호', 'before')
  await fill('새 비밀번호', PASSWORD)
  await press('비밀번호 바꾸기')
  await screen.findByText('다시 써 주세요.')
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['kongine77', 'weak'],
  [PASSWORD, 'strong'],
])(
  'What fell: the new password %s, of which the account knows “kongine”, is told to be %s',
  async (password, level) => {
    markLoggedIn({ id: 7, role: 'member' })
    const user = sampleUser({ email: 'kongine@example.com', nickname: 'kongine77' })
    const { container } = showScreen(<PasswordForm user={user} onDone={() => undefined} />)
    expect(screen.queryByRole('meter')).toBeNull()
    await fill('새 비밀번호', password)
    const meter = await screen.findByRole('meter', { name: '비밀번호 안전도' })
    await waitFor(() => expect(container.querySelector('[data-level]')?.getAttribute('data-level')).toBe(level))
    const lit = container.querySelectorAll('[data-on]').length
    expect(lit).toBe(Math.max(1, Number(meter.getAttribute('value'))))
    expect(lit > 2).toBe(level === 'strong')
  },
)
