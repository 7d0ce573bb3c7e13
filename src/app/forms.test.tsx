import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { login } from '../../contract/session.ts'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { ApiError } from '../platform/api.ts'
import { useServerForm } from '../platform/server-form.ts'

const send = vi.fn<(values: { email: string; password: string }) => Promise<unknown>>()

function LoginLike({ author = null }: { author?: number | null }) {
  const { form, field, message, sending } = useServerForm({
    initialValues: { email: '', password: '' },
    schema: login.body,
    draft: { key: 'test', author, maxAgeMs: 60_000 },
    secret: ['password'],
    fieldOf: { PASSWORD_WRONG: 'password' },
    send,
  })
  return (
    <Form {...form} message={message} sending={sending} submit="보내기">
      <Field {...field('email')} label="이메일" />
      <PasswordField {...field('password')} label="비밀번호" autoComplete="current-password" />
    </Form>
  )
}
const email = () => screen.getByLabelText<HTMLInputElement>('이메일')
const password = () => screen.getByLabelText<HTMLInputElement>('비밀번호')
const button = () => screen.getByRole('button', { name: '보내기' })

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  send.mockReset().mockResolvedValue(null)
})

test('what is wrong stands beside the field in Korean, and the first such field has the focus', async () => {
  render(<LoginLike />)
  await userEvent.type(email(), 'kong')
  await userEvent.click(button())
  expect(send).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(email())
  expect(email().getAttribute('aria-invalid')).toBe('true')
  const says = document.getElementById(email().getAttribute('aria-describedby')!)
  expect(says?.textContent).toBe('이메일 주소를 확인해 주세요.')
  expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeDefined()
  await userEvent.type(email(), '@example.com')
  expect(screen.queryByText('이메일 주소를 확인해 주세요.'), 'gone once it is put right').toBeNull()
})

test('is sent once, whatever is tapped, and what the server makes of it is trimmed and lower case', async () => {
  let done: (value: unknown) => void = () => {}
  send.mockReturnValue(new Promise((resolve) => (done = resolve)))
  render(<LoginLike />)
  await userEvent.type(email(), 'Kong@Example.com')
  await userEvent.type(password(), 'pw')
  await userEvent.dblClick(button())
  await userEvent.keyboard('{Enter}')
  expect(send.mock.calls).toEqual([[{ email: 'kong@example.com', password: 'pw' }]])
  expect(button()).toHaveProperty('disabled', true)
  done(null)
  await waitFor(() => expect(button()).toHaveProperty('disabled', false))
})

test('what the server refuses is said, and nothing typed is lost', async () => {
  render(<LoginLike />)
  await userEvent.type(email(), 'kong@example.com')
  await userEvent.type(password(), 'pw')
  send.mockRejectedValueOnce(new ApiError('VALIDATION_FAILED', 422, '다시 확인해 주세요.', { email: '막힌 주소예요.' }))
  await userEvent.click(button())
  expect(await screen.findByText('막힌 주소예요.')).toBeDefined()
  expect(document.activeElement).toBe(email())
  send.mockRejectedValueOnce(new ApiError('PASSWORD_WRONG', 422, '비밀번호가 맞지 않아요.'))
  await userEvent.click(button())
  expect(await screen.findByText('비밀번호가 맞지 않아요.')).toBeDefined()
  expect(document.activeElement).toBe(password())
  send.mockRejectedValueOnce(new ApiError('NETWORK', 0, '네트워크에 연결할 수 없어요.'))
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe('네트워크에 연결할 수 없어요.')
  expect([email().value, password().value]).toEqual(['kong@example.com', 'pw'])
})

test('what was typed survives a reload, for its author alone and without secrets, until it was sent', async () => {
  const first = render(<LoginLike />)
  await userEvent.type(email(), 'kong@example.com')
  await userEvent.type(password(), 'very secret')
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('very secret')
  first.unmount()

  const somebodyElse = render(<LoginLike author={8} />)
  expect(email().value).toBe('')
  somebodyElse.unmount()

  render(<LoginLike />)
  expect([email().value, password().value]).toEqual(['kong@example.com', ''])
  await userEvent.type(password(), 'pw')
  await userEvent.click(button())
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
})

test('a password can be shown, and Caps Lock is told', async () => {
  render(<LoginLike />)
  expect(password().type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 보기' }))
  expect(password().type).toBe('text')
  expect(screen.getByRole('button', { name: '비밀번호 숨기기' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.type(password(), '{CapsLock}A')
  expect(screen.getByText('Caps Lock이 켜져 있어요.')).toBeDefined()
})
