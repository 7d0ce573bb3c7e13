import { describe, expect, test } from 'vitest'
import { NO_ENTRY_SUMMARY } from '../../../../contract/entries/entry-evidence.ts'
import { ALL_DAYS, WEEKDAYS } from '../../../../contract/time/days.ts'
import { UNKNOWN_HOURS } from '../../../../contract/time/hours.ts'
import { type DogPolicy, UNKNOWN_POLICY } from '../../../../contract/policy/policy.ts'
import { phoneHref } from '../card/model.ts'
import { addressOf, homepageLink, hoursAsWritten, sameEveryDay, shownOptions } from './facts-model.ts'
import { freshnessWords, policyLines, unsaid } from './model.ts'
import { ageText } from '../card/model.ts'

const policy: DogPolicy = { ...UNKNOWN_POLICY, entry: 'all', coveredDays: [...ALL_DAYS] }
const entries = NO_ENTRY_SUMMARY

describe('the age of a policy', () => {
  test('dates and ages as people say them', () => {
    expect(ageText('2026-11-21', '2026-11-21')).toBe('오늘')
    expect(ageText('2026-11-22', '2026-11-21')).toBe('오늘')
    expect(ageText('2026-11-02', '2026-11-21')).toBe('19일\u00a0전')
    expect(ageText('2026-03-31', '2026-11-21')).toBe('7개월\u00a0전')
    expect(ageText('2025-11-21', '2026-11-21')).toBe('1년\u00a0전')
    expect(ageText('2024-01-01', '2026-11-21')).toBe('2년\u00a0전')
  })

  test.each([
    ['2026-11-01', 'fresh'],
    ['2026-05-25', 'fresh'],
    ['2026-05-24', 'due'],
    ['2025-11-20', 'stale'],
    [null, 'unknown'],
  ] as const)('%s is %s', (verifiedAt, mark) => {
    expect(freshnessWords({ policy: { ...policy, verifiedAt }, group: 'park', entries }, '2026-11-21')?.mark).toBe(mark)
  })

  test.each([
    ['cafe', '2026-02-28', 'due', '법 시행 전 정보'],
    ['restaurant', '2025-01-01', 'stale', '법 시행 전 정보'],
    ['cafe', '2026-03-01', 'fresh', '최근에 확인된 정보예요'],
    ['park', '2026-02-28', 'fresh', '최근에 확인된 정보예요'],
  ])('Truth: a %s that was verified on %s is %s since the law: %s', (group, verifiedAt, mark, title) => {
    expect(freshnessWords({ policy: { ...policy, verifiedAt }, group, entries }, '2026-04-01')).toMatchObject({
      mark,
      title,
    })
  })

  test('Everyday use: a policy that a member was refused against is due, however recent its date, for half a year', () => {
    const markOn = (refusedOn: string | null) =>
      freshnessWords(
        { policy: { ...policy, verifiedAt: '2026-11-01' }, group: 'park', entries: { ...entries, refusedOn } },
        '2026-11-21',
      )?.mark
    expect([markOn(null), markOn('2026-11-20'), markOn('2026-05-26'), markOn('2026-05-01')]).toEqual([
      'fresh',
      'due',
      'due',
      'fresh',
    ])
  })

  test('Truth: a restaurant’s list of what to bring names the vaccination proof, where dogs may come at all', () => {
    const bring = (own: DogPolicy, group: string) =>
      policyLines(own, group).find(({ label }) => label === '준비물·조건')?.values ?? []
    const leash: DogPolicy = { ...policy, requirements: [{ kind: 'leash', who: 'all', indoor: false, detail: null }] }
    expect(bring(leash, 'restaurant')).toEqual(['목줄', '예방접종 증명 (음식점·카페 법 기준)'])
    expect(bring(policy, 'cafe')).toEqual(['예방접종 증명 (음식점·카페 법 기준)'])
    expect(bring(policy, 'park')).toEqual([])
    expect(bring({ ...policy, entry: 'none' }, 'cafe')).toEqual([])
  })

  test('is not guessed before today’s date is known', () => {
    expect(freshnessWords({ policy, group: 'park', entries }, null)).toBeNull()
  })
})

