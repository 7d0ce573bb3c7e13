import { sql } from 'drizzle-orm'
import { gramsOf, isSingle, startGrams, type Word } from '../../../contract/text/search-words.ts'
import type { Db } from '../../db/index.ts'

/** Estimated number of rows with a gram, from the statistics of ANALYZE. */
export interface GramCounts {
  /** 0 for a gram that isn't among the thousand most common. */
  of(gram: number): number
}

/** Approximate upper bound of the rows with a word; `flagged` turns each gram of a longer word into another one. */
export function countOf(word: Word, counts: GramCounts, flagged = (gram: number) => gram): number {
  if (isSingle(word)) return startGrams(word).reduce((sum, gram) => sum + counts.of(gram), 0)
  return Math.min(...gramsOf(word).map((gram) => counts.of(flagged(gram))))
}

const NONE: GramCounts = { of: () => 0 }

/** The estimates affect how a search is executed, never its results, so ten minutes old is recent enough. */
const FRESH_MS = 10 * 60_000
/** A table without statistics may be filled at any moment; but a small one has none for good, and each search would read that anew. */
const EMPTY_FRESH_MS = 10_000

interface Kept {
  counts: Promise<GramCounts>
  freshUntil: number
}

const kept = new WeakMap<object, Map<string, Kept>>()

/** Of a table with a column `grams`. All counts are 0 if it was never analyzed. */
export function gramCounts(db: Db, table = 'place_search'): Promise<GramCounts> {
  const tables = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, tables)
  const known = tables.get(table)
  if (known && performance.now() < known.freshUntil) return known.counts
  const next: Kept = { counts: readCounts(db, table), freshUntil: performance.now() + FRESH_MS }
  tables.set(table, next)
  void shorten(next, () => tables.delete(table))
  return next.counts
}

/** Failures are forgotten at once, empty statistics soon. */
async function shorten(kept: Kept, forget: () => void): Promise<void> {
  try {
    if ((await kept.counts) === NONE) kept.freshUntil = performance.now() + EMPTY_FRESH_MS
  } catch {
    forget()
  }
}

async function readCounts(db: Db, table: string): Promise<GramCounts> {
  const { rows } = await db.execute<{ grams: number[]; shares: number[]; total: number }>(sql`
    select most_common_elems::text::int[] as grams, most_common_elem_freqs as shares, reltuples as total
    from pg_stats join pg_class on pg_class.oid = ${table}::regclass
    where schemaname = current_schema() and tablename = ${table} and attname = 'grams' and most_common_elems is not null`)
  const [row] = rows
  if (!row || row.total <= 0) return NONE
  const counts = new Map(row.grams.map((gram, i) => [gram, (row.shares[i] ?? 0) * row.total]))
  return { of: (gram) => counts.get(gram) ?? 0 }
}
