import type { Clause, Phrase } from '../grammar/tree.ts'
import { isLower } from './whom.ts'

/** "(단, 10kg 미만은 가능)": the comma ends a clause of one word. */
export const isBut = ({ phrases, predicate }: Clause) =>
  predicate === null &&
  phrases.every(({ is }) => is === 'adverb') &&
  phrases.some((phrase) => phrase.is === 'adverb' && phrase.sort === 'but')

export const isBareExcept = ({ phrases, predicate }: Clause) =>
  predicate === null && phrases.length === 1 && phrases[0]?.is === 'who' && phrases[0].case === 'except'

/**
 * "모든 반려견 입마개 착용, 소형견 제외", "테라스만 가능. 단, 소형견은 제외": whether these are turned away or the rule isn't for them, can't be told.
 * @param but whether a "but" leads to it
 */
export function isLeftOut(
  phrases: readonly Phrase[],
  { predicate }: Clause,
  before: Clause | null,
  but: boolean,
): boolean {
  const [who, ...more] = phrases.filter(({ is }) => is !== 'adverb')
  if (predicate !== null || more.length > 0 || who?.is !== 'who' || who.case !== 'except' || !before) return false
  if (who.terms.every(({ is }) => is === 'guide')) return false
  const verb = before.predicate?.verb
  if (verb === 'mayNot' || verb === 'limit' || before.phrases.some(({ is }) => is === 'items')) return true
  const there = before.phrases.some((phrase) => phrase.is === 'place' && phrase.case === 'only')
  // Nobody asks less of 맹견.
  if (who.terms.every(({ is }) => is === 'concern')) return false
  return (but || isLower(who)) && (verb === 'ask' || there)
}

/** "대형견 불가, 단 케이지 이용 시 가능": takes back what was said, and of whom can't be told. */
export function isException(phrases: readonly Phrase[], before: Clause | null, { predicate }: Clause): boolean {
  const guide = phrases.some((phrase) => phrase.is === 'who' && phrase.terms.every((term) => term.is === 'guide'))
  if (guide) return false
  if (phrases.some((phrase) => phrase.is === 'adverb' && phrase.sort === 'but')) return true
  const refused = before?.predicate?.verb === 'mayNot' || before?.predicate?.verb === 'limit'
  const onTerms = predicate?.thenMay || phrases.some((phrase) => phrase.is === 'items' && phrase.as === 'when')
  return refused && onTerms && !phrases.some((phrase) => phrase.is === 'who' || phrase.is === 'place')
}
