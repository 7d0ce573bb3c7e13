import { describe, expect, test } from 'vitest'
import { isOn, renewalOf } from './model.ts'
import { spanOf, stateOf, timelineOf } from './admin-model.ts'
import { isFor } from './screens-model.ts'

const NOW = Date.parse('2026-11-23T01:00:00Z')
const banner = (until: string | null) => ({
  id: 1,
  slot: 'popup' as const,
  title: '',
  text: '',
  href: null,
  photo: null,
  screens: [],
  until,
})

describe('when an answer is renewed', () => {
  test('at the next change, be it an end or a beginning', () => {
    expect(renewalOf({ items: [banner('2026-11-23T01:05:00Z')], next: '2026-11-23T01:02:00Z' }, NOW)).toBe(120_000)
    expect(renewalOf({ items: [banner('2026-11-23T01:01:00Z'), banner(null)], next: null }, NOW)).toBe(60_000)
  })
  test('never if nothing is planned, and neither too often nor too late', () => {
    expect(renewalOf({ items: [banner(null)], next: null }, NOW)).toBe(false)
    expect(renewalOf({ items: [banner('2026-11-23T00:00:00Z')], next: null }, NOW)).toBe(30_000)
    expect(renewalOf({ items: [], next: '2027-11-23T00:00:00Z' }, NOW)).toBe(900_000)
  })
  test('what is over isn’t shown, also from an answer that a device kept; HTML shows all of its answer', () => {
    expect(isOn({ until: '2026-11-23T01:00:00Z' }, {}, NOW)).toBe(false)
    expect(isOn({ until: '2026-11-23T01:00:01Z' }, {}, NOW)).toBe(true)
    expect(isOn({ until: '2026-11-23T01:00:00Z' }, null, NOW)).toBe(true)
  })
})

test.each([
  ['/', ['home'], true],
  ['/place', ['home'], false],
  ['/place', ['places'], true],
  ['/search/list', ['places'], true],
  ['/place/12', ['place'], true],
  ['/place/12', ['places'], false],
  ['/map', ['all'], true],
  ['/place/12/review/create', ['all'], false],
  ['/auth/login', ['all'], false],
  ['/my/setting', ['all', 'my'], false],
  ['/adm/users', ['all'], false],
  ['/community/3', ['community'], true],
] as const)('at %s one for %j is shown: %s', (path, screens, shown) => {
  expect(isFor({ screens: [...screens] }, path)).toBe(shown)
})

test('the timeline has Korean days, and a bar where one runs', () => {
  const timeline = timelineOf(Date.parse('2026-11-22T16:00:00Z'))
  expect(timeline.weeks.map(({ date }) => date).slice(0, 2)).toEqual(['2026-11-16', '2026-11-23'])
  expect(spanOf({ startsAt: '2026-11-22T15:00:00Z', endsAt: '2026-11-29T15:00:00Z' }, timeline)).toEqual({
    from: 7 / 42,
    to: 14 / 42,
  })
  expect(spanOf({ startsAt: null, endsAt: null }, timeline)).toEqual({ from: 0, to: 1 })
  expect(spanOf({ startsAt: null, endsAt: '2026-11-01T00:00:00Z' }, timeline)).toBeNull()
  expect(spanOf({ startsAt: '2027-11-01T00:00:00Z', endsAt: null }, timeline)).toBeNull()
})

test.each([
  [{ visible: false, startsAt: null, endsAt: null }, 'draft'],
  [{ visible: true, startsAt: null, endsAt: '2026-11-23T01:00:00Z' }, 'over'],
  [{ visible: true, startsAt: '2026-11-23T01:00:01Z', endsAt: null }, 'planned'],
  [{ visible: true, startsAt: '2026-11-23T01:00:00Z', endsAt: '2026-11-23T02:00:00Z' }, 'on'],
] as const)('the state of %o is %s', (scheduled, state) => expect(stateOf(scheduled, NOW)).toBe(state))
