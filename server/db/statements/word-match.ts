import { type SQL, sql } from 'drizzle-orm'
import { MARK } from '../../../contract/text/search-text.ts'
import { gramsOf, isPair, isSingle, patternOf, startGrams, type Word } from '../../../contract/text/search-words.ts'

/**
 * Words as SQL over the columns of a `SearchText` under the alias `s`: grams select rows by the index, LIKE then checks them exactly.
 */

const ints = (values: number[]) => sql`${`{${values.join(',')}}`}::int[]`

export const has = (grams: number[]) => sql`s.grams @> ${ints(grams)}`

export function grams(word: Word): SQL {
  return isSingle(word) ? sql`s.grams && ${ints(startGrams(word))}` : has(gramsOf(word))
}

/** A LIKE condition for the word between two patterns. */
export function like(word: Word, before: string, behind: string): SQL {
  const { folded, kind } = word
  if (kind === 'letters') return sql`s.folded like ${before + folded + behind}`
  if (kind === 'initials') return sql`s.initials like ${before + folded + behind}`
  return matches(`^${before.replaceAll('%', '.*')}${patternOf(word)}${behind.replaceAll('%', '.*')}`)
}

const matches = (pattern: string) => sql`s.folded ~ ${pattern}`

export function anywhere(word: Word): SQL {
  if (isPair(word)) return grams(word)
  if (!isSingle(word)) return sql`${grams(word)} and ${like(word, '%', '%')}`
  return word.open
    ? sql`${grams(word)} and ${matches(`[${MARK.name}${MARK.word}${MARK.kind}]${patternOf(word)}`)}`
    : grams(word)
}

export const all = (conditions: SQL[]) => sql.join(conditions, sql` and `)
