import { createMemoryHistory } from '@tanstack/react-router'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EntryReport } from '../../../contract/entries.ts'
import type { Entries } from '../../../contract/entry-evidence.ts'
import { NO_ENTRY_SUMMARY } from '../../../contract/entry-evidence.ts'
import type { MemberDog } from '../../../contract/member-dogs.ts'
import type { Correction } from '../../../contract/corrections.ts'
import { setVisitorDog } from '../../features/dogs/state.ts'
import { cancelLoginDialog, getLoginDialog, onPendingAction } from '../../features/session/login/state.ts'
import { markLoggedIn, markLoggedOut } from '../../features/session/state.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { recordOutcome } from '../../platform/api/connection-state.ts'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { overlays } from '../../ui/overlays/state.ts'
import { App } from '../App.tsx'
import { resumePending } from '../session/pending-action.ts'
import { onCaughtError } from '../errors/caught-errors.ts'
import { createAppRouter } from '../router.tsx'

const ME = 7
const TODAY = '2026-11-21'
const kong: MemberDog = {
  ...{ id: 3, main: true, name: '콩이', breed: '푸들', weightKg: 8.4, size: 'small', restricted: false, guide: false },
  ...{ birthday: null, sex: null, neutered: null, registrationNumber: null, vaccinations: [], traits: [], note: '' },
  photoId: null,
}
const bori: MemberDog = { ...kong, id: 4, main: false, name: '보리' }
const dog = { weightKg: 8.4, size: 'small' as const, breed: '푸들', restricted: false, guide: false, count: 1 }

const report = (changes: Partial<EntryReport> = {}): EntryReport => ({
  ...{ id: 70, place: { id: 12, name: '속초 파도결 카페' }, outcome: 'admitted', visitedOn: TODAY, dogId: 3, dog },
  ...{ sign: false, word: '', reportedAt: '2026-11-21T05:30:00.000Z' },
  ...changes,
})
const counted = (changes: Partial<Entries> = {}): Entries => ({ ...NO_ENTRY_SUMMARY, ...changes })
/** The server's answer to an accepted report. */
const kept = (told: EntryReport) => ({
  report: told,
  verifiedAt: TODAY,
  entries: counted({
    [told.outcome]: 1,
    confirmedOn: TODAY,
    latest: [{ id: told.id, outcome: told.outcome, visitedOn: told.visitedOn, dog, word: told.word }],
  }),
})

const answers = (more: Record<string, unknown> = {}, place = samplePlace()) => ({
  'GET /site-config': { brand: '댕댕로드' },
  'GET /groups': [{ id: 1, key: 'cafe', name: '카페', icon: 'coffee', placeCount: 1 }],
  'GET /options': [],
  'GET /places/12': place,
  'GET /places/12/nearby': [],
  'GET /likes': [],
  'GET /dogs': [kong, bori],
  'GET /entries': { items: [], cursor: null },
  'GET /suggestions': { items: [], cursor: null },
  ...more,
})

function visit(path: string, stub: Record<string, unknown>) {
  const fetch = stubApi(stub)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory({ initialEntries: [path] }))
  render(<App queryClient={queryClient} router={router} />, { onCaughtError })
  return { router, fetch, queryClient }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const visits = async () => within(await screen.findByRole('region', { name: '다녀온 분들의 알림' }))
/** Resolves once the travelling dogs are known. */
async function tellButton(name: string) {
  const tell = await button(name)
  await waitFor(() => expect(tell).toHaveProperty('disabled', false))
  return tell
}
const logIn = () => act(() => markLoggedIn({ id: ME, role: 'member' }))

configure({ asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 60_000 })

let warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:30:00Z'), toFake: ['Date'] })
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  setVisitorDog(null)
  recordOutcome('answered')
})
afterEach(() => {
  act(() => {
    cancelLoginDialog()
    markLoggedOut()
  })
  vi.useRealTimers()
  vi.unstubAllGlobals()
  warn.mockRestore()
})

