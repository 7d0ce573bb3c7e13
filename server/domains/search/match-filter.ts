import { type SQL, sql } from 'drizzle-orm'
import { inName, unigram } from '../../../contract/text/hangul.ts'
import { MARK } from '../../../contract/text/search-text.ts'
import { type Word, gramsOf, isSinglePrefix, isSingle, phrase } from '../../../contract/text/search-words.ts'
import { all, anywhere, grams, has, like } from '../../db/statements/word-match.ts'
import { countOf, type GramCounts } from './gram-store.ts'

/**
 * How well a place matches: its name equals the query, starts with it, has a word that starts with it, contains it; region or group match; the rest.
 * Lower is better.
 */
export const TIERS = [0, 1, 2, 3, 4, 5] as const
export type Tier = (typeof TIERS)[number]

/** Words as SQL over `place_search` under the alias `s`. */
export interface Match {
  /** True if every word matches. */
  where: SQL
  tier: SQL
  /** For each tier a condition that the index supports; null if the tier has no places. */
  tiers: Record<Tier, SQL | null>
  /** Approximate upper bound of the number of matches. */
  count(of: GramCounts): number
}

export function matchWords(words: readonly Word[]): Match {
  const whole = phrase(words)
  const single = words.length === 1
  const where = all(words.map(anywhere))
  const named = words.map((word) => like(word, `${MARK.name}%`, `%${MARK.end}%`))
  return {
    where,
    tier: sql`case
      when ${like(whole, MARK.name, `${MARK.end}%`)} then 0
      when ${like(whole, MARK.name, '%')} then 1
      when ${like(whole, `%${MARK.word}`, '%')} then 2
      when ${all(named)} then 3
      ${single ? sql`when ${like(whole, `%${MARK.kind}`, '%')} then 4` : sql``}
      else 5 end`,
    tiers: {
      0: has(gramsOf(whole, MARK.name, MARK.end)),
      1: has(gramsOf(whole, MARK.name)),
      2: has(gramsOf(whole, MARK.word)),
      3: single && isSinglePrefix(whole) ? null : all(words.map(insideName)),
      4: single ? has(gramsOf(whole, MARK.kind)) : null,
      // The other tiers are determined by `tier`; the rest must be checked against the words.
      5: single && isSingle(whole) ? null : where,
    },
    count: (of) => Math.min(...words.map((word) => countOf(word, of))),
  }
}

function insideName(word: Word): SQL {
  if (!isSingle(word)) return has(gramsOf(word).map(inName))
  return isSinglePrefix(word) ? grams(word) : has([unigram(word.folded)])
}

/** Places with all grams of at least one alternative. */
export const anyGramCondition = (alternatives: readonly number[][]) =>
  sql`(${sql.join(alternatives.map(has), sql` or `)})`

/** The same as a condition on the `id` of `places`. */
export const matchCondition = (words: readonly Word[]) =>
  sql`exists (select from place_search as s where s.place_id = id and ${matchWords(words).where})`
