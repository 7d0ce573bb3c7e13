import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Correction } from '../../../contract/corrections/corrections.ts'
import { getLoginDialog } from '../../features/session/login/state.ts'
import { answers, visit, button, logIn, resetPage } from './evidence-page.tsx'

resetPage()

describe('R2.10 /place/{id}/info-edit', () => {
  const correction = (changes: Partial<Correction> = {}): Correction => ({
    id: 9,
    place: { id: 12, name: '속초 파도결 카페' },
    way: 'phoned',
    photos: [],
    word: '',
    state: 'pending',
    changes: { phone: '033-111-2222' },
    before: { phone: '033-000-0000' },
    answer: '',
    sign: false,
    createdAt: '2026-11-20T03:00:00.000Z',
    decidedAt: null,
    ...changes,
  })

  test('is opened from the place', async () => {
    const { router } = visit('/place/12', answers())
    await userEvent.click(await screen.findByRole('link', { name: /정보 수정 제안/ }))
    expect(await screen.findByRole('heading', { level: 1, name: '정보 수정 제안' })).toBeDefined()
    expect(router.state.location.pathname).toBe('/place/12/info-edit')
  })

  test('shows old beside new, sends only differences, and then shows the state', async () => {
    logIn()
    const bodies: unknown[] = []
    const items: Correction[] = []
    visit(
      '/place/12/info-edit',
      answers({
        'GET /suggestions': () => ({ items: [...items], cursor: null }),
        'POST /places/12/suggestions': ({ body }: { body: unknown }) => {
          bodies.push(body)
          items.push(correction())
          return correction()
        },
      }),
    )
    await userEvent.click(await button('전화번호'))
    await userEvent.click(await button('동반 구역'))
    await userEvent.click(await button('크기·몸무게'))
    const phone = within(screen.getByRole('group', { name: '전화번호' }))
    expect(phone.getByText('033-000-0000')).toBeDefined()
    expect(phone.getByLabelText<HTMLInputElement>('바뀐 전화번호').value).toBe('033-000-0000')
    await userEvent.clear(phone.getByLabelText('바뀐 전화번호'))
    await userEvent.type(phone.getByLabelText('바뀐 전화번호'), '033-111-2222')
    const weight = screen.getByLabelText('몸무게 (kg)')
    await userEvent.clear(weight)
    await userEvent.type(weight, '12.5')
    await userEvent.click(await button('전화로 확인했어요'))
    await userEvent.click(await button('제안 보내기'))
    expect(await screen.findByRole('article', { name: '속초 파도결 카페 수정 제안' })).toBeDefined()
    expect(bodies).toEqual([
      {
        changes: {
          phone: '033-111-2222',
          limits: [{ days: null, weight: { bound: 'lt', kg: 12.5 }, sizes: null }],
        },
        way: 'phoned',
        sign: false,
        basedOn: '2026-11-01T00:00:00.000Z',
        photoIds: [],
        word: '',
      },
    ])
    expect(screen.getByText('접수')).toBeDefined()
    expect((await button('전화번호')).getAttribute('aria-pressed'), 'the form is reset').toBe('false')
  })

  test('Everyday use: the form comes with what was sent before, which would push it down', async () => {
    logIn()
    let arrived = () => {}
    visit(
      '/place/12/info-edit',
      answers({
        'GET /suggestions': async () => {
          await new Promise<void>((resolve) => (arrived = resolve))
          return { items: [correction()], cursor: null }
        },
      }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: '정보 수정 제안' })).toBeDefined()
    expect(screen.queryByRole('button', { name: '제안 보내기' })).toBeNull()
    arrived()
    expect(await button('제안 보내기')).toBeDefined()
    expect(screen.getByRole('article', { name: '속초 파도결 카페 수정 제안' })).toBeDefined()
  })

  test('shows the error beside the field, and that something must differ', async () => {
    logIn()
    const { fetch } = visit('/place/12/info-edit', answers())
    await userEvent.click(await button('제안 보내기'))
    expect((await screen.findAllByText('지금과 다른 내용을 하나 이상 알려 주세요.')).length).toBeGreaterThan(0)
    expect(screen.getByText('어떻게 알게 됐는지 골라 주세요.')).toBeDefined()
    await userEvent.click(await button('전화번호'))
    await userEvent.clear(screen.getByLabelText('바뀐 전화번호'))
    await userEvent.type(screen.getByLabelText('바뀐 전화번호'), '없음')
    await userEvent.click(await button('제안 보내기'))
    expect(await screen.findByText('전화번호를 확인해 주세요.')).toBeDefined()
    expect(fetch.mock.calls.some(([, init]) => init?.method === 'POST')).toBe(false)
  })

  test('lets a visitor write, asks for a login on sending, and loses nothing', async () => {
    const bodies: unknown[] = []
    visit(
      '/place/12/info-edit',
      answers({
        'POST /places/12/suggestions': ({ body }: { body: unknown }) => {
          bodies.push(body)
          return correction()
        },
      }),
    )
    await userEvent.click(await button('폐업'))
    await userEvent.click(await button('방문했어요'))
    expect(screen.getByText('사진은 로그인한 뒤에 더할 수 있어요.')).toBeDefined()
    await userEvent.click(await button('로그인하고 보내기'))
    await waitFor(() => expect(getLoginDialog().show).toBe(true))
    logIn()
    expect((await button('폐업')).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(await button('제안 보내기'))
    await waitFor(() => expect(bodies).toMatchObject([{ changes: { closed: true }, way: 'visited' }]))
    await waitFor(async () => expect((await button('폐업')).getAttribute('aria-pressed')).toBe('false'))
  })

  test('shows the decision with its answer, and withdraws a pending one', async () => {
    logIn()
    const items = [
      correction({ id: 9 }),
      correction({ id: 8, state: 'accepted', answer: '고쳤어요. 고마워요!' }),
      correction({ id: 7, state: 'rejected', answer: '전화해 보니 그대로예요.' }),
    ]
    visit(
      '/place/12/info-edit',
      answers({
        'GET /suggestions': () => ({ items: [...items], cursor: null }),
        'DELETE /suggestions/9': () => {
          items.shift()
          return null
        },
      }),
    )
    expect((await screen.findAllByRole('article')).length).toBe(3)
    for (const text of ['접수', '반영', '반려', '고쳤어요. 고마워요!', '전화해 보니 그대로예요.']) {
      expect(screen.getByText(text)).toBeDefined()
    }
    await userEvent.click(await button('제안 취소'))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '확인' })).getByRole('button', { name: '확인' }),
    )
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: '제안 취소' })).toBeNull()
  })

  test('is refused while three corrections are pending', async () => {
    logIn()
    const items = [1, 2, 3].map((id) => correction({ id }))
    visit('/place/12/info-edit', answers({ 'GET /suggestions': { items, cursor: null } }))
    expect(await screen.findByText(/보낸 제안 3개를 살펴보고 있어요/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '제안 보내기' })).toBeNull()
  })

  test('without a network says so, and can be tried again', async () => {
    const offline = () => {
      throw new TypeError('no network')
    }
    visit('/place/12/info-edit', { ...answers(), 'GET /places/12': offline })
    expect(await screen.findByRole('heading', { name: '이 장소를 지금 불러올 수 없어요' })).toBeDefined()
    expect(await button('다시 시도')).toBeDefined()
  })
})
