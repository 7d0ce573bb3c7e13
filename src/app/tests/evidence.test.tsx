import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { NO_ENTRY_SUMMARY } from '../../../contract/entries/entry-evidence.ts'
import { setVisitorDog } from '../../features/dogs/state.ts'
import { getLoginDialog, onPendingAction } from '../../features/session/login/state.ts'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { overlays } from '../../ui/overlays/state.ts'
import { resumePending } from '../session/pending-action.ts'
import {
  TODAY,
  dog,
  report,
  counted,
  kept,
  answers,
  visit,
  button,
  visits,
  tellButton,
  logIn,
  resetPage,
} from './evidence-page.tsx'

resetPage()

describe('evidence at a place', () => {
  test('is shown beside the policy: counts, sizes, the latest visits and the last confirmation', async () => {
    const entries = counted({
      admitted: 3,
      refused: 1,
      confirmedOn: '2026-10-02',
      refusedOn: '2026-02-01',
      sizes: [{ size: 'small', admitted: 2, refused: 1 }],
      latest: [
        {
          id: 5,
          outcome: 'refused',
          visitedOn: '2026-11-07',
          word: '만석이었어요.',
          dog: { weightKg: 8.4, size: 'small', breed: '푸들' },
        },
        { id: 4, outcome: 'admitted', visitedOn: '2025-12-25', dog: null, word: '' },
      ],
    })
    visit('/place/12', answers({}, samplePlace({ entries })))
    const section = await visits()
    expect(section.getByText('최근 1년 소식 4건 · 거절 1건')).toBeDefined()
    expect(section.getByText(/^소형견 3번 중/).textContent).toBe('소형견 3번 중 2번 들어갔어요')
    const notes = section.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(notes).toContain('거절당했어요11월\u00a07일 · 푸들 · 소형견 · 8.4kg만석이었어요.신고')
    expect(notes).toContain('들어갔어요2025년 12월\u00a025일')
    expect(screen.getByText('마지막 확인').nextElementSibling?.textContent).toContain('다녀온 회원')
    expect(screen.queryByText('최근 거절당했다는 소식이 있어요'), 'that was long ago').toBeNull()
  })

  test('warns beside the verdict of a recent refusal that contradicts the policy', async () => {
    visit('/place/12', answers({}, samplePlace({ entries: counted({ refused: 1, refusedOn: '2026-11-07' }) })))
    const panel = within(await screen.findByRole('region', { name: /우리 강아지도 갈 수 있을까요/ }))
    expect(panel.getByText('최근 거절당했다는 소식이 있어요')).toBeDefined()
    expect(panel.getByText(/2026년 11월 7일/)).toBeDefined()
  })

  test('invites the first report if there is none', async () => {
    visit('/place/12', answers())
    expect((await visits()).getByText(/처음으로 알려 주세요/)).toBeDefined()
  })
})

describe('one tap', () => {
  test('reports today and the main dog once, however often it is tapped, and is shown as evidence', async () => {
    logIn()
    const bodies: unknown[] = []
    let arrived: (() => void) | undefined
    visit(
      '/place/12',
      answers({
        'PUT /places/12/entries': async ({ body }: { body: unknown }) => {
          bodies.push(body)
          await new Promise<void>((resolve) => (arrived = resolve))
          return kept(report())
        },
      }),
    )
    await userEvent.dblClick(await tellButton('들어갔어요'))
    await waitFor(() => expect(arrived).toBeDefined())
    await act(async () => arrived?.())
    expect(await (await visits()).findByText('내 소식')).toBeDefined()
    expect(bodies).toEqual([{ outcome: 'admitted', dogId: 3, dog: null, visitedOn: TODAY, word: '' }])
    expect(await screen.findByText('최근 1년 소식 1건 · 모두 들어갔어요')).toBeDefined()
    expect(screen.getByText('마지막 확인').nextElementSibling?.textContent).toBe(
      '2026년 11월\u00a021일 (오늘) · 다녀온 회원',
    )
    expect(overlays().snackbar).toMatchObject({ visible: true, message: '들어갔다고 알렸어요. 고마워요!' })
  })

  test('can be undone from the snackbar', async () => {
    logIn()
    const gone = { placeId: 12, verifiedAt: '2026-10-02', entries: NO_ENTRY_SUMMARY }
    visit('/place/12', answers({ 'PUT /places/12/entries': kept(report()), 'DELETE /entries/70': gone }))
    await userEvent.click(await tellButton('들어갔어요'))
    await (await visits()).findByText('내 소식')
    await waitFor(() => expect(overlays().snackbar.visible).toBe(true))
    act(() => overlays().snackbar.action?.act())
    await waitFor(() => expect(screen.queryByText('내 소식')).toBeNull())
    expect(screen.getByText(/처음으로 알려 주세요/)).toBeDefined()
    expect(screen.getByText('마지막 확인').nextElementSibling?.textContent).not.toContain('다녀온 회원')
  })

  test('beyond the limit says so and shows nothing', async () => {
    logIn()
    const full = failure(409, { code: 'ENTRIES_FULL', message: '한 장소에는 1년에 12번까지 알릴 수 있어요.' })
    visit('/place/12', answers({ 'PUT /places/12/entries': full }))
    await userEvent.click(await tellButton('거절당했어요'))
    await waitFor(() => expect(overlays().snackbar.message).toBe('한 장소에는 1년에 12번까지 알릴 수 있어요.'))
    expect(screen.queryByText('내 소식')).toBeNull()
  })

  test('R1.4 by a visitor asks for a login, and is then sent with the described dog', async () => {
    setVisitorDog({ ...dog, name: '뭉치' })
    const bodies: unknown[] = []
    const { queryClient } = visit(
      '/place/12',
      answers({
        'PUT /places/12/entries': ({ body }: { body: unknown }) => {
          bodies.push(body)
          return kept(report({ outcome: 'refused', dogId: null }))
        },
      }),
    )
    onPendingAction((pending) => void resumePending(queryClient, pending))
    await userEvent.click(await tellButton('거절당했어요'))
    expect(getLoginDialog().show).toBe(true)
    expect(bodies).toEqual([])
    logIn()
    expect(await (await visits()).findByText('내 소식')).toBeDefined()
    expect(bodies).toEqual([{ outcome: 'refused', dogId: null, dog, visitedOn: TODAY, word: '' }])
  })
})

