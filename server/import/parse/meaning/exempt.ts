import { SIZES } from '../../../../contract/dogs/dog-sizes.ts'
import type { Requirement, RequirementKind } from '../../../../contract/policy/policy.ts'
import type { Clause, Phrase, Term, Who } from '../grammar/tree.ts'
import type { Facts, Group } from './facts.ts'
import { isAnyDog } from './parts.ts'
import { groupOf, isLower, isSmallest, isUpper, opposite, otherSizes, termsOf } from './whom.ts'

const CARRYING: ReadonlySet<RequirementKind> = new Set(['carrier', 'stroller', 'held'])

/**
 * "이동장에 넣어야 한다. 단, 5kg 미만은 안고 입장 가능": the lighter ones are carried another way, and what was asked of all is asked of the others.
 * False where it can't be told what is taken back.
 */
export function exempts(facts: Facts, { phrases, predicate }: Clause, before: Clause | null): boolean {
  const said = phrases.filter(({ is }) => is !== 'adverb')
  const who = said.find((phrase) => phrase.is === 'who')
  const items = said.find((phrase) => phrase.is === 'items')
  const but = phrases.some((phrase) => phrase.is === 'adverb' && phrase.sort === 'but') || goesOnWithBut(before)
  if (!but || said.length !== 2 || who?.is !== 'who' || items?.is !== 'items') return false
  if (!['may', 'must', 'visit'].includes(predicate?.verb ?? '') || predicate?.thenMay) return false
  const [own, ...more] = items.groups.flat()
  const carried = own && CARRYING.has(own.kind) && more.every(({ kind }) => CARRYING.has(kind))
  if (!carried || items.as === 'lacking' || items.joint === 'comma' || items.joint === 'and') return false
  const lower = ['topic', 'none'].includes(who.case) && !who.among && !who.open && lowerOf(groupOf(termsOf(who) ?? []))
  const last = facts.sure.requirements.at(-1)
  if (!lower || !last || !before || !isOfAll(before, last)) return false
  facts.sure.requirements.pop()
  for (const whom of lower.rest) facts.require({ ...last, ...whom })
  const or = more.map(({ kind }) => kind)
  for (const whom of lower.own) facts.require({ kind: own.kind, or, indoor: false, detail: null, ...whom })
  return true
}

/** "이동장 필수이나 소형견은 …". */
export const goesOnWithBut = (before: Clause | null): boolean => /(?:지만|나|하되|이되)$/.test(before?.text ?? '')

type Of = Pick<Requirement, 'who' | 'weight'>

/** The lighter dogs and the others; null where the group has no such end. */
function lowerOf(group: Group | null): { own: Of[]; rest: Of[] } | null {
  const [weight, ...more] = group?.weights ?? []
  if (!group || more.length > 0 || group.maxHeight !== null) return null
  if (weight)
    return group.sizes || !isUpper(weight.bound)
      ? null
      : { own: [{ who: 'all', weight }], rest: [{ who: 'all', weight: opposite(weight) }] }
  const { sizes } = group
  if (!sizes || !isSmallest(sizes) || sizes.length === SIZES.length) return null
  return { own: sizes.map((who) => ({ who })), rest: otherSizes(sizes).map((who) => ({ who })) }
}

/** "케이지에 넣어야 입장 가능": of all dogs, everywhere. */
function isOfAll({ phrases }: Clause, { kind, who, weight, indoor, detail }: Requirement): boolean {
  const plain = (phrase: Phrase) =>
    phrase.is === 'adverb' || phrase.is === 'items' || (phrase.is === 'who' && isAnyDog(phrase))
  return CARRYING.has(kind) && who === 'all' && !weight && !indoor && !detail && phrases.every(plain)
}

/** "유모차에 태워 주세요. 단, 소형견은 목줄 착용 시 가능": on other terms than all, so that the others aren't turned away. */
export function isOnOtherTerms(phrases: readonly Phrase[], before: Clause | null): boolean {
  const who = phrases.find((phrase) => phrase.is === 'who')
  const asked = (list: readonly Phrase[]) => list.some(({ is }) => is === 'items')
  return (
    who?.is === 'who' &&
    isLower(who) &&
    who.case !== 'only' &&
    asked(phrases) &&
    before !== null &&
    asked(before.phrases)
  )
}

/**
 * "대형견 불가(20kg 미만은 가능)", "핏불은 불가하지만 테라스는 가능", "주말 불가(소형견은 가능)": lets in some of those that it refuses, or some at a time or in a number
 * that it refuses, which no limit can say.
 */
export function takesSomeBack(phrases: readonly Phrase[], { phrases: refused, predicate }: Clause): boolean {
  if (predicate?.verb !== 'mayNot' && predicate?.verb !== 'limit') return false
  if (refused.some(({ is }) => is === 'place')) return false
  const own = phrases.find(isNamed)
  if (own?.terms.every(({ is }) => is === 'guide' || is === 'others')) return false
  const [out, ...more] = refused.filter(isNamed)
  if (!out) return own !== undefined && own.case !== 'only' && refused.some(({ is }) => is === 'days' || is === 'count')
  if (!own) return phrases.some(({ is }) => is === 'place')
  const [from, may] = [namedBy(out), namedBy(own)]
  return more.length === 0 && from !== null && (may === null || !areApart(from, may))
}

/**
 * "실내 불가, 단 5kg 미만은 이동장 이용 시 가능", "실내 불가. 단, 대형견은 평일만 가능": inside, or at all.
 * @param but whether a "but" leads to it
 */
export function letsSomeIn(phrases: readonly Phrase[], before: Clause, but = false): boolean {
  const refused = before.predicate?.verb === 'mayNot' || before.predicate?.verb === 'limit'
  if (!refused || !before.phrases.some(({ is }) => is === 'place') || before.phrases.some(isOfSome)) return false
  const [who, ...more] = phrases.filter(isNamed)
  if (!who || more.length > 0) return false
  const some = who.case !== 'only' && who.case !== 'except' && who.terms.every(isSomeDogs)
  return some && phrases.every(({ is }) => is !== 'place' && (but || is !== 'days'))
}

const isNamed = (phrase: Phrase): phrase is Who => phrase.is === 'who' && !isAnyDog(phrase)
/** Not "전 견종" either. */
const isOfSome = (phrase: Phrase) => isNamed(phrase) && !phrase.terms.every(({ is }) => is === 'every')
export const isSomeDogs = ({ is }: Term) => is !== 'trait' && is !== 'every' && is !== 'guide' && is !== 'having'
const namedBy = (who: Who): Group | null =>
  who.case === 'except' || who.case === 'not' ? null : groupOf(termsOf(who) ?? [])

/** "대형견 불가(중형견은 가능)", "10kg 이상 불가(10kg 미만 가능)". */
function areApart(out: Group, may: Group): boolean {
  if (out.sizes && may.sizes) return may.sizes.every((size) => !out.sizes?.includes(size))
  const [from, to] = [out.weights[0], may.weights[0]]
  if (out.sizes || may.sizes || !from || !to) return false
  return !isUpper(from.bound) && isUpper(to.bound) && to.kg <= from.kg
}
