import { expect, test } from 'vitest'
import { ALL_DAYS } from '../../../contract/time/days.ts'
import { type DogPolicy, UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { Coverage } from './reading-coverage.ts'
import { verdictChanges } from '../../import/writing/verdict-changes.ts'

const policy = (own: Partial<DogPolicy>): DogPolicy => ({
  ...UNKNOWN_POLICY,
  entry: 'admitted',
  coveredDays: [...ALL_DAYS],
  ...own,
})
const leash = [{ kind: 'leash' as const, who: 'all' as const, indoor: false, detail: null }]

test('Truth: the share of policies read is told by source and group, and the commonest unread phrases come first', () => {
  const coverage = new Coverage()
  coverage.add('kcisa', 'cafe', policy({}))
  coverage.add('kcisa', 'cafe', policy({ requirements: leash, unparsed: ['야간 금지', '사장님 재량'] }))
  coverage.add('kcisa', 'cafe', policy({ unparsed: ['사장님 재량'] }))
  coverage.add('kto', 'sight', policy({ unparsed: ['사장님 재량'] }))
  expect(coverage.rows()).toEqual([
    { source: 'kcisa', group: 'cafe', places: 3, whole: 1, partly: 1, none: 1 },
    { source: 'kto', group: 'sight', places: 1, whole: 0, partly: 0, none: 1 },
  ])
  expect(coverage.phrases()).toEqual([
    { phrase: '사장님 재량', places: 3, completes: 2 },
    { phrase: '야간 금지', places: 1, completes: 0 },
  ])
})

test('Truth: a new reading lists the dogs whose verdict it changes, and no others', () => {
  const old = policy({ entry: 'all', limits: [{ days: null, weight: null, sizes: ['medium', 'large'] }] })
  const fresh = policy({ limits: [{ days: null, weight: null, sizes: ['small'] }] })
  expect(verdictChanges('숲', 'a', old, fresh).map(({ dog, before, after }) => [dog, before, after])).toEqual([
    ['3kg 소형견', 'no', 'yes'],
    ['8kg 소형견', 'no', 'yes'],
    ['14kg 중형견', 'yes', 'no'],
    ['32kg 대형견', 'yes', 'no'],
    ['32kg 맹견', 'conditions', 'no'],
  ])
  expect(verdictChanges('숲', 'a', fresh, { ...fresh, entry: 'all' })).toEqual([])
})
