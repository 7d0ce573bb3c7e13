import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { MemberDetail } from '../../../contract/members/members-admin.ts'
import type { Case } from '../../../contract/reports/moderation-admin.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import type { PlaceToCheck } from '../../../contract/verification/verification-admin.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { openAdmin, PROPOSAL } from './admin-page.tsx'

const MEMBER: MemberDetail = {
  id: 7,
  nickname: '콩이네',
  maskedEmail: 'k***@d***.example',
  role: 'member',
  state: 'active',
  suspendedUntil: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: null,
  sessionCount: 0,
  acts: [],
}

test('R2.26 asks for the password where the server does, and then sends the act again', async () => {
  const sent: unknown[] = []
  let confirmed = false
  openAdmin('/adm/users/7', {
    'GET /admin/users/7': MEMBER,
    'POST /auth/confirm': () => ((confirmed = true), null),
    'POST /admin/users/7/acts': ({ body }: { body: unknown }) => {
      sent.push(body)
      const refused = { code: 'CONFIRM_REQUIRED', message: '한 번 더 확인할게요.' }
      return confirmed ? { ...MEMBER, state: 'suspended' } : failure(428, refused)
    },
  })
  const card = within(await screen.findByRole('region', { name: '조치' }))
  await userEvent.selectOptions(card.getByLabelText('할 일'), '이용 제한')
  await userEvent.selectOptions(card.getByLabelText('기간'), '30일')
  await userEvent.type(card.getByLabelText('까닭'), '광고를 되풀이했어요')
  await userEvent.click(card.getByRole('button', { name: '이용 제한' }))
  const asked = within(await screen.findByRole('region', { name: '본인 확인' }))
  await userEvent.type(asked.getByLabelText('비밀번호'), '비밀번호 1234')
  await userEvent.click(asked.getByRole('button', { name: '확인하고 계속하기' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ action: 'suspend', days: 30, reason: '광고를 되풀이했어요' })
  await waitFor(() => expect(screen.queryByRole('region', { name: '본인 확인' })).toBeNull())
})

test('R2.26 offers nothing about the own account but to step down and to log out', async () => {
  openAdmin('/adm/users/1', { 'GET /admin/users/1': { ...MEMBER, id: 1, role: 'admin' } })
  const choice = await screen.findByLabelText('할 일')
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['권한 바꾸기', '모든 기기에서 로그아웃'])
})

const { entry, limits, maxDogs, requirements, fee } = UNKNOWN_POLICY
const PLACE: PlaceToCheck = {
  id: 3,
  name: '새벽 카페',
  group: 'cafe',
  updatedAt: '2026-11-01T00:00:00.000Z',
  closed: false,
  facts: {
    closed: false,
    roadAddress: null,
    phone: '033-111-2222',
    homepage: null,
    hoursText: null,
    closedText: null,
    entry,
    limits,
    maxDogs,
    requirements,
    fee,
  },
  source: '한국문화정보원',
  sourceDate: '2022-11-22',
  verifiedAt: '2022-11-22',
  unparsed: ['문의 요망'],
  sourceTexts: [],
  entries: [],
  checks: [],
  corrections: [
    {
      id: 9,
      place: { id: 3, name: '새벽 카페' },
      way: 'visited',
      sign: true,
      photos: [],
      word: '봤어요',
      changes: { phone: '033-999-0000' },
      before: { phone: '033-111-2222' },
      state: 'pending',
      answer: '',
      createdAt: '2026-11-20T03:00:00.000Z',
      decidedAt: null,
      author: '콩이네',
    },
  ],
}

test('R2.10 a check is sent with how it is known, since when, and the sign at the door', async () => {
  const sent: object[] = []
  openAdmin('/adm/verify/3', {
    'GET /admin/verification/3': PLACE,
    'POST /admin/verification/3/checks': ({ body }: { body: object }) => (sent.push(body), PLACE),
  })
  const card = within(await screen.findByRole('region', { name: '확인한 내용 적기' }))
  await userEvent.selectOptions(card.getByLabelText('어떻게 알게 됐나요?'), '방문했어요')
  await userEvent.click(card.getByLabelText('문 앞의 반려동물 출입 안내문을 봤어요'))
  await userEvent.click(card.getByRole('button', { name: '확인한 내용 저장' }))
  expect(sent, 'not without what it rests on').toEqual([])
  await userEvent.type(card.getByLabelText('근거'), '사장님이 말했어요')
  await userEvent.click(card.getByRole('button', { name: '확인한 내용 저장' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      { outcome: 'confirmed', way: 'visited', sign: true, note: '사장님이 말했어요', basedOn: PLACE.updatedAt },
    ]),
  )
})

