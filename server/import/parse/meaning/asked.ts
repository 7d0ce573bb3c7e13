import { SIZES, type Size, sizeOfWeight } from '../../../../contract/dogs/dog-sizes.ts'
import type { Bound, Requirement } from '../../../../contract/policy/policy.ts'
import type { Facts, Grant } from './facts.ts'
import { isUpper, opposite } from './whom.ts'

/** What is asked of some dogs, and where they may be: who is told of so isn't turned away by what is said of others. */

/** In a field of sizes "소형견, 중형견 (대형견은 야외만)": the larger ones are told of apart, and may come on their terms. */
export function isListedBeside(facts: Facts, { sizes, weights, text }: Grant): boolean {
  if (!facts.listing || !sizes || weights.length > 0 || /만(?:\s|$)|까지|이하/.test(text)) return false
  const told = spokenOf(facts)
  return SIZES.some((size) => !sizes.includes(size) && (told.includes(size) || isAsked(facts, size)))
}

/** "소형견 가능, 중형견 문의, 대형견 불가", "대형견은 입마개 필수": of whom something is asked may come on these terms. */
export const isAsked = ({ sure }: Facts, size: Size) =>
  sure.requirements.some(({ kind, who }) => who === size && kind !== 'outdoorOnly' && kind !== 'assignedArea')

/** "소형견만 가능, 대형견은 입마개", "15kg 이하 (대형견 문의)": of whom something is asked aren't turned away. */
export function isAskedOfRefused(facts: Facts, only: readonly Grant[]): boolean {
  const asked = SIZES.filter((size) => isAsked(facts, size))
  return only.some(({ sizes, weights }) => {
    const [weight, ...more] = weights
    const heaviest = weight && more.length === 0 && isUpper(weight.bound) ? sizeOfWeight(weight.kg) : null
    return asked.some((size) =>
      sizes ? !sizes.includes(size) : heaviest !== null && SIZES.indexOf(size) > SIZES.indexOf(heaviest),
    )
  })
}

/** "중형견까지 가능, 입마개 필수(대형견)": whether the large ones may come with a muzzle, can't be told. */
export const asksBeyond = ({ sure }: Facts, open: readonly Grant[]): boolean =>
  open.some(({ text }) => /[견형]\s*까지(?!\s*도)/.test(text)) &&
  sure.requirements.some(
    ({ kind, who }) =>
      WORN.has(kind) &&
      SIZES.some((size) => size === who) &&
      !open.some(({ sizes }) => !sizes || sizes.includes(who as Size)),
  )

/** Whether what is asked of a size is said of one part of the place: its detail names it, and not a length. */
export const isAskedThere = ({ sure }: Facts, size: Size) =>
  sure.requirements.some(
    ({ kind, who, detail }) => who === size && WORN.has(kind) && detail !== null && !/^\d/.test(detail),
  )
const WORN: ReadonlySet<Requirement['kind']> = new Set(['muzzle', 'leash', 'carrier', 'stroller', 'held'])

/** "5kg 이하는 안고 입장 가능, 5kg 초과는 이동장". */
export const asksOfRest = ({ sure }: Facts, { weights, sizes }: Grant): boolean =>
  sizes === null &&
  weights.length === 1 &&
  weights.every((own) => isUpper(own.bound)) &&
  sure.requirements.some(({ kind, weight }) => kind !== 'note' && isRest(weight, weights[0]!))

/** "소형견만 가능, 그 외는 문의": who asks first may come, too. */
export const isTold = ({ sure }: Facts, size: Size) =>
  sure.requirements.some(({ kind, who, dogs }) => who === size && kind === 'reservation' && !dogs)

/** "10kg 이하만 가능, 10kg 초과는 문의". */
export const asksRest = ({ sure }: Facts, only: readonly Grant[]): boolean =>
  sure.requirements.some(
    ({ kind, weight }) =>
      kind === 'reservation' && only.some(({ weights }) => weights.length === 1 && isRest(weight, weights[0]!)),
  )

/** "30kg 미만 입장 가능, 30kg 이상은 예약". */
export const asksHeavier = ({ sure }: Facts): boolean =>
  sure.requirements.some(({ weight, kind }) => weight && !isUpper(weight.bound) && kind !== 'note')

export const isRest = (weight: Requirement['weight'], of: { kg: number; bound: Bound }) =>
  weight !== undefined && weight.kg === of.kg && weight.bound === opposite(of).bound

/** Sizes of which it is said where they may be. */
export const spokenOf = (facts: Facts): Size[] => SIZES.filter((size) => saysWhere(facts, ({ who }) => who === size))

export const saysWhere = ({ sure }: Facts, of: (requirement: Requirement) => boolean) =>
  sure.requirements.some((each) => (each.kind === 'outdoorOnly' || each.kind === 'assignedArea') && of(each))
