import type { Clause } from '../grammar/tree.ts'
import type { Part } from './sentences.ts'

const DONE = /착용|지참|필참|준비|부착|소지|휴대|제시|제출|이용|사용/
const PROVIDED = /(?:제공|비치|대여|판매|보유|구비|완비|마련)(?:됨|함|합니다|됩니다|해요|중)?$/

/** A list of things with nothing said of them. */
const isList = ({ phrases, predicate, brackets, text }: Clause) =>
  predicate === null &&
  brackets.length === 0 &&
  !DONE.test(text) &&
  phrases.every((phrase) => phrase.is === 'thing' || (phrase.is === 'items' && phrase.as === 'bare')) &&
  phrases.length > 0

const ofThings = ({ phrases, predicate }: Clause) =>
  predicate?.verb === 'provide' && phrases.every(({ is }) => is === 'thing' || is === 'items')

/** "배변봉투, 배변패드, 식기 제공": what stands first in the list is provided as well, and asked of nobody. */
function joined(clauses: readonly Clause[]): Clause[] {
  const list: Clause[] = []
  for (const clause of clauses) {
    const before = list.at(-1)
    if (before && isList(before) && ofThings(clause))
      list[list.length - 1] = {
        ...clause,
        phrases: [...before.phrases, ...clause.phrases],
        text: `${before.text}, ${clause.text}`,
      }
    else list.push(clause)
  }
  return list
}

/** The parts of a sentence, in which what is provided is no demand: also where its end is a remark ("배변봉투, 애견 샴푸 세트 제공"). */
export function withProvided(parts: readonly Part[]): Part[] {
  return parts.map((part, i) => {
    if (!part.clauses) return part
    const next = parts[i + 1]
    const [only, ...more] = part.clauses
    if (next && !next.clauses && next.remark && PROVIDED.test(next.text) && only && more.length === 0 && isList(only))
      return { clauses: null, text: part.text, remark: true }
    return { ...part, clauses: joined(part.clauses) }
  })
}
