import type { RequirementKind } from '../../../../contract/policy/policy.ts'
import type { Clause, Items, Phrase, Who } from '../grammar/tree.ts'
import { isOfSomeOnly, keepsFromInside, keepsOutside } from './kept-outside.ts'
import { isAnyDog } from './parts.ts'
import { groupOf, isLower, isUpperEnd } from './whom.ts'

/** How clauses of a sentence hang together. */

const GOES_ON = /(?:며|고)$/
const LAWFUL_OF_ALL: ReadonlySet<RequirementKind> = new Set(['leash', 'wasteBags', 'nameTag'])

export interface Following {
  phrases: Phrase[]
  text: string
}

/** "대형견은,", "주말,", "실내,": what is said of them comes with a later clause. */
export const waits = ({ phrases, predicate, brackets }: Clause) =>
  predicate === null &&
  brackets.length === 0 &&
  phrases.every(
    (phrase) =>
      phrase.is === 'adverb' ||
      (phrase.is === 'items' && phrase.as !== 'bare') ||
      ((phrase.is === 'who' || phrase.is === 'place' || phrase.is === 'days' || phrase.is === 'occasion') &&
        ['none', 'topic', 'subject', 'at', 'except', 'not'].includes(phrase.case)),
  )

const isFrame = (phrase: Phrase) =>
  phrase.is === 'days' ||
  phrase.is === 'occasion' ||
  phrase.is === 'adverb' ||
  (phrase.is === 'items' && phrase.as === 'when') ||
  ((phrase.is === 'who' || phrase.is === 'place') && (phrase.case === 'topic' || phrase.case === 'at'))

/** Whether the phrases that wait belong to this clause: what frames it does; a bare name only if the clause names nothing itself. */
export function mayFollow(waiting: readonly Phrase[], clause: Clause): boolean {
  const own = clause.phrases.filter((phrase) => phrase.is !== 'adverb')
  if (waiting.every(isFrame)) return !own.some((phrase) => waiting.some((before) => before.is === phrase.is))
  const conduct = waiting.every((phrase) => phrase.is === 'place') && own.every((phrase) => phrase.is === 'conduct')
  return (own.length === 0 || conduct) && clause.predicate !== null
}

/** "공격성 심한 경우, 인식표를 하지 않은 동물, 맹견 입장 불가": each is turned away by the one predicate at the end. */
export function sharesPredicate(waiting: readonly Phrase[], { phrases, predicate }: Clause): boolean {
  const turned = (phrase: Phrase) =>
    phrase.is === 'adverb' ||
    (phrase.is === 'items' && phrase.as === 'lacking') ||
    (phrase.is === 'who' &&
      phrase.terms.every((term) => ['trait', 'concern', 'breed'].includes(term.is) || isUpperEnd(term)))
  const lists = (some: readonly Phrase[]) =>
    some.every((phrase) => turned(phrase)) && some.some(({ is }) => is !== 'adverb')
  const refuses = predicate === null || predicate.verb === 'mayNot' || predicate.verb === 'limit'
  return refuses && lists(waiting) && lists(phrases)
}

/** "소형견은 실내에서,", "대형견은 마당에서 가능": of the same kinds in the same order, where only the second has a verb. */
export function isParallel(waiting: readonly Phrase[], { phrases, predicate }: Clause): boolean {
  const kinds = (list: readonly Phrase[]) => list.filter(({ is }) => is !== 'adverb').map(({ is }) => is)
  const [first, second] = [kinds(waiting), kinds(phrases)]
  return (
    predicate?.verb === 'may' &&
    !predicate.thenMay &&
    first.length === 2 &&
    first.join() === second.join() &&
    first.includes('who') &&
    first.includes('place')
  )
}

/** "대형견은 사전 예약 후 야외 운동장만 이용": it is all of large dogs. */
const isAskedFirst = (before: Clause): boolean =>
  before.predicate?.verb === 'ask' && /(?:후|시|하면|에만)$/.test(before.text)

