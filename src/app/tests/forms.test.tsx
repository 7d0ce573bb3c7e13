import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { LoginBody } from '../../../contract/session/session.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { ApiError } from '../../platform/api/api.ts'
import { useDraft, writeDraft } from '../../platform/forms/drafts.ts'
import { useServerForm } from '../../platform/forms/server-form.ts'

const afterwards = vi.fn<() => Promise<unknown>>()
const send = vi.fn<(values: { email: string; password: string }) => Promise<unknown>>()

interface LoginLikeProps {
  author?: number | null
  about?: string
  repeatable?: boolean
}

function LoginLike({ author = null, about = 'test', repeatable = false }: LoginLikeProps) {
  const { form, field, message, sending } = useServerForm({
    initialValues: { email: '', password: '' },
    schema: LoginBody,
    draft: { key: about, author, maxAgeMs: 60_000 },
    secret: ['password'],
    fieldOf: { PASSWORD_WRONG: 'password' },
    send,
    afterwards,
    repeatable,
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
  afterwards.mockReset().mockResolvedValue(null)
})

test('errors are shown beside fields in Korean, and the first invalid field has the focus', async () => {
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
  expect(screen.queryByText('이메일 주소를 확인해 주세요.'), 'removed once it is corrected').toBeNull()
})

test('is not sent again while the next screen is on its way; its draft is gone by then', async () => {
  let arrive: (value: unknown) => void = () => {}
  afterwards.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  render(<LoginLike author={7} />)
  await userEvent.type(email(), 'kong@example.com')
  await userEvent.type(password(), 'pw')
  await userEvent.click(button())
  await waitFor(() => expect(afterwards).toHaveBeenCalledOnce())
  expect(localStorage).toHaveLength(0)
  await userEvent.type(password(), '{Enter}')
  await userEvent.click(button())
  expect(send).toHaveBeenCalledOnce()
  await act(async () => arrive(null))
  await userEvent.click(button())
  expect(send).toHaveBeenCalledTimes(2)
})

test('Community: a form that stays open is empty once it was sent, but for what was typed meanwhile', async () => {
  let done: (value: unknown) => void = () => {}
  send.mockReturnValue(new Promise((resolve) => (done = resolve)))
  render(<LoginLike repeatable author={7} />)
  await userEvent.type(email(), 'kong@example.com')
  await userEvent.type(password(), 'pw')
  await userEvent.click(button())
  await userEvent.type(email(), '.kr')
  await act(async () => done(null))
  expect([email().value, password().value]).toEqual(['kong@example.com.kr', ''])
  expect(JSON.stringify(localStorage), 'its draft').toContain('kong@example.com.kr')

  await userEvent.type(password(), 'pw')
  send.mockResolvedValue(null)
  await userEvent.click(button())
  await waitFor(() => expect([email().value, password().value]).toEqual(['', '']))
  expect(localStorage).toHaveLength(0)
})

test('is sent once, however often it is tapped, with trimmed and lower-case values', async () => {
  let done: (value: unknown) => void = () => {}
  send.mockReturnValue(new Promise((resolve) => (done = resolve)))
  render(<LoginLike />)
  await userEvent.type(email(), 'Kong@Example.com')
  await userEvent.type(password(), 'pw')
  await userEvent.dblClick(button())
  await userEvent.keyboard('{Enter}')
  expect(send.mock.calls).toEqual([[{ email: 'kong@example.com', password: 'pw' }]])
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement, 'the keyboard keeps its place').toBe(button())
  done(null)
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  expect(document.activeElement).toBe(button())
})

