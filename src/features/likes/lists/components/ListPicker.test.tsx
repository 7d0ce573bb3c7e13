import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { showScreen } from '../../../../platform/testing/show-screen.tsx'
import { closeDialog, overlays } from '../../../../ui/overlays/state.ts'
import { markLoggedIn } from '../../../session/state.ts'
import { ListManager } from './ListManager.tsx'
import { ListPicker } from './ListPicker.tsx'

const type = userEvent.setup({ delay: null })
const listOf = (id: number, name: string) => ({ id, name, color: 'red', version: '2026-11-01T00:00:00.000Z' })
const LISTS = [listOf(1, '제주 여행'), listOf(2, '카페'), listOf(3, '바다')]
const likeOf = (id: number, listIds: number[]) => ({
  kind: 'place',
  id,
  likedAt: '2026-11-01T00:00:00.000Z',
  note: '',
  listIds,
})
const press = (name: string) => type.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  closeDialog(false)
  markLoggedIn({ id: 7, role: 'member' })
})

const rows = () => within(screen.getByRole('list', { name: '내 목록' })).getAllByRole('listitem')

test('What fell: a place is put into lists and taken out of them, and each says how many places it has', async () => {
  const { sent } = showScreen(<ListPicker place={12} />, {
    'GET /like-lists': LISTS,
    'GET /likes': [likeOf(12, [1]), likeOf(13, [1, 2])],
    'PUT /likes/place/12/lists': ({ body }: { body: object }) => body,
  })
  await waitFor(() =>
    expect(rows().map(({ textContent }) => textContent)).toEqual(['제주 여행2곳', '카페1곳', '바다0곳']),
  )
  const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)
  expect(checked()).toEqual([true, false, false])
  await type.click(screen.getByRole('checkbox', { name: /카페/ }))
  await waitFor(() => expect(sent().at(-1)?.[1]).toEqual({ listIds: [1, 2] }))
  expect(checked()).toEqual([true, true, false])
  await waitFor(() => expect(rows()[1]?.textContent).toBe('카페2곳'))
  await type.click(screen.getByRole('checkbox', { name: /제주/ }))
  await waitFor(() => expect(sent().at(-1)?.[1]).toEqual({ listIds: [2] }))
})

test('What fell: a place is put into a new list too, beside those that it is in', async () => {
  const { sent } = showScreen(<ListPicker place={12} />, {
    'GET /like-lists': LISTS,
    'GET /likes': [likeOf(12, [1])],
    'POST /like-lists': listOf(9, '숲'),
    'PUT /likes/place/12/lists': ({ body }: { body: object }) => body,
  })
  await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]?.checked).toBe(true))
  await press('새 목록 만들기')
  await type.type(screen.getByLabelText('목록 이름'), '숲')
  await press('만들기')
  await waitFor(() => expect(sent().at(-1)?.[1]).toEqual({ listIds: [1, 9] }))
})

test('What fell: without a list one is made first, and the place is put into it', async () => {
  const { sent } = showScreen(<ListPicker place={12} />, {
    'GET /like-lists': [],
    'GET /likes': [likeOf(12, [])],
    'POST /like-lists': listOf(9, '숲'),
    'PUT /likes/place/12/lists': ({ body }: { body: object }) => body,
  })
  expect(await screen.findByText('여행지나 취향별로 목록을 만들어 찜한 곳을 나눠 담아 보세요.')).toBeTruthy()
  await type.type(screen.getByLabelText('목록 이름'), '숲')
  await press('만들기')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map(([, body]) => body)).toEqual([{ name: '숲', color: expect.any(String) }, { listIds: [9] }])
  expect(await screen.findByRole('button', { name: '새 목록 만들기' })).toBeTruthy()
})

test('What fell: lists are put into another order, one step at a time; the ends have no step', async () => {
  const { sent } = showScreen(<ListManager first={null} />, {
    'GET /like-lists': LISTS,
    'PUT /like-list-order': LISTS,
  })
  await screen.findByText('바다')
  const off = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
  expect(['제주 여행 위로', '제주 여행 아래로', '바다 위로', '바다 아래로'].map(off)).toEqual([
    true,
    false,
    false,
    true,
  ])
  await press('카페 위로')
  await waitFor(() => expect(sent().at(-1)?.[1]).toEqual({ listIds: [2, 1, 3] }))
  expect(rows().map(({ textContent }) => textContent)).toEqual(['카페', '제주 여행', '바다'])
  await press('제주 여행 아래로')
  await waitFor(() => expect(sent().at(-1)?.[1]).toEqual({ listIds: [2, 3, 1] }))
})

test('What fell: a list is deleted once that is confirmed, and the one that was asked for is open first', async () => {
  const { sent } = showScreen(<ListManager first={2} />, {
    'GET /like-lists': LISTS,
    'DELETE /like-lists/2': null,
  })
  expect((await screen.findByLabelText<HTMLInputElement>('목록 이름')).value).toBe('카페')
  await press('목록 지우기')
  expect(overlays().dialog).toMatchObject({
    title: '‘카페’ 목록을 지울까요?',
    message: '담아 둔 곳은 찜에 그대로 남아요.',
  })
  closeDialog(false)
  await press('목록 지우기')
  expect(sent()).toEqual([])
  closeDialog(true)
  await waitFor(() => expect(sent()).toEqual([['DELETE /like-lists/2', undefined]]))
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual(['제주 여행', '바다']))
  expect(screen.queryByLabelText('목록 이름')).toBeNull()
})

test('What fell: a list is renamed based on the version that was seen, and a change can be given up', async () => {
  const { sent } = showScreen(<ListManager first={null} />, {
    'GET /like-lists': LISTS,
    'PUT /like-lists/2': { ...listOf(2, '카페 모음'), version: '2026-11-02T00:00:00.000Z' },
  })
  await screen.findByText('카페')
  await press('카페 고치기')
  await press('취소')
  expect(screen.queryByLabelText('목록 이름')).toBeNull()
  await press('카페 고치기')
  await type.type(screen.getByLabelText('목록 이름'), ' 모음')
  await press('저장')
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual(['제주 여행', '카페 모음', '바다']))
  expect(sent()).toEqual([
    [expect.any(String), expect.objectContaining({ name: '카페 모음', basedOn: '2026-11-01T00:00:00.000Z' })],
  ])
})