test('R2.10 shows the admin that the author of a suggestion saw the sign, and refuses it only with a reason', async () => {
  const sent: object[] = []
  openAdmin('/adm/verify/3', {
    'GET /admin/verification/3': PLACE,
    'POST /admin/suggestions/9/decision': ({ body }: { body: object }) => (
      sent.push(body),
      { ...PLACE, corrections: [] }
    ),
  })
  const found = await screen.findByRole('article', { name: '콩이네님의 제안' })
  expect(found.textContent).toContain('저도 안내문을 봤어요')
  const card = within(found)
  await userEvent.click(card.getByLabelText('반려하기'))
  await userEvent.click(card.getByRole('button', { name: '반려하고 알리기' }))
  expect(sent).toEqual([])
  await userEvent.type(card.getByLabelText('반영하지 않는 까닭'), '번호가 그대로예요')
  await userEvent.click(card.getByRole('button', { name: '반려하고 알리기' }))
  await waitFor(() => expect(sent).toEqual([{ accept: false, answer: '번호가 그대로예요' }]))
})

const CASE: Case = {
  kind: 'review',
  id: 12,
  hidden: false,
  now: { at: '하나', text: '고친 글', photos: [] },
  automatic: false,
  holds: [],
  appeal: null,
  author: { id: 7, nickname: '콩이네', role: 'member', state: 'active', reported: 1, hidden: 0 },
  reports: [
    {
      reason: 'privacy',
      text: '',
      reportedAt: '2026-11-20T03:00:00.000Z',
      decided: false,
      shown: { at: '하나', text: '처음 글', photos: [] },
    },
  ],
  decisions: [],
}

test('R1.5 a reported review is shown as it was beside what it is, and hidden with a reason', async () => {
  const sent: object[] = []
  openAdmin('/adm/report/review/12', {
    'GET /admin/reports/review/12': CASE,
    'POST /admin/reports/review/12/decision': ({ body }: { body: object }) => (
      sent.push(body),
      { ...CASE, hidden: true }
    ),
  })
  expect(await screen.findByText('처음 글')).toBeDefined()
  expect(screen.getByText('고친 글')).toBeDefined()
  await userEvent.type(screen.getByLabelText('까닭'), '전화번호가 있어요')
  await userEvent.click(screen.getByRole('button', { name: '숨기기' }))
  await waitFor(() => expect(sent).toEqual([{ decision: 'hide', reason: '전화번호가 있어요' }]))
  expect(await screen.findByRole('region', { name: '지금 (숨긴 후기)' })).toBeDefined()
})

test('R1.5 Back office: photos that were there when it was reported are shown, though the words are the same', async () => {
  const photo = (name: string) => ({ src: `/media/${name}-{w}.webp`, widths: [320], alt: '', credit: null })
  const [report] = CASE.reports
  const now = { at: '하나', text: '그대로인 글', photos: [photo('harmless')] }
  const shown = { ...now, photos: [photo('reported'), photo('harmless')] }
  openAdmin('/adm/report/review/12', {
    'GET /admin/reports/review/12': {
      ...CASE,
      now,
      reports: [
        { ...report, shown },
        { ...report, shown: now, reportedAt: '2026-11-19T03:00:00.000Z' },
      ],
    },
  })
  expect(await screen.findByText('신고했을 때에는 이랬어요.')).toBeDefined()
  expect(document.querySelectorAll('img[src*="reported"]')).toHaveLength(1)
  expect(document.querySelectorAll('img[src*="harmless"]')).toHaveLength(2)
})

test('R1.5 nobody is offered a decision about their own words', async () => {
  openAdmin('/adm/report/review/12', {
    'GET /admin/reports/review/12': { ...CASE, author: { ...CASE.author, id: 1 } },
  })
  expect(await screen.findByText(/내가 쓴 글이에요/)).toBeDefined()
  expect(screen.queryByLabelText('까닭')).toBeNull()
})

const HIDDEN: Case = {
  ...CASE,
  hidden: true,
  appeal: { text: '제 가게의 전화번호예요.', at: '2026-11-21T03:00:00.000Z', mine: false },
}

test('R1.5 an appeal is shown to another admin, who leaves it hidden or shows it again', async () => {
  const sent: object[] = []
  openAdmin('/adm/report/review/12', {
    'GET /admin/reports/review/12': HIDDEN,
    'POST /admin/reports/review/12/decision': ({ body }: { body: object }) => (sent.push(body), CASE),
  })
  const card = within(await screen.findByRole('region', { name: '이의 제기' }))
  expect(card.getByText('제 가게의 전화번호예요.')).toBeDefined()
  expect(screen.getByLabelText('숨긴 채로 두기')).toBeDefined()
  await userEvent.click(screen.getByLabelText('다시 보이기'))
  await userEvent.type(screen.getByLabelText('까닭'), '가게의 전화번호예요')
  await userEvent.click(screen.getByRole('button', { name: '다시 보이기' }))
  await waitFor(() => expect(sent).toEqual([{ decision: 'restore', reason: '가게의 전화번호예요' }]))
})

