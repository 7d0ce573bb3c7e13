import type { Phrase, Term, Who } from '../grammar/tree.ts'
import { daysOf, grant } from './entry.ts'
import type { Facts } from './facts.ts'

/** In a field of sizes: "주말 8kg", "소형, 중형", "고양이". */
export const isGroup = (phrases: readonly Phrase[]) =>
  phrases.some((phrase) => phrase.is === 'who' && !['except', 'not', 'also', 'topic'].includes(phrase.case)) &&
  phrases.every((phrase) => phrase.is === 'who' || phrase.is === 'days' || phrase.is === 'adverb') &&
  phrases.filter((phrase) => phrase.is === 'who').length === 1

/** A bare "10kg" takes the bound of the next that has one: "주말 8kg, 평일 12kg 이하", "10kg, 체고 40cm 이하". */
export function grantGroups(facts: Facts): void {
  const whos = facts.groups.map(({ phrases }) => phrases.find((phrase): phrase is Who => phrase.is === 'who'))
  const terms = whos.map((who) => [...(who?.terms ?? [])])
  let bound: 'lte' | 'lt' | 'gte' | 'gt' | null = null
  for (const list of terms.toReversed()) {
    for (const [i, term] of [...list.entries()].toReversed()) {
      const own = term.is === 'weight' ? term.weight.bound : term.is === 'height' ? term.bound : null
      if (own) bound = own
      else if (term.is === 'weight') list[i] = { ...term, weight: { ...term.weight, bound } } satisfies Term
    }
  }
  for (const [i, { phrases, text }] of facts.groups.entries()) {
    const days = phrases.filter((phrase) => phrase.is === 'days')
    const who = whos[i]
    const plain = days.length < 2 && who && !who.among && !who.open && who.joint !== 'or'
    if (!plain || !grant(facts, terms[i] ?? [], daysOf(days[0]), true, text)) facts.unread.push(text)
  }
}
