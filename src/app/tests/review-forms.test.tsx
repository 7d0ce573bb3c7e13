import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { getLoginDialog } from '../../features/session/login/state.ts'
import { markLoggedIn } from '../../features/session/state.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { answers, ME, mine, page, visit } from './review-page.tsx'

describe('R2.11 /place/{id}/review/create', () => {
  const write = async (text: string) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^5점/ }))
    await userEvent.type(screen.getByLabelText('다녀온 날'), '2026-11-20')
    await userEvent.type(screen.getByLabelText('후기', { selector: 'textarea' }), text)
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: '후기 올리기' }))
  const TEXT = '마당이 넓어서 좋았어요.'

  test('a visitor writes first and logs in afterwards; the draft becomes the member’s', async () => {
    const { router } = visit('/place/12/review/create')
    await write(TEXT)
    await send()
    expect(getLoginDialog().show).toBe(true)
    act(() => markLoggedIn({ id: ME, role: 'member' }))
    await screen.findByLabelText('사진 고르기')
    expect(screen.getByLabelText<HTMLTextAreaElement>('후기', { selector: 'textarea' }).value).toBe(TEXT)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^5점/ }).checked).toBe(true)
    expect(router.state.location.pathname).toBe('/place/12/review/create')
  })

  test('a future day, one three years ago, or too short a text is refused beside its field', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    visit('/place/12/review/create')
    await userEvent.click(await screen.findByRole('radio', { name: /^1점/ }))
    const day = screen.getByLabelText<HTMLInputElement>('다녀온 날')
    expect([day.min, day.max]).toEqual(['2023-11-22', '2026-11-21'])
    await userEvent.type(day, '2026-11-22')
    await userEvent.type(screen.getByLabelText('후기', { selector: 'textarea' }), '짧아요')
    await send()
    expect(await screen.findByText('아직 오지 않은 날이에요.')).toBeTruthy()
    expect(screen.getByText('10자 이상 적어 주세요.', { selector: '[data-error]' })).toBeTruthy()
  })

  test('R2.11 C6 without a network it is refused with a clear message, and no input is lost', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const broken = () => {
      throw new TypeError('Failed to fetch')
    }
    visit('/place/12/review/create', answers({ 'POST /places/12/reviews': broken }))
    await write(TEXT)
    await send()
    expect(await screen.findByText(/쓴 내용은 이 기기에 남아 있으니/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('후기', { selector: 'textarea' }).value).toBe(TEXT)
    expect(localStorage.getItem(`daengdaeng.draft.${ME}.review.new.12`)).toContain(TEXT)
  })

  test('an unloaded dog is asked for instead of being dropped silently', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const sent: unknown[] = []
    const post = ({ body }: { body: unknown }) => void sent.push(body)
    visit('/place/12/review/create', answers({ 'GET /dogs': failure(500), 'POST /places/12/reviews': post }))
    await write(TEXT)
    await send()
    expect(await screen.findByText('함께 간 강아지를 골라 주세요.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('two taps write one review, which updates the rating and deletes the draft', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const sent: unknown[] = []
    const { router } = visit(
      '/place/12/review/create',
      answers({
        'POST /places/12/reviews': ({ body }: { body: unknown }) => {
          sent.push(body)
          return mine(3)
        },
      }),
    )
    await write(TEXT)
    const button = screen.getByRole('button', { name: '후기 올리기' })
    await userEvent.dblClick(button)
    await waitFor(() => expect(router.state.location.pathname).toBe('/place/12/review'))
    expect(sent).toEqual([
      { stars: 5, visitedOn: '2026-11-20', dogId: null, showDogName: false, tags: [], photoIds: [], text: TEXT },
    ])
    expect(localStorage.getItem(`daengdaeng.draft.${ME}.review.new.12`)).toBeNull()
  })

  test('a second review of one day is refused at the day', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const message = '이날 다녀온 후기를 이미 쓰셨어요. 그 후기를 고칠 수 있어요.'
    visit(
      '/place/12/review/create',
      answers({ 'POST /places/12/reviews': failure(409, { code: 'REVIEW_EXISTS', message }) }),
    )
    await write(TEXT)
    await send()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('다녀온 날'))
  })
})

