import { expect, it } from 'vitest'
import { REQUIREMENTS, type Requirement } from '../policy/policy.ts'
import { dog, kong, needs, place, saturday, texts } from './verdict-cases.ts'
import { verdict } from './verdict.ts'

const asked = (requirement: Requirement, more: Parameters<typeof place>[0] = {}) =>
  verdict(dog({ restricted: false, weightKg: 4 }), place({ requirements: [requirement], ...more }), saturday)
    .reasons.map(({ level, text }) => `${level}: ${text}`)
    .filter((line) => !line.startsWith('unknown'))
    .join(' / ')

it('What fell 14: each requirement has its words: alone, before another one, and beside something unknown', async () => {
  const lines = REQUIREMENTS.map((kind) =>
    [
      kind,
      asked(needs(kind, 'all', false, '물음')),
      asked({ ...needs(kind), or: ['muzzle'] }),
      asked(needs(kind), { unparsed: ['무엇'] }),
    ].join('\n  '),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/requirements.txt')
})

it('What fell 14: a guide dog is admitted everywhere, and its sign is asked for', () => {
  expect(
    verdict({ ...kong, guide: true }, place({ entry: 'none' }), saturday).reasons.map(({ level }) => level),
  ).toEqual(['yes', 'info'])
  expect(texts({ guide: true }, { entry: 'none' }, 'info')).toEqual(['보조견 표지를 챙겨 주세요'])
})

it.each([
  [1, []],
  [2, []],
  [3, ['한 사람당 2마리까지 갈 수 있어요']],
])('What fell 14: of %i dogs at a place that admits two per person, %j is a condition', (count, conditions) => {
  const told = texts({ count }, { maxDogs: 2, maxDogsPer: 'person' }, 'conditions')
  expect(told.filter((text) => text.includes('마리'))).toEqual(conditions)
})