describe('evidence at a place', () => {
  test('is shown beside the policy: counts, sizes, the latest visits and the last confirmation', async () => {
    const entries = counted({
      ...{ admitted: 3, refused: 1, confirmedOn: '2026-10-02', refusedOn: '2026-02-01' },
      sizes: [{ size: 'small', admitted: 2, refused: 1 }],
      latest: [
        {
          ...{ id: 5, outcome: 'refused', visitedOn: '2026-11-07', word: '만석이었어요.' },
          dog: { weightKg: 8.4, size: 'small', breed: '푸들' },
        },
        { id: 4, outcome: 'admitted', visitedOn: '2025-12-25', dog: null, word: '' },
      ],
    })
    visit('/place/12', answers({}, samplePlace({ entries })))
    const section = await visits()
    expect(section.getByText('최근 1년 동안 3번 들어갔고 1번 거절당했어요')).toBeDefined()
    expect(section.getByText(/^소형견 3번 중/).textContent).toBe('소형견 3번 중 2번 들어갔어요')
    const notes = section.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(notes).toContain('거절당했어요11월 7일 · 푸들 · 소형견 · 8.4kg만석이었어요.')
    expect(notes).toContain('들어갔어요2025년 12월 25일')
    expect(screen.getByText('마지막 확인').nextElementSibling?.textContent).toContain('다녀온 회원')
    expect(screen.queryByText('최근 거절당했다는 알림이 있어요'), 'that was long ago').toBeNull()
  })

  test('warns beside the verdict of a recent refusal that contradicts the policy', async () => {
    visit('/place/12', answers({}, samplePlace({ entries: counted({ refused: 1, refusedOn: '2026-11-07' }) })))
    const panel = within(await screen.findByRole('region', { name: /우리 강아지도 갈 수 있을까요/ }))
    expect(panel.getByText('최근 거절당했다는 알림이 있어요')).toBeDefined()
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
    expect(await (await visits()).findByText('내 알림')).toBeDefined()
    expect(bodies).toEqual([{ outcome: 'admitted', dogId: 3, dog: null, visitedOn: TODAY, word: '' }])
    expect(await screen.findByText('최근 1년 동안 1번 모두 들어갔어요')).toBeDefined()
    expect(screen.getByText('마지막 확인').nextElementSibling?.textContent).toBe(
      '2026년 11월 21일 (오늘) · 다녀온 회원',
    )
    expect(overlays().snackbar).toMatchObject({ visible: true, message: '들어갔다고 알렸어요. 고마워요!' })
  })

  test('can be undone from the snackbar', async () => {
    logIn()
    const gone = { placeId: 12, verifiedAt: '2026-10-02', entries: NO_ENTRY_SUMMARY }
    visit('/place/12', answers({ 'PUT /places/12/entries': kept(report()), 'DELETE /entries/70': gone }))
    await userEvent.click(await tellButton('들어갔어요'))
    await (await visits()).findByText('내 알림')
    act(() => overlays().snackbar.action?.act())
    await waitFor(() => expect(screen.queryByText('내 알림')).toBeNull())
    expect(screen.getByText(/처음으로 알려 주세요/)).toBeDefined()
    expect(screen.getByText('마지막 확인').nextElementSibling?.textContent).not.toContain('다녀온 회원')
  })

  test('beyond the limit says so and shows nothing', async () => {
    logIn()
    const full = failure(409, { code: 'ENTRIES_FULL', message: '한 장소에는 1년에 12번까지 알릴 수 있어요.' })
    visit('/place/12', answers({ 'PUT /places/12/entries': full }))
    await userEvent.click(await tellButton('거절당했어요'))
    await waitFor(() => expect(overlays().snackbar.message).toBe('한 장소에는 1년에 12번까지 알릴 수 있어요.'))
    expect(screen.queryByText('내 알림')).toBeNull()
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
    expect(await (await visits()).findByText('내 알림')).toBeDefined()
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
    await userEvent.click(sheet.getByRole('button', { name: '알림 거두기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('내 알림')).toBeNull()
  })
})

describe('R2.10 /place/{id}/info-edit', () => {
  const correction = (changes: Partial<Correction> = {}): Correction => ({
    ...{ id: 9, place: { id: 12, name: '속초 파도결 카페' }, way: 'phoned', photos: [], word: '', state: 'pending' },
    ...{ changes: { phone: '033-111-2222' }, before: { phone: '033-000-0000' }, answer: '' },
    ...{ createdAt: '2026-11-20T03:00:00.000Z', decidedAt: null },
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
        ...{ way: 'phoned', basedOn: '2026-11-01T00:00:00.000Z', photoIds: [], word: '' },
      },
    ])
    expect(screen.getByText('접수')).toBeDefined()
    expect((await button('전화번호')).getAttribute('aria-pressed'), 'the form is reset').toBe('false')
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
    await userEvent.click(await button('제안 거두기'))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '확인' })).getByRole('button', { name: '확인' }),
    )
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: '제안 거두기' })).toBeNull()
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

describe('/my/evidence', () => {
  test('lists a member’s reports and corrections, with links to edit them', async () => {
    logIn()
    const items = [report({ word: '친절했어요' })]
    visit('/my/evidence', answers({ 'GET /entries': { items, cursor: null }, 'GET /users/me': failure(500) }))
    const told = within(await screen.findByRole('region', { name: '다녀온 곳의 알림' }))
    expect((await told.findByRole('link', { name: '속초 파도결 카페' })).getAttribute('href')).toBe('/place/12')
    expect(told.getByText('친절했어요')).toBeDefined()
    expect(await screen.findByText('아직 보낸 제안이 없어요')).toBeDefined()
    await userEvent.click(told.getByRole('button', { name: '고치기' }))
    expect(await screen.findByRole('dialog', { name: '알림 고치기' })).toBeDefined()
  })
})
