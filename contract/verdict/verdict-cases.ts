import { ALL_DAYS, type Day, type Moment } from '../time/days.ts'
import type { Dog } from '../dogs/dogs.ts'
import type { Size } from '../dogs/dog-sizes.ts'
import { type Bound, type Concern, type DogPolicy, type RequirementKind, UNKNOWN_POLICY } from '../policy/policy.ts'
import { verdict } from './verdict.ts'
import type { Level } from './verdict-levels.ts'

export const kong: Dog = {
  name: '콩이',
  weightKg: 16,
  size: 'medium',
  breed: null,
  restricted: false,
  guide: false,
  count: 1,
}
export const dog = (own: Partial<Dog>): Dog => ({ ...kong, ...own })
/** A place that admits all dogs, everywhere, every day. */
export const open: DogPolicy = { ...UNKNOWN_POLICY, entry: 'all', coveredDays: [...ALL_DAYS] }
export const place = (own: Partial<DogPolicy>): DogPolicy => ({ ...open, ...own })
export const kg = (bound: Bound, amount: number, days: Day[] | null = null) => ({
  days,
  weight: { bound, kg: amount },
  sizes: null,
})
export const sizes = (...admitted: Size[]) => ({ days: null, weight: null, sizes: admitted })
export const needs = (kind: RequirementKind, who: Concern = 'all', indoor = false, detail: string | null = null) => ({
  kind,
  who,
  indoor,
  detail,
})

export const [MON, FRI, SAT, SUN, HOLIDAY] = [1, 5, 6, 0, 7] as const
export const on = (day: Day, weekday: number = day === 7 ? 3 : day): Moment => ({ day, weekday, minute: 720 })
export const saturday = on(SAT)

export const level = (of: Partial<Dog>, at: Partial<DogPolicy>, when = saturday) =>
  verdict(dog(of), place(at), when).level
export const texts = (of: Partial<Dog>, at: Partial<DogPolicy>, only?: Level | 'info', when = saturday) =>
  verdict(dog(of), place(at), when)
    .reasons.filter((reason) => !only || reason.level === only)
    .map((reason) => reason.text)
