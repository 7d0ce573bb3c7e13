import { expect, test } from 'vitest'
import { UNKNOWN_HOURS } from '../../../contract/time/hours.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import type { PlaceInput } from '../../domains/places/input.ts'
import { placeInput } from '../../testing/place-input.ts'
import { mergeSourceRecords } from './merge.ts'

const HOURS = { ...UNKNOWN_HOURS, periods: [] }
const PHOTO = { src: '/media/a-{w}.webp', widths: [320], alt: '', credit: null }
const POLICY = { ...UNKNOWN_POLICY, entry: 'all' as const }
/** Both what a source may leave open, and what it may say of it; `false` is an answer. */
const SAID: Partial<PlaceInput> = {
  roadAddress: '강원 속초시 없는길 1',
  lotAddress: '강원 속초시 없는동 1',
  phone: '033-000-1234',
  homepage: 'https://a.example',
  parking: false,
  admission: '무료',
  indoor: false,
  outdoor: false,
  description: '바다가 보여요',
  guideHtml: '<p>목줄</p>',
  hours: HOURS,
  photos: [PHOTO],
  policy: POLICY,
}
const OTHER: Partial<PlaceInput> = {
  roadAddress: '강원 속초시 다른길 2',
  lotAddress: '강원 속초시 다른동 2',
  phone: '033-000-9999',
  homepage: 'https://b.example',
  parking: true,
  admission: '1,000원',
  indoor: true,
  outdoor: true,
  description: '산이 보여요',
  guideHtml: '<p>입마개</p>',
  hours: { ...HOURS, periods: [{ weekday: 0, open: 540, close: 1080 }] },
  photos: [{ ...PHOTO, src: '/media/b-{w}.webp' }],
  policy: { ...UNKNOWN_POLICY, entry: 'none' },
}
const merged = (...said: [edition: string | null, record: Partial<PlaceInput>][]) =>
  mergeSourceRecords(said.map(([edition, record]) => ({ edition, record: placeInput(record) })))

test.each(Object.keys(SAID))(
  'What fell: of several sources the newest says %s; one that says nothing is filled',
  (field) => {
    const name = field as keyof PlaceInput
    const [said, other] = [{ [name]: SAID[name] }, { [name]: OTHER[name] }]
    expect(merged(['2026-01-01', other], ['2026-05-01', said])[name], 'the newest').toEqual(SAID[name])
    expect(merged([null, other], ['2026-01-01', said])[name], 'one without a date is the oldest').toEqual(SAID[name])
    expect(merged(['2026-05-01', {}], ['2026-01-01', said])[name], 'filled').toEqual(SAID[name])
    expect(
      merged(['2026-05-01', {}], ['2025-01-01', other], ['2026-01-01', said])[name],
      'filled by the newer of the older',
    ).toEqual(SAID[name])
  },
)

test('What fell: name, kind and position are the newest source’s, and options are those of all', () => {
  const older = { name: '옛 이름', group: 'pension', sido: '제주', sigungu: '제주시', lat: 33.5, lng: 126.5 } as const
  expect(
    merged(['2026-01-01', { ...older, options: ['yard', 'pool'] }], ['2026-05-01', { options: ['pool', 'parking'] }]),
  ).toEqual(placeInput({ options: ['pool', 'parking', 'yard'] }))
  expect(() => merged()).toThrow('Nobody says anything of this place')
})

test.each([{ entry: 'none' }, { coveredDays: [0] }, { limits: [{ sizes: ['small'] }] }, { requirements: ['leash'] }])(
  'What fell: a policy that says %j is not mixed with another one',
  (told) => {
    const policy = { ...UNKNOWN_POLICY, ...told } as PlaceInput['policy']
    expect(merged(['2026-05-01', { policy }], ['2026-01-01', { policy: POLICY }]).policy).toEqual(policy)
  },
)