function topicOf(before: Clause, { phrases }: Clause): Phrase[] | null {
  const who = before.phrases.find((phrase) => phrase.is === 'who' && !isAnyDog(phrase))
  return who?.is === 'who' && who.case === 'topic' && !phrases.some(({ is }) => is === 'who')
    ? [{ ...who, brackets: [] }]
    : null
}

/** "대형견은 동반 가능하나": of whom the sentence says more. */
function largestThatMay({ phrases }: Clause): Who | null {
  const [who, ...more] = phrases.filter((phrase) => phrase.is === 'who' && !isAnyDog(phrase))
  if (who?.is !== 'who' || more.length > 0) return null
  // "소형견이 아니면 실내는 불가하고": of all others.
  if (who.case === 'not' || who.case === 'except') return isLower(who) ? { ...who, brackets: [] } : null
  if (!who.terms.every(isUpperEnd)) return null
  return ['topic', 'also', 'subject'].includes(who.case) ? { ...who, case: 'topic', brackets: [] } : null
}

function largestNamed(before: Clause): Who | null {
  const phrases = before.phrases.map((phrase) =>
    phrase.is === 'who' && phrase.case === 'none' ? ({ ...phrase, case: 'topic' } satisfies Who) : phrase,
  )
  return largestThatMay({ ...before, phrases })
}
const listOf = (who: Who | null): Phrase[] | null => who && [who]

const kindsOf = ({ phrases }: Clause): RequirementKind[] =>
  phrases.flatMap((phrase) => (phrase.is === 'items' ? phrase.groups.flat().map(({ kind }) => kind) : []))

/** What the law asks of all dogs is asked of all, whoever stands before. */
const isLawful = (clause: Clause): boolean => {
  const kinds = kindsOf(clause)
  return kinds.length > 0 && kinds.every((kind) => LAWFUL_OF_ALL.has(kind))
}

const asksMuzzle = (clause: Clause): boolean => {
  const kinds = kindsOf(clause)
  return kinds.includes('muzzle') && kinds.every((kind) => kind === 'muzzle' || LAWFUL_OF_ALL.has(kind))
}

/** "주말에는 대형견 불가하고 소형견만 가능합니다": the days on which some are refused, where the next words say who alone may come. */
function daysOfRefusal(before: Clause, { phrases, predicate }: Clause): Phrase | undefined {
  const [who, ...more] = phrases.filter(({ is }) => is !== 'adverb')
  const onlySome = predicate?.verb === 'may' && more.length === 0 && who?.is === 'who' && who.case === 'only'
  const refusesSome =
    before.predicate?.verb === 'mayNot' && before.phrases.some((phrase) => phrase.is === 'who' && !isAnyDog(phrase))
  return onlySome && refusesSome ? before.phrases.find(({ is }) => is === 'days') : undefined
}

/** "대형견은 테라스만 가능하며 예약 필수", "대형견은 입마개를 착용해야 하며 사전 문의": who asks first is who the sentence is of. */
function asksToo(before: Clause, { phrases, predicate }: Clause): boolean {
  return (
    /(?:며|고)$/.test(before.text) &&
    (before.predicate?.verb === 'may' || before.predicate?.verb === 'must') &&
    predicate?.verb === 'ask' &&
    !predicate.thenMay &&
    phrases.every(({ is }) => is === 'adverb') &&
    before.phrases.some((phrase) => phrase.is === 'who' && ['topic', 'not', 'except'].includes(phrase.case))
  )
}

/**
 * "대형견은 동반 가능하나 실내는 안 됩니다", "대형견은 가능하지만 입마개 착용": still of those that stand before, since the sentence goes on
 * with a "but"; with an "and" only a muzzle is.
 */
