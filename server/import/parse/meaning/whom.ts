import { SIZES, type Size } from '../../../../contract/dogs/dog-sizes.ts'
import type { Bound } from '../../../../contract/policy/policy.ts'
import type { Term, Who } from '../grammar/tree.ts'
import type { Group, Whom } from './facts.ts'

const OPPOSITE: Record<Bound, Bound> = { lte: 'gt', lt: 'gte', gte: 'lt', gt: 'lte' }
export const opposite = <T extends { bound: Bound }>(weight: T): T => ({ ...weight, bound: OPPOSITE[weight.bound] })
export const isUpper = (bound: Bound) => bound === 'lte' || bound === 'lt'
export const otherSizes = (sizes: readonly Size[]) => SIZES.filter((size) => !sizes.includes(size))

/** Whether the smallest are among them and no gap is: of such groups "가능" says who may come. */
export const isSmallest = (sizes: readonly Size[]) =>
  sizes.length > 0 && SIZES.slice(0, sizes.length).every((size) => sizes.includes(size))
export const isLargest = (sizes: readonly Size[]) =>
  sizes.length > 0 && SIZES.slice(-sizes.length).every((size) => sizes.includes(size))

/** The terms of a phrase: of "반려견 중 소형견" the latter, of "대형견 중 맹견" the 맹견. Null if that can't be told. */
export function termsOf(who: Who): Term[] | null {
  if (who.open && !who.terms.every((term) => term.is === 'trait')) return null
  // "소형견 또는 10kg 이하": a group that no limit can say.
  const kinds = new Set(who.terms.map(({ is }) => is))
  if (who.joint === 'or' && kinds.has('sizes') && kinds.has('weight') && !who.terms.every(isUpperEnd)) return null
  // "10kg 이하 또는 체고 40cm 이하": either is enough; of a refusal, either turns away.
  const tall = who.terms.some((term) => term.is === 'height' && (term.bound === null || isUpper(term.bound)))
  if (who.joint === 'or' && kinds.size > 1 && tall) return null
  if (!who.among) return who.terms
  const [all] = who.terms
  const whole = who.terms.length === 1 && (all?.is === 'dogs' || all?.is === 'every')
  const named = who.among.every((term) => term.is === 'concern' || term.is === 'breed' || term.is === 'trait')
  return whole || (named && who.terms.every((term) => term.is === 'sizes')) ? who.among : null
}

/** The dogs that a list names, if sizes and weights name them: sizes of a list add up, a weight narrows them. */
export function groupOf(terms: readonly Term[]): Group | null {
  const sizes: Size[] = []
  const weights: Group['weights'] = []
  let maxHeight: number | null = null
  for (const term of terms) {
    if (term.is === 'sizes') {
      sizes.push(...term.sizes)
      if (term.weight) {
        if (term.weight.bound === null || terms.filter((each) => each.is === 'sizes').length > 1) {
          // "10kg 이하 소형, 중형" is one weight of two sizes; "소형 5kg, 중형 10kg" two groups.
          if (term.weight.bound === null || term !== terms[0]) return null
        }
        weights.push({ kg: term.weight.kg, bound: term.weight.bound })
      }
    } else if (term.is === 'weight') {
      if (term.weight.bound === null) return null
      weights.push({ kg: term.weight.kg, bound: term.weight.bound })
    } else if (term.is === 'range') {
      if (term.from.kg > term.to.kg) return null
      if (term.sizes) sizes.push(...term.sizes)
      weights.push(term.from, term.to)
    } else if (term.is === 'height') {
      if (term.bound !== 'lte' && term.bound !== 'lt') return null
      // Whole centimetres.
      maxHeight = term.bound === 'lt' ? term.cm - 1 : term.cm
    } else return null
  }
  const ranges = terms.filter((term) => term.is === 'range').length
  if (ranges ? weights.length > 2 : weights.length > 1) return null
  return { sizes: sizes.length > 0 ? SIZES.filter((size) => sizes.includes(size)) : null, weights, maxHeight }
}

