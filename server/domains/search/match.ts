import { type SQL, sql } from 'drizzle-orm'
import { mixedPattern } from '../../../contract/hangul.ts'
import { MARK } from './search-text.ts'
import { type Word, gramsOf, isSingle, phrase, startGrams } from './words.ts'

/** How well a place matches, best first: its name is the query, begins with it, has a word that does, holds it; region or kind; address. */
export const TIERS = 6

/**
 * Words as SQL over `place_search` under the alias `s`: grams find the rows by the index, LIKE holds what they found against the words.
 */
export interface Match {
  /** Every word is found. */
  where: SQL
  /** 0 … TIERS - 1 */
  rank: SQL
  /** For each tier a condition that is indexed and true of (at least) its rows; null where the tier can't have any. */
  tiers: (SQL | null)[]
}

export function matchWords(words: readonly Word[]): Match {
  const whole = phrase(words)
  const where = sql.join(words.map(anywhere), sql` and `)
  const inName = sql.join(words.map((word) => like(word, `${MARK.name}%`, `%${MARK.end}%`)), sql` and `)
  const single = words.length === 1
  const related = single
    ? like(whole, `%${MARK.kind}`, '%')
    : sql`(${sql.join(words.map((word) => like(word, `${MARK.name}%`, `%${MARK.end}%`)), sql` or `)})`
  return {
    where,
    rank: sql`case
      when ${like(whole, MARK.name, `${MARK.end}%`)} then 0
      when ${like(whole, MARK.name, '%')} then 1
      when ${like(whole, `%${MARK.word}`, '%')} then 2
      when ${inName} then 3
      when ${related} then 4
      else 5 end`,
    tiers: [
      hasGrams(gramsOf(whole, MARK.name, MARK.end)),
      hasGrams(gramsOf(whole, MARK.name)),
      hasGrams(gramsOf(whole, MARK.word)),
      where,
      single ? hasGrams(gramsOf(whole, MARK.kind)) : where,
      single && isSingle(whole) ? null : where,
    ],
  }
}

const ints = (values: number[]) => sql`${`{${values.join(',')}}`}::int[]`

const hasGrams = (grams: number[]) => sql`s.grams @> ${ints(grams)}`

function anywhere(word: Word): SQL {
  if (isSingle(word)) return sql`s.grams && ${ints(startGrams(word))}`
  return sql`${hasGrams(gramsOf(word))} and ${like(word, '%', '%')}`
}

/** The word between what LIKE shall find before and behind it. */
function like({ folded, kind }: Word, before: string, behind: string): SQL {
  if (kind === 'letters') return sql`s.folded like ${before + folded + behind}`
  if (kind === 'initials') return sql`s.initials like ${before + folded + behind}`
  const pattern = [anchored(before), mixedPattern(folded), behind.replaceAll('%', '.*')].join('')
  return sql`s.folded ~ ${pattern}`
}

const anchored = (before: string) => `^${before.replaceAll('%', '.*')}`

/** The same as a condition on the `id` of `places`. */
export const foundBy = (words: readonly Word[]) =>
  sql`exists (select from place_search as s where s.place_id = id and ${matchWords(words).where})`