export function goesOn(clause: Clause, before: Clause | null, butBefore = false): Phrase[] | null {
  if (before && isAskedFirst(before)) return topicOf(before, clause)
  if (before && (keepsOutside(before, clause) || keepsFromInside(before, clause))) {
    const who = largestThatMay(before)
    return who && [who]
  }
  const days = before && GOES_ON.test(before.text) && daysOfRefusal(before, clause)
  if (days) return [days]
  if (before && asksToo(before, clause)) return listOf(largestThatMay(before))
  const may = before?.predicate?.verb === 'may' || before?.predicate?.verb === 'welcome'
  if (!before || !may || isLawful(clause) || clause.phrases.some(({ is }) => is === 'who')) return null
  // "대형견 입장 가능, 단 입마개 필수": of them, too.
  if (butBefore && asksMuzzle(clause)) return listOf(largestNamed(before))
  // "대형견 가능 입마개 필수".
  if (!clause.listed && isRun(before) && asksMuzzle(clause)) return listOf(largestNamed(before))
  const but = /(?:나|지만|는데|니다만)$/.test(before.text)
  const who = but || (/(?:며|고)$/.test(before.text) && asksMuzzle(clause)) ? largestThatMay(before) : null
  return who && [who]
}

/**
 * "실내는 소형견만 가능하며 케이지 필수": of who comes inside, since the others don't. Null where a list leaves open whether it is of all:
 * "실내는 소형견만 가능, 케이지 필수".
 */
function insideOnly(before: Clause, clause: Clause): Phrase[] | null | undefined {
  const items = isPlain(clause)
  const places = before.phrases.filter((phrase) => phrase.is === 'place')
  const [place, ...more] = places
  const some = before.phrases.some((phrase) => phrase.is === 'who' && phrase.case === 'only')
  const worn = items?.groups.flat().some(({ kind }) => CARRIED.has(kind))
  if (!worn || !some || !place || more.length > 0 || before.predicate?.verb !== 'may') return undefined
  if (!place.areas.every(({ indoor }) => indoor)) return undefined
  return GOES_ON.test(before.text) ? [{ ...place, case: 'topic', brackets: [] }] : null
}
const CARRIED: ReadonlySet<RequirementKind> = new Set(['carrier', 'stroller', 'held', 'carrierOrHeld'])

/** "소형견 가능, 문의 후 중형견 가능": what is asked first is asked of the medium ones, and whether the large ones may can't be told. */
const asksOfNext = (before: Clause, { phrases, predicate }: Clause): boolean =>
  isAskedFirst(before) &&
  before.phrases.every(({ is }) => is === 'adverb') &&
  predicate?.verb === 'may' &&
  phrases.some((phrase) => phrase.is === 'who' && groupOf(phrase.terms) !== null && !isLower(phrase))

const isPlain = (clause: Clause): Items | null => {
  const items = clause.phrases.find((phrase): phrase is Items => phrase.is === 'items')
  return items?.as === 'bare' && clause.phrases.every((phrase) => phrase.is === 'items' || phrase.is === 'adverb')
    ? items
    : null
}

/** "대형견은", "대형견 동반 시": of which dogs a clause is. */
function spokenOf({ phrases }: Clause): Phrase[] {
  const framed = phrases.some((phrase) => phrase.is === 'adverb' && phrase.sort === 'visit')
  return phrases.flatMap((phrase) => {
    if (phrase.is !== 'who' || isAnyDog(phrase)) return []
    if (phrase.case === 'topic') return [phrase]
    return framed && ['none', 'object', 'subject'].includes(phrase.case)
      ? [{ ...phrase, case: 'topic', brackets: [] } satisfies Who]
      : []
  })
}

const isRun = ({ text }: Clause) => /(?:가능|환영)$/.test(text)
const WORN_BY_SOME: ReadonlySet<RequirementKind> = new Set(['muzzle', 'carrier', 'stroller', 'held', 'carrierOrHeld'])

/** "중형견도 가능하지만 테라스만 이용": of these and of larger ones, or of all. */
function mayBeOfMedium(before: Clause, { phrases }: Clause): boolean {
  const may = before.predicate?.verb === 'may' || before.predicate?.verb === 'welcome'
  const but = /(?:나|지만|는데|니다만)$/.test(before.text)
  if (!may || !but || !phrases.some(({ is }) => is === 'place') || phrases.some(({ is }) => is === 'who')) return false
  return before.phrases.some(
    (phrase) =>
      phrase.is === 'who' &&
      !isAnyDog(phrase) &&
      !isLower(phrase) &&
      groupOf(phrase.terms)?.sizes !== undefined &&
      !phrase.terms.every(isUpperEnd),
  )
}

