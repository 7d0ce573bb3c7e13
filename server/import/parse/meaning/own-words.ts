import { normalise } from '../grammar/normalise.ts'
import { inPlainForms } from '../grammar/plain-forms.ts'
import { splitOutsideParentheses } from '../text.ts'
import type { Facts } from './facts.ts'

/**
 * What is noted is shown to people, so it stands in the words of its text: "의자 위 금지" is what a shorter form made of "강아지를 의자에 앉히지
 * 마세요".
 */
export function inOwnWords({ sure }: Facts, source: string): void {
  const words = lettersOf(source)
  const known = new Set<string>()
  sure.requirements = sure.requirements.flatMap((each) => {
    if (each.kind !== 'note' || !each.detail || words.includes(lettersOf(each.detail))) return [each]
    const detail = wordsOf(each.detail, source)
    if (known.has(detail)) return []
    known.add(detail)
    return [{ ...each, detail }]
  })
}

const lettersOf = (text: string) => text.replaceAll(/[^가-힣A-Za-z\d]/g, '').toLowerCase()

const SENTENCES = /[\n!]+|\.(?!\d)/
const CLAUSES = /(?<=[으하되이]며|[하되시]고|지만|으나)\s+/
const BULLET = /^(?:[-•*·▶○●■※◦▪✔①-⑳\s]|\d{1,2}[.)]\s)+/

/** The sentence of which this was made, or the clause of it. */
function wordsOf(note: string, source: string): string {
  const letters = lettersOf(note)
  const makes = (text: string) =>
    lettersOf(normalise(text)).includes(letters) || lettersOf(normalise(inPlainForms(text))).includes(letters)
  const sentence = source.split(SENTENCES).find(makes)
  if (!sentence) return note
  const part = splitOutsideParentheses(sentence, /,/).find(makes) ?? sentence
  return (part.split(CLAUSES).find(makes) ?? part).replace(BULLET, '').trim()
}
