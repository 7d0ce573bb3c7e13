import { type SQL, sql } from 'drizzle-orm'
import type { Word } from '../../../contract/text/search-words.ts'
import type { Keys } from '../../cursors/keyset.ts'
import type { Db } from '../../db/index.ts'
import type { Corpus } from './correct-store.ts'
import { type DocumentMatch, matchDocuments, type Part, PARTS } from './document-filter.ts'
import { gramCounts } from './gram-store.ts'
import type { Documents } from './source-filter.ts'

/** Up to about this many matches are all read. */
const FEW = 1500
/** For more common words the latest documents are read first: this many hold a page of a common word. */
const SCAN_SIZE = 1500

interface Page {
  words: readonly Word[]
  /** Part and id of the last row of the page before. */
  after: Keys | null
  limit: number
}

interface Ranked {
  id: number
  part: number
}

const NOTHING_ELSE = async () => new Map<string, number>()
export const corpusOf = ({ table, shown }: Documents): Corpus => ({
  table: sql`${sql.identifier(table)} as s`,
  shown,
  knownWords: NOTHING_ELSE,
})

/** At most `limit` matching documents: those with the words in their title first, then the latest first. */
export async function selectDocuments(db: Db, documents: Documents, page: Page): Promise<Ranked[]> {
  const match = matchDocuments(page.words)
  const counts = await gramCounts(db, documents.table)
  const [from, before] = page.after ?? [0, null]
  const found: Ranked[] = []
  for (const [number, part] of PARTS.entries()) {
    const limit = page.limit - found.length
    if (limit === 0 || number < (from ?? 0)) continue
    const asked = { match, part, before: number === from ? (before ?? null) : null, limit }
    const ids = match.count(part, counts) > FEW ? await scanLatest(db, documents, asked) : []
    const all = ids.length === limit ? ids : await readAll(db, documents, asked)
    found.push(...all.map((id) => ({ id, part: number })))
  }
  return found
}

interface Asked {
  match: DocumentMatch
  part: Part
  /** Only documents below this id. */
  before: number | null
  limit: number
}

const beyond = (before: number | null) => (before === null ? sql`true` : sql`s.id < ${before}::int`)

/** Matches among the latest documents; fewer than `limit` if they don't hold that many. */
async function scanLatest(db: Db, documents: Documents, { match, part, before, limit }: Asked): Promise<number[]> {
  const condition = match.parts[part]
  if (condition === null) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select * from ${sql.identifier(documents.table)} as s where ${beyond(before)} order by id desc limit ${SCAN_SIZE}
    ) as s where ${condition} and ${documents.shown} order by id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** All of them, by the index. */
async function readAll(db: Db, documents: Documents, { match, part, before, limit }: Asked): Promise<number[]> {
  const condition = match.parts[part]
  if (condition === null) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    with found as materialized (
      select s.id from ${sql.identifier(documents.table)} as s
      where ${condition} and ${documents.shown} and ${beyond(before)})
    select id from found order by id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** How many match, counted up to one more than `cap`. */
export async function countDocuments(
  db: Db,
  documents: Documents,
  words: readonly Word[],
  cap: number,
): Promise<number> {
  const match = matchDocuments(words)
  const counts = await gramCounts(db, documents.table)
  const many = PARTS.some((part) => match.count(part, counts) > FEW)
  const table = sql`${sql.identifier(documents.table)} as s`
  if (many) {
    const latest = sql`(select * from ${table} order by id desc limit ${SCAN_SIZE}) as s`
    const found = await countIn(db, latest, match.where, documents.shown, cap)
    if (found > cap) return found
  }
  return countIn(db, table, match.where, documents.shown, cap)
}

async function countIn(db: Db, rows: SQL, match: SQL, shown: SQL, cap: number): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${rows} where ${match} and ${shown} limit ${cap + 1}) as found`)
  return counted[0]?.count ?? 0
}
