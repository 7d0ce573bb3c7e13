import { type SQL, sql } from 'drizzle-orm'
import { inName } from '../../../contract/text/hangul.ts'
import { MARK } from '../../../contract/text/search-text.ts'
import { gramsOf, isSingle, type Word } from '../../../contract/text/search-words.ts'
import { all, anywhere, has, like } from '../../db/statements/word-match.ts'
import { countOf, type GramCounts } from './gram-store.ts'

/** Where all words are: in the title, or (at least one of them) only in the text below it. */
export const PARTS = ['title', 'text'] as const
export type Part = (typeof PARTS)[number]

/** Words as SQL over the columns of `document-columns.ts` under the alias `s`. */
export interface DocumentMatch {
  /** All words, wherever they are. */
  where: SQL
  /** For each part a condition that the index supports; null if it holds nothing. */
  parts: Record<Part, SQL | null>
  /** Approximate upper bound of the number of documents. */
  count(part: Part, of: GramCounts): number
}

export function matchDocuments(words: readonly Word[]): DocumentMatch {
  const where = all(words.map(anywhere))
  const titled = all(words.map(inTitle))
  return {
    where,
    parts: { title: titled, text: words.every(isSingle) ? null : sql`${where} and not (${titled})` },
    count: (part, of) =>
      Math.min(...words.map((word) => countOf(word, of, part === 'title' ? (gram) => inName(gram) : undefined))),
  }
}

/** Single letters are found in titles only. */
function inTitle(word: Word): SQL {
  if (isSingle(word)) return anywhere(word)
  return sql`${has(gramsOf(word).map(inName))} and ${like(word, `${MARK.name}%`, `%${MARK.end}%`)}`
}
