import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { markLoggedIn } from '../../features/session/state.ts'
import { sampleCard } from '../../platform/testing/sample-place.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { answers, button, kept, logIn, ME, report, resetPage, visit } from './evidence-page.tsx'

resetPage()

const refused = () => failure(409, { code: 'EDITED_ELSEWHERE', message: '다른 곳에서 먼저 고친 내용이 있어요.' })

/** Refuses the first edit as older than `newer`, which is what is stored from then on; takes the next. */
function editedElsewhere<Stored, Body>(stored: Stored, newer: Stored, take: (body: Body) => unknown) {
  const sent: Body[] = []
  return {
    sent,
    stored: () => (sent.length === 0 ? stored : newer),
    edit: ({ body }: { body: Body }) => {
      sent.push(body)
      return sent.length === 1 ? refused() : take(body)
    },
  }
}

test('What fell 12: a report that was changed elsewhere is shown beside one’s own words, which can be sent again', async () => {
  const server = editedElsewhere(
    report({ version: 'v1' }),
    report({ version: 'v2', outcome: 'refused', word: '다른 기기에서 쓴 말' }),
    (body: { word: string; outcome: string; basedOn: string }) => kept(report({ version: 'v3', word: body.word })),
  )
  logIn()
  visit(
    '/place/12',
    answers({
      'GET /entries': () => ({ items: [server.stored()], cursor: null }),
      'PUT /entries/70': server.edit,
    }),
  )
  await userEvent.click(await button('고치기'))
  const sheet = within(await screen.findByRole('dialog', { name: '알림 고치기' }))
  await userEvent.type(sheet.getByLabelText(/한마디/), '여기서 쓴 말')
  await userEvent.click(sheet.getByRole('button', { name: '고치기' }))
  const newer = await sheet.findByRole('region', { name: '다른 곳에서 고친 알림' })
  expect(newer.textContent).toContain('거절당했어요 · 2026-11-21 · 콩이 · 다른 기기에서 쓴 말')
  expect(sheet.getByLabelText<HTMLInputElement>(/한마디/).value).toBe('여기서 쓴 말')
  await userEvent.click(sheet.getByRole('button', { name: '고치기' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sent).toMatchObject([
    { word: '여기서 쓴 말', outcome: 'admitted', basedOn: 'v1' },
    { word: '여기서 쓴 말', outcome: 'refused', basedOn: 'v2' },
  ])
})

const like = (note: string) => ({ kind: 'place', id: 12, likedAt: '2026-11-01T03:00:00.000Z', note, listIds: [] })
const liked = (more: Record<string, unknown>) =>
  answers({
    'GET /likes': [like('')],
    'GET /likes/places': [sampleCard({ id: 12, name: '속초 파도결 카페' })],
    'GET /like-lists': [],
    'GET /users/me': null,
    ...more,
  })

test('What fell 12: a note that was changed elsewhere is shown beside one’s own, which can be saved again', async () => {
  const server = editedElsewhere(
    '전의 메모',
    '다른 기기에서 쓴 메모',
    ({ note }: { note: string; basedOn: string }) => ({
      note,
    }),
  )
  logIn()
  visit('/my/like', liked({ 'GET /likes': () => [like(server.stored())], 'PUT /likes/place/12/note': server.edit }))
  await userEvent.click(await button('속초 파도결 카페 메모: 전의 메모'))
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('메모', { selector: 'textarea' })
  await userEvent.clear(field())
  await userEvent.type(field(), '여기서 쓴 메모')
  await userEvent.click(screen.getByRole('button', { name: '저장' }))
  const newer = await screen.findByRole('region', { name: '다른 곳에서 고친 메모' })
  expect(newer.textContent).toContain('다른 기기에서 쓴 메모')
  expect(field().value).toBe('여기서 쓴 메모')
  await userEvent.click(screen.getByRole('button', { name: '저장' }))
  await button('속초 파도결 카페 메모: 여기서 쓴 메모')
  expect(server.sent).toEqual([
    { note: '여기서 쓴 메모', basedOn: '전의 메모' },
    { note: '여기서 쓴 메모', basedOn: '다른 기기에서 쓴 메모' },
  ])
})

test('What fell 12: a list that was changed elsewhere is shown beside one’s own name for it, which can be saved again', async () => {
  const list = { id: 5, name: '제주', color: 'blue', version: 'v1' }
  const server = editedElsewhere(
    list,
    { ...list, name: '제주 가을', color: 'red', version: 'v2' },
    ({ name, color }: { name: string; color: string; basedOn: string }) => ({ ...list, name, color, version: 'v3' }),
  )
  logIn()
  visit('/my/like', liked({ 'GET /like-lists': () => [server.stored()], 'PUT /like-lists/5': server.edit }))
  await userEvent.click(await button(/목록 관리|목록 고치기/))
  await userEvent.click(await button('제주 고치기'))
  const name = () => screen.getByLabelText<HTMLInputElement>('목록 이름')
  await userEvent.clear(name())
  await userEvent.type(name(), '제주 겨울')
  await userEvent.click(screen.getByRole('button', { name: '저장' }))
  const newer = await screen.findByRole('region', { name: '다른 곳에서 고친 목록' })
  expect(newer.textContent).toContain('제주 가을 · 빨강')
  expect(name().value).toBe('제주 겨울')
  await userEvent.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(server.sent).toEqual([
    { name: '제주 겨울', color: 'blue', basedOn: 'v1' },
    { name: '제주 겨울', color: 'red', basedOn: 'v2' },
  ])
  // The sheet outlives the page.
  await userEvent.click(await button('완료'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('What fell 12: a mentor’s introduction that was changed elsewhere is shown beside one’s own, which can be saved again', async () => {
  const profile = {
    kind: 'trainer',
    topics: ['transport'],
    introduction: '전에 쓴 소개예요. 반가워요.',
    accepting: true,
    hours: { days: [1, 2], from: 600, to: 1140 },
    version: 'v1',
  }
  const newer = { ...profile, introduction: '다른 기기에서 쓴 소개예요.', accepting: false, version: 'v2' }
  const deskWith = (profile: object) => ({
    profile,
    waiting: 0,
    mine: 0,
    answered: 0,
    answerMinutes: null,
    rating: null,
  })
  const server = editedElsewhere(
    profile,
    newer,
    (body: { introduction: string; accepting: boolean; basedOn: string }) =>
      deskWith({ ...profile, ...body, version: 'v3' }),
  )
  act(() => markLoggedIn({ id: ME, role: 'mentor' }))
  visit(
    '/mentor-dashboard',
    answers({
      'GET /mentor-desk': () => deskWith(server.stored()),
      'GET /mentor-desk/questions': { items: [], cursor: null },
      'PUT /mentor-desk/profile': server.edit,
    }),
  )
  await userEvent.click(await button(/소개 고치기/))
  const introduction = () => screen.getByLabelText<HTMLTextAreaElement>('소개')
  await userEvent.clear(introduction())
  await userEvent.type(introduction(), '여기서 새로 쓴 소개예요.')
  await userEvent.click(await button('소개 저장하기'))
  const shown = await screen.findByRole('region', { name: '다른 곳에서 고친 소개' })
  expect(shown.textContent).toContain('다른 기기에서 쓴 소개예요.')
  expect(introduction().value).toBe('여기서 새로 쓴 소개예요.')
  await userEvent.click(await button('소개 저장하기'))
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(server.sent).toMatchObject([
    { introduction: '여기서 새로 쓴 소개예요.', accepting: true, basedOn: 'v1' },
    { introduction: '여기서 새로 쓴 소개예요.', accepting: false, basedOn: 'v2' },
  ])
})
