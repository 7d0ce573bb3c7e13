import { REQUIREMENTS, type Requirement, type RequirementKind } from '../../../../contract/policy/policy.ts'
import type { Item, Items, Phrase, Term } from '../grammar/tree.ts'
import type { Facts } from './facts.ts'
import { concernedBy, EVERYBODY, type Whom } from './whom.ts'

type Having = Pick<Extract<Term, { is: 'having' }>, 'items' | 'any'>

/** For whom, where and when something is asked for. */
export interface Scope {
  whom: Whom[]
  indoor: boolean
  words: string[]
}

/** The scope that these phrases say; null if one of them says something that no requirement can. */
export function scopeOf(phrases: readonly Phrase[]): Scope | null {
  const scope: Scope = { whom: EVERYBODY, indoor: false, words: [] }
  const whos = phrases.filter((phrase) => phrase.is === 'who')
  if (whos.length > 1) return null
  for (const phrase of phrases) {
    if (phrase.is === 'who') {
      const whom = concernedBy(phrase)
      if (!whom) return null
      scope.whom = whom
    } else if (phrase.is === 'place') {
      const plain = phrase.case !== 'except' && phrase.case !== 'not' && phrase.case !== 'also'
      if (phrase.areas.some(({ whole }) => whole)) continue
      if (plain && phrase.areas.every(({ indoor }) => indoor)) scope.indoor = true
      else scope.words.push(plain ? phrase.areas.map(({ name }) => name).join(', ') : phrase.text)
    } else if (phrase.is === 'days' || phrase.is === 'occasion') {
      scope.words.push(phrase.text.replace(/(?:에는|에|은|는)$/, ''))
    } else if (phrase.is !== 'adverb') return null
  }
  return scope
}

const CARRYING: ReadonlySet<RequirementKind> = new Set(['carrier', 'stroller', 'held'])
const rank = (kind: RequirementKind) => REQUIREMENTS.indexOf(kind)
/** "안거나 목줄" is about the leash, and arms do as well. */
const first = (a: RequirementKind, b: RequirementKind) =>
  Number(a === 'held') - Number(b === 'held') || rank(a) - rank(b)

/** Each thing that is asked for, with what does as well. Null if it can't be told which are alternatives. */
function choicesOf({ groups, joint }: Items): { item: Item; or: RequirementKind[] }[] | null {
  if (joint === 'or') {
    // "목줄, 이동장 또는 안기": of which the last is an alternative can't be told.
    const items = groups.flat()
    return items.length > 2 && !items.every(carries) ? null : [choice(items)]
  }
  // A cage, a pushchair and arms in one list are a choice: nobody is in two of them at once.
  const carried = groups.filter((group) => group.every(carries)).flat()
  const at = groups.findIndex((group) => group.every(carries))
  const rest = (some: readonly Item[][]) => some.filter((group) => !group.every(carries)).map(choice)
  return carried.length === 0
    ? rest(groups)
    : [...rest(groups.slice(0, at)), choice(carried), ...rest(groups.slice(at))]
}

export const carries = ({ kind }: Item) => CARRYING.has(kind)

function choice(items: readonly Item[]): { item: Item; or: RequirementKind[] } {
  const kinds = [...new Set(items.map(({ kind }) => kind))].sort(first)
  const [kind = 'leash', ...or] = kinds
  return { item: { kind, detail: items.find((item) => item.kind === kind)?.detail ?? null }, or }
}

const LAWFUL: ReadonlySet<RequirementKind> = new Set(['leash', 'wasteBags', 'nameTag'])
const RESTRAINTS: ReadonlySet<RequirementKind> = new Set(['leash', 'muzzle'])

/** How many of a list belong to the dogs that stand before it: "대형견 입마개, 목줄". Null if that can't be told. */
export function reach(phrases: readonly Phrase[], { groups, joint }: Items, said: boolean): number | null {
  const items = groups.flat()
  const who = phrases.find((phrase) => phrase.is === 'who')
  if (!who || joint !== 'comma' || who.case === 'topic') return groups.length
  const rest = groups.slice(1).flat()
  if (said && items.every(({ kind }) => RESTRAINTS.has(kind))) return groups.length
  return rest.every(({ kind }) => LAWFUL.has(kind)) ? 1 : null
}

export function requireAll(facts: Facts, items: Items, scope: Scope, more: string[] = []): boolean {
  const choices = choicesOf(items)
  if (!choices) return false
  for (const { item, or } of choices)
    for (const whom of scope.whom)
      requireOne(facts, item.kind, or, whom, scope, [...more, ...(item.detail ? [item.detail] : [])])
  return true
}

/** "유모차, 이동장에 태운 반려견만": a choice where nobody is in two of them at once or any of them does, else each of them. */
export function requireHaving(facts: Facts, { items, any }: Having, words: string[] = []): void {
  const [first, ...more] = items
  const chosen = first && more.length > 0 && (any || items.every(carries)) ? [{ item: first, or: more }] : null
  for (const { item, or } of chosen ?? items.map((each) => ({ item: each, or: [] as Item[] })))
    requireOne(
      facts,
      item.kind,
      [...new Set(or.map(({ kind }) => kind))].filter((kind) => kind !== item.kind),
      { who: 'all' },
      { indoor: false, words },
      item.detail ? [item.detail] : [],
    )
}

export function requireOne(
  facts: Facts,
  kind: RequirementKind,
  or: RequirementKind[],
  { who, weight, upTo, detail }: Whom,
  { indoor, words }: Pick<Scope, 'indoor' | 'words'>,
  more: string[] = [],
): void {
  // "리드줄 2m 이내 및 배변봉투": the length is of the leash.
  const own = kind === 'leash' ? more : more.filter((each) => !/\d\s*(?:m|미터)(?![a-z])/.test(each))
  const particulars = [...words, ...(detail ? [detail] : []), ...own].join(', ')
  const requirement: Requirement = { kind, who, indoor, detail: particulars || null }
  facts.require({ ...requirement, or, ...(weight ? { weight } : {}) }, upTo)
}
