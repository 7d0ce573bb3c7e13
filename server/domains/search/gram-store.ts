import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'

/** Estimated number of rows with a gram, from the statistics of ANALYZE. */
export interface GramCounts {
  /** 0 for a gram that isn't among the thousand most common. */
  of(gram: number): number
}

const NONE: GramCounts = { of: () => 0 }

/** The estimates affect how a search is executed, never its results, so ten minutes old is recent enough. */
const FRESH_MS = 10 * 60_000

interface Kept {
  counts: Promise<GramCounts>
  readAt: number
}

const kept = new WeakMap<object, Kept>()

/** All counts are 0 if the table was never analyzed. */
export function gramCounts(db: Db): Promise<GramCounts> {
  const known = kept.get(db)
  if (known && performance.now() - known.readAt < FRESH_MS) return known.counts
  const counts = readCounts(db)
  kept.set(db, { counts, readAt: performance.now() })
  // Neither failures nor empty statistics are cached: the table may be filled at any moment.
  void counts.then(
    (read) => read === NONE && kept.delete(db),
    () => kept.delete(db),
  )
  return counts
}

async function readCounts(db: Db): Promise<GramCounts> {
  const { rows } = await db.execute<{ grams: number[]; shares: number[]; places: number }>(sql`
    select most_common_elems::text::int[] as grams, most_common_elem_freqs as shares, reltuples as places
    from pg_stats join pg_class on pg_class.oid = 'place_search'::regclass
    where schemaname = current_schema() and tablename = 'place_search' and attname = 'grams' and most_common_elems is not null`)
  const [row] = rows
  if (!row || row.places <= 0) return NONE
  const counts = new Map(row.grams.map((gram, i) => [gram, (row.shares[i] ?? 0) * row.places]))
  return { of: (gram) => counts.get(gram) ?? 0 }
}
