import { type SQL, sql } from 'drizzle-orm'
import { inName, unigram } from '../../../contract/hangul.ts'
import type { GramCounts } from './gram-store.ts'
import { MARK } from '../../../contract/search-text.ts'
import {
  type Word,
  gramsOf,
  isSinglePrefix,
  isSingle,
  patternOf,
  phrase,
  startGrams,
} from '../../../contract/search-words.ts'

/**
 * How well a place matches: its name equals the query, starts with it, has a word that starts with it, contains it; region or group match; the rest.
 * Lower is better.
 */
export const TIERS = [0, 1, 2, 3, 4, 5] as const
export type Tier = (typeof TIERS)[number]

/**
 * Words as SQL over `place_search` under the alias `s`: grams select rows by the index, LIKE then checks them exactly.
 */
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
  const where = and(words.map(anywhere))
  const named = words.map((word) => like(word, `${MARK.name}%`, `%${MARK.end}%`))
  return {
    where,
    tier: sql`case
      when ${like(whole, MARK.name, `${MARK.end}%`)} then 0
      when ${like(whole, MARK.name, '%')} then 1
      when ${like(whole, `%${MARK.word}`, '%')} then 2
      when ${and(named)} then 3
      ${single ? sql`when ${like(whole, `%${MARK.kind}`, '%')} then 4` : sql``}
      else 5 end`,
    tiers: {
      0: has(gramsOf(whole, MARK.name, MARK.end)),
      1: has(gramsOf(whole, MARK.name)),
      2: has(gramsOf(whole, MARK.word)),
      3: single && isSinglePrefix(whole) ? null : and(words.map(insideName)),
      4: single ? has(gramsOf(whole, MARK.kind)) : null,
      // The other tiers are determined by `tier`; the rest must be checked against the words.
      5: single && isSingle(whole) ? null : where,
    },
    count: (of) => Math.min(...words.map((word) => countOf(word, of))),
  }
}

function countOf(word: Word, counts: GramCounts): number {
  if (isSingle(word)) return startGrams(word).reduce((sum, gram) => sum + counts.of(gram), 0)
  return Math.min(...gramsOf(word).map((gram) => counts.of(gram)))
}

const and = (conditions: SQL[]) => sql.join(conditions, sql` and `)

function insideName(word: Word): SQL {
  if (!isSingle(word)) return has(gramsOf(word).map(inName))
  return isSinglePrefix(word) ? grams(word) : has([unigram(word.folded)])
}

function grams(word: Word): SQL {
  return isSingle(word) ? sql`s.grams && ${ints(startGrams(word))}` : has(gramsOf(word))
}

const ints = (values: number[]) => sql`${`{${values.join(',')}}`}::int[]`

const has = (grams: number[]) => sql`s.grams @> ${ints(grams)}`

function anywhere(word: Word): SQL {
  if (!isSingle(word)) return sql`${grams(word)} and ${like(word, '%', '%')}`
  return word.open
    ? sql`${grams(word)} and ${matches(`[${MARK.name}${MARK.word}${MARK.kind}]${patternOf(word)}`)}`
    : grams(word)
}

/** A LIKE condition for the word between two patterns. */
function like(word: Word, before: string, behind: string): SQL {
  const { folded, kind } = word
  if (kind === 'letters') return sql`s.folded like ${before + folded + behind}`
  if (kind === 'initials') return sql`s.initials like ${before + folded + behind}`
  return matches(`^${before.replaceAll('%', '.*')}${patternOf(word)}${behind.replaceAll('%', '.*')}`)
}

const matches = (pattern: string) => sql`s.folded ~ ${pattern}`

/** Places with all grams of at least one alternative. */
export const anyGramCondition = (alternatives: readonly number[][]) =>
  sql`(${sql.join(alternatives.map(has), sql` or `)})`

/** The same as a condition on the `id` of `places`. */
export const matchCondition = (words: readonly Word[]) =>
  sql`exists (select from place_search as s where s.place_id = id and ${matchWords(words).where})`