test('R1.5 who hid it is offered no decision about the appeal', async () => {
  openAdmin('/adm/report/review/12', {
    'GET /admin/reports/review/12': { ...HIDDEN, appeal: { ...HIDDEN.appeal, mine: true } },
  })
  expect(await screen.findByText(/내가 숨긴 것에 대한 이의예요/)).toBeDefined()
  expect(screen.queryByLabelText('까닭')).toBeNull()
})

test('R1.5 a post that waits is published or not', async () => {
  const sent: object[] = []
  openAdmin('/adm/report/post/12', {
    'GET /admin/reports/post/12': {
      ...CASE,
      kind: 'post',
      hidden: true,
      automatic: true,
      holds: ['word'],
      reports: [],
    },
    'POST /admin/reports/post/12/decision': ({ body }: { body: object }) => (
      sent.push(body),
      { ...CASE, kind: 'post' }
    ),
  })
  expect(await screen.findByRole('heading', { level: 1, name: '확인을 기다리는 글' })).toBeDefined()
  expect(screen.getByText('올리기 전에 확인해 주세요: 살펴볼 말')).toBeDefined()
  expect(screen.getByLabelText('올리지 않기')).toBeDefined()
  await userEvent.type(screen.getByLabelText('까닭'), '괜찮은 글이에요')
  await userEvent.click(screen.getByRole('button', { name: '올리기' }))
  await waitFor(() => expect(sent).toEqual([{ decision: 'restore', reason: '괜찮은 글이에요' }]))
})

describe('Back office: what is typed about a decision is there when it is opened again, until it is sent', () => {
  /** As after a reload or a session that ended. */
  async function again(address: string, answers: Record<string, unknown>, label: string) {
    cleanup()
    openAdmin(address, answers)
    return screen.findByLabelText<HTMLTextAreaElement>(label)
  }

  test('of a report, with the decision', async () => {
    const answers = {
      'GET /admin/reports/review/12': CASE,
      'POST /admin/reports/review/12/decision': { ...CASE, hidden: true },
    }
    await userEvent.type(await again('/adm/report/review/12', answers, '까닭'), '전화번호')
    await userEvent.click(screen.getByLabelText('그대로 두기'))
    expect((await again('/adm/report/review/12', answers, '까닭')).value).toBe('전화번호')
    expect(screen.getByLabelText<HTMLInputElement>('그대로 두기').checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: '그대로 두기' }))
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]))
  })

  test('of a check, which says that the place has changed since', async () => {
    const answers = { 'GET /admin/verification/3': PLACE }
    await userEvent.type(await again('/adm/verify/3', answers, '근거'), '사장님이')
    await userEvent.click(screen.getByLabelText('고쳐요'))
    await userEvent.click(screen.getByRole('button', { name: '전화번호' }))
    const older = '고칠 것을 고른 뒤에 장소 정보가 바뀌었어요. 지금 내용과 비교해 주세요.'
    expect((await again('/adm/verify/3', answers, '근거')).value).toBe('사장님이')
    expect(screen.queryByText(older)).toBeNull()
    const since = { ...PLACE, updatedAt: '2026-11-02T00:00:00.000Z' }
    await again('/adm/verify/3', { 'GET /admin/verification/3': since }, '근거')
    expect(screen.getByText(older)).toBeDefined()
  })

  test('of a suggestion', async () => {
    const answers = { 'GET /admin/verification/3': PLACE }
    await again('/adm/verify/3', answers, '근거')
    await userEvent.click(screen.getByLabelText('반려하기'))
    await userEvent.type(screen.getByLabelText('반영하지 않는 까닭'), '그대로예요')
    await again('/adm/verify/3', answers, '근거')
    expect(screen.getByLabelText<HTMLTextAreaElement>('반영하지 않는 까닭').value).toBe('그대로예요')
  })

  test('of an account', async () => {
    const answers = { 'GET /admin/users/7': MEMBER }
    await userEvent.type(await again('/adm/users/7', answers, '까닭'), '광고')
    await userEvent.selectOptions(screen.getByLabelText('할 일'), '이용 제한')
    expect((await again('/adm/users/7', answers, '까닭')).value).toBe('광고')
    expect(screen.getByRole('button', { name: '이용 제한' })).toBeDefined()
    // What isn't possible any more isn't sent.
    await again('/adm/users/7', { 'GET /admin/users/7': { ...MEMBER, state: 'withdrawn' } }, '까닭')
    expect(screen.getByRole('button', { name: '되살리기' })).toBeDefined()
  })

  test('of a proposed place', async () => {
    const answers = { 'GET /admin/proposals/4': PROPOSAL, 'GET /places': { items: [], cursor: null } }
    cleanup()
    openAdmin('/adm/proposal/4', answers)
    await userEvent.click(await screen.findByRole('button', { name: '반려하기' }))
    await userEvent.type(screen.getByLabelText('더하지 않는 까닭'), '문을 닫았어요')
    expect((await again('/adm/proposal/4', answers, '더하지 않는 까닭')).value).toBe('문을 닫았어요')
  })
})