/** "대형견 가능, 입마개 필수", "대형견 가능 케이지 필수": of these or of all. */
function mayBeOfLargest(before: Clause, clause: Clause): boolean {
  const may = before.predicate?.verb === 'may' || before.predicate?.verb === 'welcome'
  const plain = before.phrases.every(({ is }) => is === 'who' || is === 'adverb')
  if (!may || !plain || clause.phrases.some(({ is }) => is === 'who' || is === 'place') || !largestNamed(before))
    return false
  const kinds = kindsOf(clause)
  return clause.listed ? kinds.some((kind) => WORN_BY_SOME.has(kind)) : kinds.some((kind) => !LAWFUL_OF_ALL.has(kind))
}

/** "대형견 입장 가능. 입마개 필수": whether the sentence behind is of these or of all can't be told. */
export function asksMuzzleOfSome(clause: Clause, last: Clause): boolean {
  const may = last.predicate?.verb === 'may' || last.predicate?.verb === 'welcome'
  return may && asksMuzzle(clause) && clause.phrases.every(({ is }) => is !== 'who') && largestNamed(last) !== null
}

/** Where a muzzle is asked for, in a sentence that goes on from where some dogs may not be. */
function muzzledPart(before: Clause, clause: Clause): Phrase | undefined {
  const refusesPart = before.predicate?.verb === 'mayNot' && before.phrases.some(({ is }) => is === 'place')
  const plain = clause.phrases.every(({ is }) => is === 'place' || is === 'items' || is === 'adverb')
  const asked = GOES_ON.test(before.text) && refusesPart && plain && asksMuzzle(clause)
  return asked ? clause.phrases.find(({ is }) => is === 'place') : undefined
}

/**
 * "대형견은 목줄 착용, 입마개 착용": the second is of large dogs too; "대형견은 입마개 착용, 배변봉투 지참" is of all, as the law asks it of all.
 * Null where that can't be told.
 */
export function topicFor(clause: Clause, before: Clause | null): Phrase[] | null {
  // "목줄을 하지 않으면 실내는 어렵고 테라스만 가능해요": whoever that is, it isn't everybody.
  if (before && (keepsOutside(before, clause) || keepsFromInside(before, clause)) && isOfSomeOnly(before)) return null
  if (before && asksOfNext(before, clause)) return null
  if (before && mayBeOfMedium(before, clause)) return null
  if (before && mayBeOfLargest(before, clause)) return null
  // "주말 대형견 불가, 소형견만 가능": on these days or on all.
  if (before && daysOfRefusal(before, clause)) return null
  const inside = before && insideOnly(before, clause)
  if (inside !== null && inside !== undefined) return inside
  if (before && inside === null) return null
  const items = isPlain(clause)
  const topic = before ? spokenOf(before) : []
  // "10kg 초과는 실내에 못 들어오고 테라스에서도 입마개를 해야 해요": still of these; with no "도", of these or of all.
  const there = before && topic[0] && muzzledPart(before, clause)
  if (there) return there.text.endsWith('도') ? topic : null
  if (!items || topic.length === 0 || before?.predicate?.verb === 'must') return []
  // "대형견은 실내 입장이 불가하며 입마개 착용": where some dogs may not be, either of these or of all.
  const refusedPart = before?.predicate?.verb === 'mayNot' && before.phrases.some(({ is }) => is === 'place')
  const asked = before?.predicate?.verb === 'ask'
  if (!asked && !refusedPart && !before?.phrases.some((phrase) => phrase.is === 'items')) return []
  if (isLawful(clause)) return []
  // "대형견은 미리 연락해 주시고 입마개를 챙겨 주세요": the sentence goes on; "대형견은 문의 바랍니다 / 입마개 착용" may be of all.
  if (asked && GOES_ON.test(before.text) && asksMuzzle(clause)) return topic
  if (asked || refusedPart) return null
  return items.groups.flat().every(({ kind }) => kind === 'muzzle' || kind === 'leash') ? topic : null
}
