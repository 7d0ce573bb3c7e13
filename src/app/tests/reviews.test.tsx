import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { setVisitorDog } from '../../features/dogs/state.ts'
import { getLoginDialog } from '../../features/session/login/state.ts'
import { markLoggedIn } from '../../features/session/state.ts'
import { closeDialog, overlays } from '../../ui/overlays/state.ts'
import { answers, card, ME, mine, page, review, visit } from './review-page.tsx'

describe('R2.11 /place/{id}/review', () => {
  test('shows the summary, and each review with its dog, its day and its tags', async () => {
    visit('/place/12/review')
    const together = within(await screen.findByRole('region', { name: '별점 요약' }))
    expect(together.getByText('4.5')).toBeTruthy()
    expect(together.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5점1개',
      '4점1개',
      '3점0개',
      '2점0개',
      '1점0개',
    ])
    const first = await card('이웃1')
    for (const words of ['웰시코기 · 12.3kg', '2026년 11월 3일 방문', '주차', '별점 5점 만점에 4점'])
      expect(first.getByText(words)).toBeTruthy()
    expect(await screen.findByText('속초 파도결 카페')).toBeTruthy()
  })

  test('a withdrawn author’s review stays', async () => {
    visit('/place/12/review', answers({ 'GET /places/12/reviews': page([review(1, { author: null })]) }))
    expect((await card('탈퇴한 회원')).getByText(/후기 1번/)).toBeTruthy()
  })

  test('is narrowed by the address, and by chips that change it', async () => {
    const { router, asked } = visit('/place/12/review?tag=parking&photos=1&order=helpful&nonsense=1')
    await card('이웃1')
    expect(asked()).toContain('/places/12/reviews?order=helpful&photos=1&tag=parking')
    await userEvent.click(await screen.findByRole('button', { name: '주차 2' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ order: 'helpful', photos: '1' }))
    expect(asked()).toContain('/places/12/reviews?order=helpful&photos=1')
  })

  test('reviews by owners of similar dogs come first once my dog is known', async () => {
    const { asked } = visit('/place/12/review?order=similar')
    expect(await screen.findByText(/몸무게와 크기를 알려 주시면/)).toBeTruthy()
    act(() =>
      setVisitorDog({
        name: '콩이',
        weightKg: 12.3,
        size: 'medium',
        breed: '웰시코기',
        restricted: false,
        guide: false,
        count: 1,
      }),
    )
    await waitFor(() =>
      expect(asked()).toContain(
        `/places/12/reviews?breed=${encodeURIComponent('웰시코기')}&order=similar&size=medium&weight=12.3`,
      ),
    )
  })

  test('the summary does not push down the skeleton of a list that arrives later', async () => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    const { asked } = visit(
      '/place/12/review',
      answers({ 'GET /places/12/reviews': () => late.then(() => page([review(1)])) }),
    )
    await waitFor(() => expect(asked()).toContain('/places/12/reviews/photos'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('region', { name: '별점 요약' })).toBeNull()
    await act(async () => arrive())
    await card('이웃1')
    expect(screen.getByRole('region', { name: '별점 요약' })).toBeTruthy()
  })

  test('loads page by page', async () => {
    const pages = ({ url }: { url: URL }) =>
      url.searchParams.has('cursor') ? page([review(3)]) : page([review(1), review(2)], 'next')
    visit('/place/12/review', answers({ 'GET /places/12/reviews': pages }))
    await card('이웃1')
    const more = screen.queryByRole('button', { name: '후기 더 보기' })
    if (more) await userEvent.click(more)
    await card('이웃3')
    expect(screen.queryByRole('button', { name: '후기 더 보기' })).toBeNull()
  })

  test('without any review it invites one; with filters it offers to clear them', async () => {
    visit('/place/12/review', answers({ 'GET /places/12/reviews': page([]) }))
    expect(await screen.findByText('아직 후기가 없어요')).toBeTruthy()
  })

  test('with filters that match none it offers to clear them', async () => {
    const { router } = visit('/place/12/review?tag=quiet', answers({ 'GET /places/12/reviews': page([]) }))
    await userEvent.click(await screen.findByRole('button', { name: '조건 풀기' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  test('a failed read without cached data is shown, with a retry', async () => {
    let there = false
    const list = () => {
      if (there) return page([review(1)])
      throw new TypeError('Failed to fetch')
    }
    visit('/place/12/review', answers({ 'GET /places/12/reviews': list }))
    expect(await screen.findByText(/아직 이 기기에 없어요/)).toBeTruthy()
    there = true
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    await card('이웃1')
  })

  test('a visitor who finds one helpful or reports it is asked to log in', async () => {
    visit('/place/12/review')
    const first = await card('이웃1')
    await userEvent.click(first.getByRole('button', { name: '도움돼요 2' }))
    await waitFor(() => expect(getLoginDialog().show).toBe(true))
  })

  test('one’s own can be edited or deleted, not marked helpful; the rating is then loaded again', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    let gone = false
    const { asked } = visit(
      '/place/12/review',
      answers({
        'GET /reviews/mine': page([mine(1)]),
        'DELETE /reviews/1': () => {
          gone = true
          return null
        },
        'GET /places/12/reviews': () => page(gone ? [review(2)] : [review(1), review(2)]),
      }),
    )
    const own = await card('이웃1')
    await own.findByText('2분께 도움이 됐어요')
    expect(own.getByRole('link', { name: '고치기' }).getAttribute('href')).toBe('/my/review/1/edit')
    await userEvent.click(own.getByRole('button', { name: '지우기' }))
    await waitFor(() => expect(overlays().dialog.show).toBe(true))
    act(() => closeDialog(true))
    await waitFor(() => expect(screen.queryByRole('article', { name: '이웃1님의 후기' })).toBeNull())
    expect(asked().filter((path) => path === '/places/12/reviews/summary').length).toBeGreaterThan(1)
  })

  test('a report says why, and is sent once', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const sent: unknown[] = []
    visit('/place/12/review', answers({ 'POST /reports': ({ body }: { body: unknown }) => (sent.push(body), null) }))
    await userEvent.click((await card('이웃2')).getByRole('button', { name: '신고' }))
    const sheet = within(await screen.findByRole('dialog', { name: '후기 신고' }))
    await userEvent.click(await sheet.findByRole('button', { name: '신고하기' }))
    expect(await sheet.findByText('이유를 골라 주세요.')).toBeTruthy()
    await userEvent.click(sheet.getByRole('radio', { name: '사실과 달라요' }))
    await userEvent.click(sheet.getByRole('button', { name: '신고하기' }))
    await waitFor(() => expect(sent).toEqual([{ kind: 'review', id: 2, reason: 'false', text: '' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('R2.18 What fell: instead of the words, the nickname, the profile photo or one photo is reported; the review stays', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const sent: unknown[] = []
    const photos = [1, 2].map((n) => ({ src: `/media/photo-${n}-{w}.webp`, widths: [320], alt: '', credit: null }))
    visit(
      '/place/12/review',
      answers({
        'GET /places/12/reviews': page([
          review(1),
          review(2, { photos, author: { nickname: '이웃2', photo: photos[0] ?? null } }),
        ]),
        'POST /reports': ({ body }: { body: unknown }) => (sent.push(body), null),
      }),
    )
    for (const what of ['쓴 사람의 닉네임 ‘이웃2’', '쓴 사람의 프로필 사진', '사진 2']) {
      await userEvent.click((await card('이웃2')).getByRole('button', { name: '신고' }))
      const sheet = within(await screen.findByRole('dialog', { name: '후기 신고' }))
      await userEvent.click(await sheet.findByRole('radio', { name: what }))
      await userEvent.click(sheet.getByRole('radio', { name: '사실과 달라요' }))
      await userEvent.click(sheet.getByRole('button', { name: '신고하기' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const about = { kind: 'review', id: 2, reason: 'false', text: '' }
    expect(sent).toEqual([
      { ...about, part: 'nickname' },
      { ...about, part: 'portrait' },
      { ...about, part: 'photo', photo: photos[1]?.src },
    ])
    expect(await card('이웃2')).toBeTruthy()
  })
})

test('R2.08 R2.11 a place shows its latest reviews and links to all and to one’s own', async () => {
  visit('/place/12', answers({ 'GET /places/12/reviews': page([1, 2, 3, 4].map((id) => review(id))) }))
  await card('이웃3')
  expect(screen.queryByRole('article', { name: '이웃4님의 후기' })).toBeNull()
  expect(screen.getByRole('link', { name: '후기 모두 보기' }).getAttribute('href')).toBe('/place/12/review')
  expect(screen.getByRole('link', { name: '후기 쓰기' }).getAttribute('href')).toBe('/place/12/review/create')
})