test('a refusal is shown, and no input is lost', async () => {
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

test('input survives a reload, for its author only and without secrets, until it is sent', async () => {
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

test('What fell: what a member has typed is not shown to another who logs in at the open form', async () => {
  const { rerender } = render(<LoginLike author={7} />)
  await userEvent.type(email(), 'kong')
  await userEvent.type(password(), 'very secret')
  await userEvent.click(button())
  expect(await screen.findByText('이메일 주소를 확인해 주세요.')).toBeDefined()
  for (const author of [null, 8]) {
    rerender(<LoginLike author={author} />)
    expect([email().value, password().value], `author ${author}`).toEqual(['', ''])
    expect(screen.queryByText('이메일 주소를 확인해 주세요.')).toBeNull()
    await userEvent.type(email(), 'a')
    expect([email().value, password().value], `author ${author}`).toEqual(['a', ''])
    await userEvent.clear(email())
  }
  rerender(<LoginLike author={7} />)
  expect(email().value, 'what they have typed is theirs when they come back').toBe('kong')
})

test('What fell: what is typed about one thing is not shown about another', async () => {
  const { rerender } = render(<LoginLike author={7} />)
  await userEvent.type(email(), 'kong')
  rerender(<LoginLike author={7} about="other" />)
  expect(email().value).toBe('')
  await userEvent.type(email(), 'a')
  rerender(<LoginLike author={7} />)
  expect(email().value).toBe('kong')
})

test('What fell: what a visitor has typed stays when they log in at the open form', async () => {
  const { rerender } = render(<LoginLike />)
  await userEvent.type(email(), 'kong')
  rerender(<LoginLike author={7} />)
  await userEvent.type(email(), '@example.com')
  expect(email().value).toBe('kong@example.com')
  rerender(<LoginLike author={8} />)
  expect(email().value).toBe('')
})

/** Another tab's writing, as the browser tells of it here. */
function elsewhere(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })))
}
/** What was written is sent in another tab of the same browser. */
function sentElsewhere(values: object): void {
  const key = 'daengdaeng.draft.test'
  elsewhere(key, JSON.stringify({ sent: true, author: null, at: Date.now(), values }))
  elsewhere(key, null)
}

test('what another tab has sent is not sent again from here, and is said', async () => {
  render(<LoginLike />)
  await userEvent.type(email(), 'kong@example.com')
  sentElsewhere({ email: 'kong@example.com' })
  expect((await screen.findByRole('alert')).textContent).toBe('다른 탭에서 이미 보냈어요.')
  expect(email().value).toBe('')
  expect(Object.keys(localStorage)).toEqual([])
})

test('what was written otherwise here stays when another tab sends, also after a reload', async () => {
  const { unmount } = render(<LoginLike />)
  await userEvent.type(email(), 'bori@example.com')
  sentElsewhere({ email: 'kong@example.com' })
  expect((await screen.findByRole('alert')).textContent).toContain('여기에는 다르게 쓴 내용이 남아 있어요.')
  expect(email().value).toBe('bori@example.com')
  unmount()
  render(<LoginLike />)
  expect(email().value).toBe('bori@example.com')
})