describe('R2.20 /my/review', () => {
  test('lists one’s own with their places, also deleted ones', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const closed = { ...mine(2), place: { id: 9, name: '문 닫은 카페', photo: null, shown: false } }
    visit('/my/review', answers({ 'GET /reviews/mine': page([mine(1), closed]) }))
    expect((await screen.findByRole('link', { name: '속초 파도결 카페' })).getAttribute('href')).toBe('/place/12')
    expect(screen.getByText('지금은 볼 수 없는 곳')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '문 닫은 카페' })).toBeNull()
  })

  test('/my/review/{review_id}/edit holds what was written, and leaves a deleted dog as it was', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const sent: unknown[] = []
    visit(
      '/my/review/1/edit',
      answers({
        'GET /reviews/1': mine(1),
        'PUT /reviews/1': ({ body }: { body: unknown }) => {
          sent.push(body)
          return mine(1)
        },
      }),
    )
    await userEvent.click(await screen.findByRole('radio', { name: /^2점/ }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /쓸 때 그대로/ }).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: '고친 후기 올리기' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ stars: 2, text: mine(1).text, tags: ['parking'] })
    expect(sent[0]).not.toHaveProperty('dogId')
  })

  test('What fell 12: an edit of what was edited elsewhere is refused, shows that, and can be sent again', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const [first, then] = ['2026-11-20T01:00:00.000Z', '2026-11-20T02:00:00.000Z']
    let stored = { ...mine(1), editedAt: first }
    const sent: unknown[] = []
    const { text, stars } = mine(1)
    visit(
      '/my/review/1/edit',
      answers({
        'GET /reviews/1': () => stored,
        'PUT /reviews/1': ({ body }: { body: { basedOn: string } }) => {
          sent.push(body)
          return body.basedOn === stored.editedAt
            ? stored
            : failure(409, { code: 'EDITED_ELSEWHERE', message: '다른 곳에서 먼저 고친 내용이 있어요.' })
        },
      }),
    )
    const field = await screen.findByLabelText<HTMLTextAreaElement>('후기', { selector: 'textarea' })
    await userEvent.type(field, ' 여기에서 덧붙인 말.')
    stored = { ...stored, stars: 1, text: '다른 기기에서 고친 후기예요.', editedAt: then }
    const send = () => userEvent.click(screen.getByRole('button', { name: '고친 후기 올리기' }))
    await send()
    expect((await screen.findByRole('region', { name: '다른 곳에서 고친 후기' })).textContent).toContain(stored.text)
    expect(screen.getByText('다른 곳에서 먼저 고친 내용이 있어요.')).toBeTruthy()
    expect(field.value).toBe(`${text} 여기에서 덧붙인 말.`)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^1점/ }).checked).toBe(true)
    await send()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent).toMatchObject([
      { basedOn: first, stars },
      { basedOn: then, stars: 1, text: field.value },
    ])
  })

  test('What fell 12: a draft stays based on the version on which it was begun', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const [first, then] = ['2026-11-20T01:00:00.000Z', '2026-11-20T02:00:00.000Z']
    const draft = { author: ME, at: Date.now(), values: { text: '어제 쓰다 만 후기예요.', basedOn: first } }
    localStorage.setItem(`daengdaeng.draft.${ME}.review.1`, JSON.stringify(draft))
    const sent: unknown[] = []
    const put = ({ body }: { body: unknown }) => {
      sent.push(body)
      return mine(1)
    }
    visit('/my/review/1/edit', answers({ 'GET /reviews/1': { ...mine(1), editedAt: then }, 'PUT /reviews/1': put }))
    await userEvent.click(await screen.findByRole('button', { name: '고친 후기 올리기' }))
    await waitFor(() => expect(sent).toMatchObject([{ basedOn: first, text: '어제 쓰다 만 후기예요.' }]))
  })

  test('another member’s is not found', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const message = '후기를 찾을 수 없어요. 이미 지워졌을 수 있어요.'
    visit('/my/review/5/edit', answers({ 'GET /reviews/5': failure(404, { code: 'REVIEW_NOT_FOUND', message }) }))
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
