import { sql } from 'drizzle-orm'
import type { Agreement, EntryRecord, EntryWordState } from '../../../contract/entries/entries-admin.ts'
import type { Db } from '../../db/index.ts'
import { type ListDeps, type ListQuery, listRows } from '../../db/statements/list-rows.ts'
import { peopleOf, placeNamesOf, WRITER, WRITTEN_AT } from '../../db/content/written.ts'
import { entryReports } from './table.ts'

type Row = typeof entryReports.$inferSelect

const AGREEMENT = sql`case ${entryReports.agrees} when true then 'agrees' when false then 'contradicts' else 'open' end`
const WORDS = sql`case when ${entryReports.word} = '' then 'none' when ${entryReports.hiddenAt} is null then 'shown' else 'hidden' end`

const agreementOf = ({ agrees }: Row): Agreement => (agrees === null ? 'open' : agrees ? 'agrees' : 'contradicts')
const wordsOf = ({ word, hiddenAt }: Row): EntryWordState => (word === '' ? 'none' : hiddenAt ? 'hidden' : 'shown')

/** A page of entry reports of all places, those with hidden words included. */
export async function listEntryRecords(deps: ListDeps, query: ListQuery) {
  const listed = {
    table: entryReports,
    id: entryReports.id,
    search: [entryReports.word, WRITER(entryReports.userId), WRITTEN_AT(entryReports.placeId)],
    orders: { written: entryReports.createdAt },
    filters: { outcome: entryReports.outcome, agreement: AGREEMENT, words: WORDS },
    since: entryReports.createdAt,
  }
  const { rows, cursor, total } = await listRows(deps, listed, query)
  return { items: await recordsOf(deps.db, rows), cursor, total }
}

async function recordsOf(db: Db, rows: readonly Row[]): Promise<EntryRecord[]> {
  const authorOf = await peopleOf(db, rows)
  const placeOf = await placeNamesOf(db, rows)
  return rows.map((row) => ({
    id: row.id,
    outcome: row.outcome,
    sign: row.sign,
    word: row.word,
    visitedOn: row.visitedOn,
    place: { id: row.placeId, name: placeOf(row.placeId) },
    author: authorOf(row.userId),
    agreement: agreementOf(row),
    weightKg: row.dog?.weightKg ?? null,
    words: wordsOf(row),
    createdAt: row.createdAt.toISOString(),
  }))
}
