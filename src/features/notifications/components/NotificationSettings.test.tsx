import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { showScreen } from '../../../platform/testing/show-screen.tsx'
import { markLoggedIn } from '../../session/state.ts'
import { NotificationScreen } from '../screens/NotificationScreen.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'

const type = userEvent.setup({ delay: null })
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const settings = { off: ['likes'], quiet: { from: 22 * 60, until: 7 * 60 } }
const SAVED = 'PUT /notifications/settings'
const answers = (first: object = settings) => ({
  'GET /notifications/settings': first,
  [SAVED]: ({ body }: { body: object }) => body,
})

beforeEach(() => markLoggedIn({ id: 7, role: 'member' }))

test('What fell: each kind of notifications is switched on and off by itself, and the rest stays', async () => {
  const { sent } = showScreen(<NotificationSettings />, answers())
  await screen.findAllByRole('switch')
  const isOn = () => screen.getAllByRole<HTMLInputElement>('switch').map((one) => one.checked)
  const before = isOn()
  expect(
    before.filter((on) => !on),
    'that which is off',
  ).toHaveLength(1)
  const [off, on] = [before.indexOf(false), before.indexOf(true)]
  await type.click(screen.getAllByRole('switch')[on]!)
  await waitFor(() =>
    expect(sent().at(-1)).toEqual([SAVED, { off: ['likes', expect.any(String)], quiet: settings.quiet }]),
  )
  await waitFor(() => expect([isOn()[off], isOn()[on]]).toEqual([false, false]))
  await type.click(screen.getAllByRole('switch')[off]!)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().at(-1)?.[1]).toEqual({ off: [expect.not.stringMatching('likes')], quiet: settings.quiet })
  await waitFor(() => expect([isOn()[off], isOn()[on]]).toEqual([true, false]))
})

test('What fell: quiet hours are those of the night at first, and can be taken away', async () => {
  const { sent } = showScreen(<NotificationSettings />, answers({ off: [], quiet: null }))
  await screen.findAllByRole('switch')
  expect(screen.queryByLabelText('시작')).toBeNull()
  await type.click(toggle('조용한 시간'))
  await waitFor(() => expect(sent().at(-1)?.[1]).toEqual({ off: [], quiet: { from: 1320, until: 480 } }))
  expect([
    (await screen.findByLabelText<HTMLInputElement>('시작')).value,
    screen.getByLabelText<HTMLInputElement>('끝').value,
  ]).toEqual(['22:00', '08:00'])
  await type.click(toggle('조용한 시간'))
  await waitFor(() => expect(sent().at(-1)?.[1]).toEqual({ off: [], quiet: null }))
})

test('What fell: of quiet hours only a whole span is sent; the rest stays in the fields', async () => {
  const { sent } = showScreen(<NotificationSettings />, answers())
  const [from, until] = [
    await screen.findByLabelText<HTMLInputElement>('시작'),
    screen.getByLabelText<HTMLInputElement>('끝'),
  ]
  expect([from.value, until.value]).toEqual(['22:00', '07:00'])
  expect(document.body.textContent).toContain('다음 날 아침까지, ')
  set(from, '')
  expect(until.value).toBe('07:00')
  expect(sent()).toEqual([])
  set(from, '07:00')
  expect(await screen.findByText('시작과 다른 시각을 골라 주세요.')).toBeTruthy()
  expect(sent()).toEqual([])
  set(until, '09:30')
  await waitFor(() => expect(sent()).toEqual([[SAVED, { off: ['likes'], quiet: { from: 420, until: 570 } }]]))
  await waitFor(() => expect(document.body.textContent).not.toContain('다음 날 아침까지, '))
})

/** Of four, the two latest are unread. */
const news = [5, 4, 2, 1].map((id) => ({
  id,
  kind: 'notices',
  event: 'published',
  subject: 'notice',
  subjectId: 30 + id,
  parentId: null,
  actor: null,
  actorCount: 0,
  title: `소식 ${id}`,
  text: '',
  at: '2026-11-21T03:00:00.000Z',
  read: id < 3,
}))
const list = { ...answers(), 'GET /notifications': { items: news, cursor: null } }
const unread = () =>
  [...document.querySelectorAll('[data-unread]')].map(({ textContent }) => /소식 \d/.exec(textContent)?.[0])

test('What fell: a notification is read by opening it, once, and says so to those who don’t see it', async () => {
  const { sent } = showScreen(<NotificationScreen />, {
    ...list,
    'PUT /notifications/4/read': { unread: 1, quiet: null },
  })
  const link = await screen.findByRole('link', { name: /읽지 않음 .*소식 4/ })
  expect(link.getAttribute('href')).toBe('/notice/34')
  expect(unread()).toEqual(['소식 5', '소식 4'])
  await type.click(link)
  await waitFor(() => expect(unread()).toEqual(['소식 5']))
  await type.click(screen.getByRole('link', { name: /소식 4/ }))
  await type.click(screen.getByRole('link', { name: /소식 2/ }))
  expect(sent()).toEqual([['PUT /notifications/4/read', undefined]])
})

test('What fell: all are read up to the latest that is shown, and then there is nothing more to read', async () => {
  const { sent } = showScreen(<NotificationScreen />, {
    ...list,
    'PUT /notifications/read': { unread: 0, quiet: null },
  })
  await type.click(await screen.findByRole('button', { name: '모두 읽음' }))
  await waitFor(() => expect(unread()).toEqual([]))
  expect(sent()).toEqual([['PUT /notifications/read', { until: 5 }]])
  await waitFor(() => expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull())
})
