import { expect, test } from 'vitest'
import type { PlaceBody } from '../../../contract/places/place-records.ts'
import { type DogPolicy, UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { placeInput } from '../../testing/place-input.ts'
import { inputOf } from './admin-input.ts'

const TODAY = '2026-11-22'
const WORDS = [{ label: '동반 조건', text: '소형견만' }]
const STORED: DogPolicy = {
  ...UNKNOWN_POLICY,
  entry: 'some',
  source: 'kto',
  sourceDate: '2026-09-17',
  sourceTexts: WORDS,
}
/** An admin's words about a place, with this policy. */
const bodyOf = (policy: DogPolicy): PlaceBody => {
  const { sample: _sample, photos: _photos, guideHtml: _guide, ...facts } = placeInput()
  return { ...facts, policy, photos: [], guideHtml: '', status: 'open' }
}
const policyAfter = (policy: DogPolicy, stored: DogPolicy | null) => {
  const before = stored && placeInput({ policy: stored })
  return inputOf(bodyOf(policy), { before, photos: [], today: TODAY }).policy
}

const OWN = { source: 'admin', sourceDate: TODAY } as const

test.each<[string, DogPolicy, DogPolicy | null, DogPolicy]>([
  ['said again is the source’s', { ...STORED }, STORED, STORED],
  [
    'said again is the source’s, whatever a form says of that',
    { ...STORED, source: 'kcisa', sourceDate: TODAY, sourceTexts: [] },
    STORED,
    STORED,
  ],
  [
    'that is changed is the admin’s from that day on, beside the source’s words',
    { ...STORED, entry: 'all', source: 'kcisa', sourceDate: '2020-01-01', sourceTexts: [] },
    STORED,
    { ...STORED, ...OWN, entry: 'all' },
  ],
  ['of a new place is the admin’s, without words of a source', STORED, null, { ...STORED, ...OWN, sourceTexts: [] }],
])('What fell: a policy %s', (_what, policy, stored, after) => expect(policyAfter(policy, stored)).toEqual(after))

test.each([true, false])(
  'What fell: what is an example (%s) stays what it is, and an empty guide is none',
  (sample) => {
    const photos = [{ src: '/media/photo-1-{w}.webp', widths: [320], alt: '', credit: null }]
    const made = inputOf(bodyOf(STORED), { before: placeInput({ sample }), photos, today: TODAY })
    expect(made).toMatchObject({ sample, photos, guideHtml: null })
    expect(made).not.toHaveProperty('status')
  },
)
