import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ALL_DAYS } from '../../../../../contract/time/days.ts'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import { type DogPolicy, UNKNOWN_POLICY } from '../../../../../contract/policy/policy.ts'
import { createQueryClient } from '../../../../platform/api/query-client.ts'
import { loadJudge } from '../../../dogs/verdict/hooks.ts'
import { PlaceAnswer } from './PlaceAnswer.tsx'

const kong: Dog = { name: '콩이', weightKg: 14, size: 'medium', breed: null, restricted: false, guide: false, count: 1 }
const bori: Dog = { ...kong, name: '보리', weightKg: 5, size: 'small' }
const duri: Dog = { ...bori, name: '두리' }
const open: DogPolicy = { ...UNKNOWN_POLICY, entry: 'all', coveredDays: [...ALL_DAYS] }
const under10: DogPolicy = { ...open, limits: [{ days: null, weight: { bound: 'lt', kg: 10 }, sizes: null }] }

const said = (policy: DogPolicy, ...dogs: Dog[]) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PlaceAnswer policy={policy} group="park" dogs={dogs} className={undefined} />
    </QueryClientProvider>,
  ).container

beforeAll(loadJudge)
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T05:37:00Z'), toFake: ['Date'] }))

test('one dog gets a verdict and a reason', () => {
  const card = said(under10, kong)
  expect(card.querySelectorAll('p')).toHaveLength(2)
  expect(screen.getByText('갈 수 없어요').dataset['level']).toBe('no')
  expect(screen.getByText('10kg 미만 강아지만 갈 수 있어요 · 우리 콩이는 14kg이에요')).toBeTruthy()
})

test('several dogs get the strictest verdict and its reason, named where they differ', () => {
  const card = said(under10, bori, kong, duri)
  expect(card.querySelector('[data-level]')?.getAttribute('data-level')).toBe('no')
  expect(screen.getByText('10kg 미만 강아지만 갈 수 있어요 · 우리 콩이는 14kg이에요')).toBeTruthy()
  const each = [...card.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(each).toEqual(['콩이 갈 수 없어요', '보리·두리 갈 수 있어요'])
})

test('no dog is named if all verdicts are equal', () => {
  expect(said(open, bori, kong).textContent).not.toContain('콩이')
})

test('too many dogs together are refused even if each may enter', () => {
  said({ ...open, maxDogs: 1 }, bori, kong)
  expect(screen.getByText('갈 수 없어요')).toBeTruthy()
  expect(screen.getByText(/함께 가는 강아지는 2마리예요/)).toBeTruthy()
  expect(screen.queryByText('갈 수 있어요')).toBeNull()
})