test('a draft that another tab empties without sending stays where it is being written', async () => {
  render(<LoginLike />)
  await userEvent.type(email(), 'kong@example.com')
  elsewhere('daengdaeng.draft.test', null)
  expect(email().value).toBe('kong@example.com')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a password can be shown, and Caps Lock is reported', async () => {
  render(<LoginLike />)
  expect(password().type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 보기' }))
  expect(password().type).toBe('text')
  expect(screen.getByRole('button', { name: '비밀번호 숨기기' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.type(password(), '{CapsLock}A')
  expect(screen.getByText('Caps Lock이 켜져 있어요.')).toBeDefined()
})

const WORD = '적어 주세요.'
const Health = v.object({
  note: v.string(),
  vaccinations: v.array(v.object({ name: v.pipe(v.string(), v.minLength(1, WORD)), date: v.string() })),
  tags: v.pipe(v.array(v.string()), v.minLength(1, '하나는 골라 주세요.')),
  proof: v.nullable(v.object({ id: v.string() })),
})
const sendHealth = vi.fn<(values: v.InferOutput<typeof Health>) => Promise<unknown>>()
const NOTHING: v.InferOutput<typeof Health> = { note: '', vaccinations: [], tags: [], proof: null }
const place = (key: string, author: number | null = 7) => ({ key, author, maxAgeMs: 60_000 })

/** A field whose change ends later than it began, such as an upload. */
let uploaded: () => void = () => {}

function HealthForm({ dog = 3, initial = NOTHING }: { dog?: number; initial?: typeof NOTHING }) {
  const { form, field, values, errors, message, sending, change, set } = useServerForm({
    initialValues: initial,
    schema: Health,
    draft: place(`dog.${dog}`),
    send: sendHealth,
  })
  return (
    <Form {...form} message={message} sending={sending} submit="보내기">
      <Field {...field('note')} label="메모" />
      {values.vaccinations.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are told apart by their place alone
        <div key={index}>
          <Field {...field(`vaccinations.${index}.name`)} label={`접종 ${index + 1}`} />
          <Field {...field(`vaccinations.${index}.date`)} label={`날짜 ${index + 1}`} type="date" />
        </div>
      ))}
      <button type="button" onClick={() => change({ vaccinations: [...values.vaccinations, { name: '', date: '' }] })}>
        접종 더하기
      </button>
      <fieldset name="tags">
        <legend>태그 {errors.tags}</legend>
        <button type="button" onClick={() => set('tags', ['fence'])}>
          울타리
        </button>
      </fieldset>
      <button type="button" onClick={() => (uploaded = () => change({ proof: { id: 'photo-1' } }))}>
        사진
      </button>
      <output>{values.proof?.id}</output>
    </Form>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a form with lists in it', () => {
  beforeEach(() => {
    sendHealth.mockReset().mockResolvedValue(null)
  })

  test('shows errors beside each item, with the focus in the first', async () => {
    render(<HealthForm />)
    await press('접종 더하기')
    await press('접종 더하기')
    await userEvent.type(screen.getByLabelText('접종 1'), '종합백신')
    await press('보내기')
    expect(document.activeElement).toBe(screen.getByLabelText('접종 2'))
    expect(screen.getByText(WORD)).toBeDefined()
    expect(screen.getByText(/하나는 골라/)).toBeDefined()
    await userEvent.type(screen.getByLabelText('접종 2'), '광견병')
    await press('보내기')
    expect(document.activeElement, 'of a group its first control').toBe(screen.getByRole('button', { name: '울타리' }))
    await press('울타리')
    sendHealth.mockRejectedValueOnce(
      new ApiError('VALIDATION_FAILED', 422, '다시 확인해 주세요.', { 'vaccinations.1.date': '앞날이에요.' }),
    )
    await press('보내기')
    expect(document.activeElement).toBe(screen.getByLabelText('날짜 2'))
    expect(screen.getByText('앞날이에요.')).toBeDefined()
    expect(sendHealth).toHaveBeenCalledExactlyOnceWith({
      ...NOTHING,
      vaccinations: [
        { name: '종합백신', date: '' },
        { name: '광견병', date: '' },
      ],
      tags: ['fence'],
    })
  })

  test('errors without a field are shown above the button', async () => {
    render(<HealthForm initial={{ ...NOTHING, tags: ['fence'] }} />)
    sendHealth.mockRejectedValueOnce(
      new ApiError('VALIDATION_FAILED', 422, '', { 'proof.id': '사진을 찾을 수 없어요.' }),
    )
    await press('보내기')
    expect((await screen.findByRole('alert')).textContent).toBe('사진을 찾을 수 없어요.')
  })

  test('a late answer overwrites no newer input', async () => {
    render(<HealthForm />)
    await press('사진')
    await userEvent.type(screen.getByLabelText('메모'), '겁이 많아요')
    act(() => uploaded())
    expect(screen.getByLabelText<HTMLInputElement>('메모').value).toBe('겁이 많아요')
    expect(screen.getByRole('status').textContent).toBe('photo-1')
  })

  test('its draft contains lists, separately per record, and only changed values', async () => {
    const first = render(<HealthForm />)
    await press('접종 더하기')
    await userEvent.type(screen.getByLabelText('접종 1'), '종합백신')
    first.unmount()
    const other = render(<HealthForm dog={4} />)
    expect(screen.queryByLabelText('접종 1')).toBeNull()
    await userEvent.type(screen.getByLabelText('메모'), '순해요')
    other.unmount()
    // Changed elsewhere meanwhile, in a field that wasn't edited here.
    render(<HealthForm initial={{ ...NOTHING, note: '다른 기기에서' }} />)
    expect(screen.getByLabelText<HTMLInputElement>('접종 1').value).toBe('종합백신')
    expect(screen.getByLabelText<HTMLInputElement>('메모').value).toBe('다른 기기에서')
  })

  test('reverted input leaves no draft', async () => {
    render(<HealthForm />)
    await userEvent.type(screen.getByLabelText('메모'), 'a')
    expect(Object.keys(localStorage)).toHaveLength(1)
    await userEvent.clear(screen.getByLabelText('메모'))
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('a field of another kind, from an older form, is left out', () => {
    writeDraft(place('dog.3'), { vaccinations: 'none', note: '메모', unknown: 1 })
    render(<HealthForm />)
    expect(screen.getByLabelText<HTMLInputElement>('메모').value).toBe('메모')
    expect(screen.queryByLabelText('접종 1')).toBeNull()
  })
})

describe('drafts', () => {
  const DraftOf = ({ at }: { at: ReturnType<typeof place> }) => <p>{JSON.stringify(useDraft(at))}</p>
  const shown = (at: ReturnType<typeof place>) => {
    const { container, unmount } = render(<DraftOf at={at} />)
    const text = container.textContent
    unmount()
    return JSON.parse(text)
  }

  test('of two authors on one device don’t overwrite each other', () => {
    writeDraft(place('review.1', 7), { text: 'mine' })
    writeDraft(place('review.1', 8), { text: 'hers' })
    expect([shown(place('review.1', 7)), shown(place('review.1', 8)), shown(place('review.1', null))]).toEqual([
      { text: 'mine' },
      { text: 'hers' },
      null,
    ])
  })

  test('are limited in number and age: the oldest is deleted', () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z'), toFake: ['Date'] })
    writeDraft(place('old'), { text: 'of last year' })
    vi.setSystemTime(Date.parse('2026-11-01T00:00:00Z'))
    for (let index = 0; index < 35; index++) {
      vi.setSystemTime(Date.now() + 1000)
      writeDraft(place(`review.${index}`), { text: String(index) })
    }
    vi.useRealTimers()
    const names = Object.keys(localStorage)
    expect(names).toHaveLength(30)
    expect(names).toContain('daengdaeng.draft.7.review.34')
    expect(names).toContain('daengdaeng.draft.7.review.5')
    expect(names).not.toContain('daengdaeng.draft.7.review.4')
    expect(names).not.toContain('daengdaeng.draft.7.old')
  })

  test('a full device deletes older drafts first, and never throws', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    writeDraft(place('older'), { text: 'a' })
    localStorage.setItem('something.else', 'stays')
    let refusals = 1
    const device = localStorage
    const setItem = (name: string, value: string) => {
      if (refusals-- > 0) throw new DOMException('', 'QuotaExceededError')
      device.setItem(name, value)
    }
    vi.stubGlobal(
      'localStorage',
      new Proxy(device, { get: (_, name) => (name === 'setItem' ? setItem : Reflect.get(device, name)) }),
    )
    writeDraft(place('newer'), { text: 'b' })
    expect(Object.keys(localStorage).sort()).toEqual(['daengdaeng.draft.7.newer', 'something.else'])
    refusals = Number.POSITIVE_INFINITY
    writeDraft(place('newest'), { text: 'c' })
    expect(shown(place('newest')), 'lasts as long as the page').toEqual({ text: 'c' })
    vi.unstubAllGlobals()
    warn.mockRestore()
  })
})