/** "대형견", "15kg 이상": whom a house rather turns away. */
export function isUpperEnd(term: Term): boolean {
  const group = groupOf([term])
  if (!group) return false
  return group.weights.length > 0 ? group.weights.every(({ bound }) => !isUpper(bound)) : isLargest(group.sizes ?? [])
}

/** "8kg 이하, 대형견은": the first may be who may come, with nothing more said of it. */
export function mayBeTwo({ terms, joint }: Who): boolean {
  const bounds = terms.flatMap((term) =>
    term.is === 'weight' ? [term.weight.bound] : term.is === 'sizes' && term.weight ? [term.weight.bound] : [],
  )
  return (
    joint === 'comma' &&
    bounds.length > 0 &&
    (bounds.length > 1 || bounds.some((bound) => bound === null || isUpper(bound)))
  )
}

/** "10kg 이하", "소형견": of whom a house says that they come. */
export function isLower(who: Who): boolean {
  const group = groupOf(termsOf(who) ?? [])
  return group !== null && (group.sizes?.includes('small') || group.weights.some(({ bound }) => isUpper(bound)))
}

export type { Whom }
export const EVERYBODY: Whom[] = [{ who: 'all' }]

/** Whom a rule concerns that asks for something; null if no requirement can say it. */
export function concernedBy(who: Who): Whom[] | null {
  const terms = termsOf(who)
  if (!terms || mayBeTwo(who)) return null
  if (who.case === 'except' || who.case === 'not') return allBut(terms)
  // The breeds that a bracket names are those that the law does.
  const lawful = terms.some((term) => term.is === 'concern' && term.who === 'restricted')
  const whom = terms.filter((term) => !lawful || term.is !== 'breed').map(concernOf)
  return whom.every((each) => each !== null) ? whom.flat() : null
}

function concernOf(term: Term): Whom[] | null {
  switch (term.is) {
    case 'sizes': {
      const bound = term.weight?.bound
      if (term.weight && !bound) return null
      const weight = term.weight && bound ? { weight: { kg: term.weight.kg, bound } } : {}
      return term.sizes.length === SIZES.length
        ? [{ who: 'all', ...weight }]
        : term.sizes.map((size) => ({ who: size, ...weight }))
    }
    case 'weight':
      return term.weight.bound ? [{ who: 'all', weight: { kg: term.weight.kg, bound: term.weight.bound } }] : null
    case 'range':
      return term.sizes || term.from.kg > term.to.kg ? null : [{ who: 'all', weight: term.from, upTo: term.to }]
    case 'dogs':
    case 'every':
      return EVERYBODY
    case 'concern':
      // "중성화하지 않은 수컷": no concern holds both.
      return [{ who: term.who, ...(term.male && term.who === 'unneutered' ? { detail: '수컷' } : {}) }]
    case 'breed':
      return [{ who: 'all', detail: term.name }]
    case 'trait':
      return term.kind === 'marking' ? [{ who: 'marking' }] : [{ who: 'all', detail: term.text }]
    case 'vague':
      return [{ who: 'all', detail: term.text }]
    default:
      return null
  }
}

function allBut(terms: readonly Term[]): Whom[] | null {
  const group = groupOf(terms)
  if (!group || group.maxHeight !== null) return null
  if (group.sizes && group.weights.length === 0) return otherSizes(group.sizes).map((size) => ({ who: size }))
  const [weight] = group.weights
  // "5kg 이하 소형견": the other sizes, and whoever weighs more.
  if (group.sizes && weight && isUpper(weight.bound) && group.weights.length === 1 && isSmallest(group.sizes))
    return [...otherSizes(group.sizes).map((size) => ({ who: size })), { who: 'all', weight: opposite(weight) }]
  return !group.sizes && weight && group.weights.length === 1 ? [{ who: 'all', weight: opposite(weight) }] : null
}
