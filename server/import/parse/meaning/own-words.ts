import { normalise } from '../grammar/normalise.ts'
import { inComposedForms, inPlainForms } from '../grammar/plain/forms.ts'
import { remembered, splitOutsideParentheses } from '../text.ts'
import type { Facts } from './facts.ts'

/**
 * What is noted is shown to people, so it stands in the words of its text: "의자 위 금지" is what a shorter form made of "강아지를 의자에 앉히지
 * 마세요".
 */
export function inOwnWords({ sure, open }: Facts, source: string): void {
  // What becomes a note once all sentences are in: "1층은 반려견 동반석이며 2층은 소형견만".
  for (const part of open) part.text = ownWords(part.text, source)
  const known = new Set<string>()
  sure.requirements = sure.requirements.flatMap((each) => {
    if (each.kind !== 'note' || !each.detail) return [each]
    if (source.includes(each.detail)) return [{ ...each, detail: withPredicate(each.detail, source) }]
    const detail = ownWords(each.detail, source)
    if (known.has(detail)) return []
    known.add(detail)
    return [{ ...each, detail }]
  })
  // "5kg 이하는 무료" stands in "5kg 이하는 무료, 10kg까지는 1만원", too.
  if (known.size > 0)
    sure.requirements = sure.requirements.filter(
      ({ kind, detail }) =>
        kind !== 'note' || ![...known].some((other) => other !== detail && detail && other.includes(detail)),
    )
}

const PARTICLE = /[은는을를도에]$/

/** A note of a part that is refused: behind a particle ("승강기를") it is quoted with what is said of it. */
export const refusalOf = (part: string) => (PARTICLE.test(part) ? part : `${part} 불가`)

/** "나머지 객실은", "승강기를": with what is said of it. */
const withPredicate = (note: string, source: string): string =>
  PARTICLE.test(note) ? (/^[^.,\n!]*/.exec(source.slice(source.indexOf(note)))?.[0].trimEnd() ?? note) : note

/** What stays open is shown to people as well: each phrase as its text has it, once, in its order. */
export function unreadInOwnWords(phrases: readonly string[], source: string): string[] {
  const quoted = [...new Set(phrases.map((phrase) => ownWords(phrase, source)))]
  const at = (phrase: string) => (source.includes(phrase) ? source.indexOf(phrase) : source.length)
  return quoted
    .filter((one) => !quoted.some((other) => other !== one && other.includes(one)))
    .sort((one, other) => at(one) - at(other))
}

const ownWords = (shorter: string, source: string) =>
  source.includes(shorter) ? shorter : (sameLetters(shorter, source) ?? wordsOf(shorter, source))

const LETTER = /[가-힣A-Za-z\d]/
const lettersOf = (text: string) => text.replaceAll(/[^가-힣A-Za-z\d]/g, '').toLowerCase()

/** The same letters as they stand in the text, with its own spaces and marks. */
function sameLetters(note: string, source: string): string | null {
  const letters = lettersOf(note)
  const at = lettersOf(source).indexOf(letters)
  if (at < 0 || letters === '') return null
  const places = source.split('').flatMap((letter, i) => (LETTER.test(letter) ? [i] : []))
  const [from = 0, to = 0] = [places[at], places[at + letters.length - 1]]
  const quoted = source.slice(from, to + (note.endsWith(')') && source[to + 1] === ')' ? 2 : 1))
  // "7kg 미만은 실내" of "소형견(7kg 미만)은 실내": with the word that the bracket stands behind.
  const closed = /^[^()]*\)/.test(quoted)
  return closed ? (/[^\s(),.]*\([^()]*$/.exec(source.slice(0, from))?.[0] ?? '') + quoted : quoted
}

const SENTENCES = /[\n!①-⑳*▶■●※]+|\.(?!\d)|(?<=[가-힣)])\s?-\s/
const CLAUSES = /(?<=[으하되이]며|[하되시]고|지만|으나)\s+/
/** "침대, 소파에 올라가지 마세요": one list. */
const COMMA = /(?<!침대|소파|쇼파|의자|테이블|식탁|침구|이불|벤치|방석|좌석),/
const BULLET = /^(?:[-•*·▶○●■※◦▪✔①-⑳\s]|\d{1,2}[.)]\s)+/

/** The same sentences are asked of each phrase of a text: a long one has some hundred of both. */
const shortened = remembered((text) => lettersOf(normalise(text)), 1024)
const plainly = remembered((text) => lettersOf(normalise(inPlainForms(text))), 1024)
const composed = remembered((text) => lettersOf(normalise(inComposedForms(text))), 1024)

/** The sentence of which this was made, or the clause of it. */
function wordsOf(note: string, source: string): string {
  const letters = lettersOf(note)
  if (letters === '') return note
  const makes = (text: string) => [shortened, plainly, composed].some((made) => made(text).includes(letters))
  const sentence = source.split(SENTENCES).find(makes)
  if (!sentence) return note
  const part = splitOutsideParentheses(sentence, COMMA).find(makes) ?? sentence
  return (part.split(CLAUSES).find(makes) ?? part).replace(BULLET, '').trim()
}