describe('unknown facts are stated', () => {
  test('an empty policy has three open questions and never a yes', () => {
    const lines = policyLines(UNKNOWN_POLICY, 'park')
    expect(lines.map(({ label, unknown }) => [label, unknown])).toEqual([
      ['동반 구역', true],
      ['크기·몸무게', true],
      ['추가 요금', true],
    ])
    expect(unsaid(UNKNOWN_POLICY)).toEqual(['마릿수', '준비물·조건', '견종 제한'])
  })

  test('what the source states is not unknown', () => {
    const told: DogPolicy = {
      ...policy,
      maxDogs: 2,
      restrictedBreeds: 'banned',
      requirements: [{ kind: 'leash', who: 'all', indoor: false, detail: null }],
      fee: { ...policy.fee, kind: 'free' },
    }
    expect(policyLines(told, 'park').filter(({ unknown }) => unknown)).toEqual([])
    expect(unsaid(told)).toEqual([])
  })

  test('Truth: beside an unread phrase no line, date or option reads like a permission', () => {
    const unread: DogPolicy = { ...policy, unparsed: ['큰 개는 사장님 재량'], verifiedAt: '2026-11-01' }
    expect(policyLines(unread, 'park').slice(0, 2)).toEqual([
      { label: '동반 구역', values: ['동반 여부 확인 필요'], unknown: true },
      { label: '크기·몸무게', values: ['확인 필요'], unknown: true },
    ])
    expect(freshnessWords({ policy: unread, group: 'park', entries }, '2026-11-21')).toMatchObject({
      mark: 'unknown',
      text: '가기 전에 꼭 확인해 주세요.',
    })
    expect(shownOptions({ policy: unread, options: ['parking', 'large-ok', 'indoor'] })).toEqual(['parking'])
    expect(shownOptions({ policy, options: ['parking', 'large-ok'] })).toEqual(['parking', 'large-ok'])
  })

  test('days without information are named; where no dog may enter, nothing else is unknown', () => {
    expect(unsaid({ ...policy, coveredDays: [...WEEKDAYS] })).toContain('일부 요일의 크기·몸무게')
    expect(unsaid({ ...UNKNOWN_POLICY, entry: 'none' })).toEqual([])
  })
})

describe('phone', () => {
  test.each([
    ['033-640-5420', 'tel:0336405420'],
    ['033-640-5420~2', 'tel:0336405420'],
    ['대표 1588-1234, 010-1111-2222', 'tel:15881234'],
    ['+82 33 640 5420', 'tel:+82336405420'],
    ['전화 없음', null],
    ['', null],
    [null, null],
  ])('%s → %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href)
  })
})

describe('homepage', () => {
  test.each([
    ['https://www.example.kr/', 'https://www.example.kr/', 'example.kr'],
    ['example.kr/멍멍', 'https://example.kr/%EB%A9%8D%EB%A9%8D', 'example.kr/멍멍'],
    ['example.kr:8080', 'https://example.kr:8080/', 'example.kr'],
    ['HTTP://instagram.com/dog.cafe', 'http://instagram.com/dog.cafe', 'instagram.com/dog.cafe'],
  ])('%s', (text, href, label) => {
    expect(homepageLink(text)).toEqual({ href, label })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://bank.kr@evil.kr',
    '없음',
    ' ',
    'ftp://example.kr',
    null,
  ])('never links %s', (text) => {
    expect(homepageLink(text)).toBeNull()
  })
})

test('equal hours on every day are one line; unparsed ones are shown as the source wrote them', () => {
  const row = { weekday: 1, name: '월', text: '10:00~22:00', today: false }
  expect(sameEveryDay([row, { ...row, weekday: 2 }])).toBe('10:00~22:00')
  expect(sameEveryDay([row, { ...row, text: '휴무' }])).toBeNull()
  expect(sameEveryDay([])).toBeNull()
  expect(hoursAsWritten({ ...UNKNOWN_HOURS, hoursText: '해 뜰 때부터', closedText: '매주 월' })).toBe(
    '해 뜰 때부터 · 휴무 매주 월',
  )
})

test('an address falls back from road to lot to region', () => {
  const place = { roadAddress: null, lotAddress: null, sido: '세종', sigungu: '' } as const
  expect(addressOf(place)).toBe('세종')
  expect(addressOf({ ...place, lotAddress: '세종시 연기면 1' })).toBe('세종시 연기면 1')
  expect(addressOf({ ...place, roadAddress: '한누리대로 2130', lotAddress: '1' })).toBe('한누리대로 2130')
})