describe('the sheet of a report', () => {
  const change = async (stub: Record<string, unknown>) => {
    logIn()
    visit('/place/12', answers({ 'GET /entries': { items: [report()], cursor: null }, ...stub }))
    await userEvent.click(await button('고치기'))
    return within(await screen.findByRole('dialog', { name: '알림 고치기' }))
  }

  test('changes dog, day and outcome, and adds a message', async () => {
    const bodies: unknown[] = []
    const changed = report({ outcome: 'refused', dogId: 4, visitedOn: '2026-11-20', word: '주말은 안 된대요' })
    const sheet = await change({
      'PUT /entries/70': ({ body }: { body: unknown }) => {
        bodies.push(body)
        return kept(changed)
      },
    })
    await userEvent.click(sheet.getByRole('button', { name: '거절당했어요' }))
    await userEvent.click(sheet.getByRole('button', { name: '보리' }))
    await userEvent.clear(sheet.getByLabelText('다녀온 날'))
    await userEvent.type(sheet.getByLabelText('다녀온 날'), '2026-11-20')
    await userEvent.type(sheet.getByLabelText(/한마디/), '주말은 안 된대요')
    await userEvent.click(sheet.getByRole('button', { name: '고치기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies).toEqual([
      { outcome: 'refused', dogId: 4, dog: null, visitedOn: '2026-11-20', sign: false, word: '주말은 안 된대요' },
    ])
    expect(await (await visits()).findByText('주말은 안 된대요')).toBeDefined()
  })

  test('shows the day’s error beside it', async () => {
    const fields = { visitedOn: '오늘까지 1년 안의 날짜를 골라 주세요.' }
    const sheet = await change({ 'PUT /entries/70': failure(422, { code: 'VALIDATION_FAILED', message: '', fields }) })
    await userEvent.click(sheet.getByRole('button', { name: '고치기' }))
    expect(await sheet.findByText('오늘까지 1년 안의 날짜를 골라 주세요.')).toBeDefined()
  })

  test('withdraws it', async () => {
    const sheet = await change({
      'DELETE /entries/70': { placeId: 12, verifiedAt: '2026-10-02', entries: NO_ENTRY_SUMMARY },
    })
    await userEvent.click(sheet.getByRole('button', { name: '알림 취소' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('내 소식')).toBeNull()
  })
})

describe('/my/evidence', () => {
  test('lists a member’s reports and corrections, with links to edit them', async () => {
    logIn()
    const items = [report({ word: '친절했어요' })]
    visit('/my/evidence', answers({ 'GET /entries': { items, cursor: null }, 'GET /users/me': failure(500) }))
    const told = within(await screen.findByRole('region', { name: '다녀온 곳의 입장 소식' }))
    expect((await told.findByRole('link', { name: '속초 파도결 카페' })).getAttribute('href')).toBe('/place/12')
    expect(told.getByText('친절했어요')).toBeDefined()
    expect(await screen.findByText('아직 보낸 제안이 없어요')).toBeDefined()
    await userEvent.click(told.getByRole('button', { name: '고치기' }))
    expect(await screen.findByRole('dialog', { name: '알림 고치기' })).toBeDefined()
  })
})
