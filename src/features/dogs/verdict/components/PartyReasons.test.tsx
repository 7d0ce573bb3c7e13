import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ALL_DAYS } from '../../../../../contract/time/days.ts'
import { type DogPolicy, UNKNOWN_POLICY } from '../../../../../contract/policy/policy.ts'
import { verdictOfAll } from '../../../../../contract/verdict/verdict.ts'
import type { TravelDog } from '../../travel/model.ts'
import { PartyReasons } from './PartyReasons.tsx'

const dog = (id: number, name: string, weightKg: number): TravelDog => ({
  id,
  name,
  weightKg,
  size: weightKg < 10 ? 'small' : 'medium',
  breed: null,
  restricted: false,
  guide: false,
  count: 1,
})
const bori = dog(1, '보리', 5)
const kong = dog(2, '콩이', 14)
const namesake = dog(3, '보리', 5)
const open: DogPolicy = { ...UNKNOWN_POLICY, entry: 'all', coveredDays: [...ALL_DAYS] }
const under10: DogPolicy = { ...open, limits: [{ days: null, weight: { bound: 'lt', kg: 10 }, sizes: null }] }
const show = (policy: DogPolicy, ...dogs: TravelDog[]) =>
  render(<PartyReasons party={verdictOfAll(dogs, policy, { day: 6, weekday: 6, minute: 720 })!} />).container

const heads = (container: HTMLElement) =>
  [...container.querySelectorAll('summary strong')].map(({ textContent }) => textContent)
const opened = (container: HTMLElement) => [...container.querySelectorAll('details')].map(({ open }) => open)

test('each dog has its own reasons, the strictest first', () => {
  const container = show(under10, bori, kong)
  expect(heads(container)).toEqual(['콩이', '보리'])
  expect(screen.getByText('10kg 미만 강아지만 갈 수 있어요 · 우리 콩이는 14kg이에요')).toBeTruthy()
  expect(screen.getByText('10kg 미만 조건에 맞아요 · 우리 보리는 5kg이에요')).toBeTruthy()
  expect(opened(container)).toEqual([true, true])
})

test('with several dogs only the strictest is expanded, and two with the same name stay separate', () => {
  const container = show(under10, bori, namesake, kong)
  expect(heads(container)).toEqual(['콩이', '보리', '보리'])
  expect(opened(container)).toEqual([true, false, false])
})

test('the sentence on their number comes first', () => {
  const container = show({ ...open, maxDogs: 1 }, bori, kong)
  expect(container.querySelector('li')?.textContent).toContain('함께 가는 강아지는 2마리예요')
})
