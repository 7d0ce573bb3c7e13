import type { SQL } from 'drizzle-orm'
import type { Marked } from '../../../contract/search/found.ts'
import type { Db } from '../../db/index.ts'

/** A title with words below it, and what else a result shows of it. */
interface ReadDocument<Found extends Marked> {
  id: number
  title: string
  /** Plain text. */
  text: string
  item: Omit<Found, keyof Marked>
}

/** Documents of another domain that can be searched. */
export interface SearchSource<Found extends Marked> {
  /** Its table, with the columns `id` and those of `server/db/statements/document-columns.ts`. */
  table: string
  /** A condition on a row of the table under the alias `s`: it is public now. */
  shown(now: Date): SQL
  /** The same for a member, without what they don't want to see. */
  shownTo?(userId: number, now: Date): SQL
  /** In any order; without those that are gone. */
  read(db: Db, ids: readonly number[]): Promise<ReadDocument<Found>[]>
}

/** A table of documents, and which of its rows are public now. */
export interface Documents {
  table: string
  shown: SQL
}

/** What a member sees of them. */
export const documentsFor = <Found extends Marked>(
  source: SearchSource<Found>,
  userId: number,
  now: Date,
): Documents => ({
  table: source.table,
  shown: source.shownTo?.(userId, now) ?? source.shown(now),
})

export const documentsOf = <Found extends Marked>(source: SearchSource<Found>, now: Date): Documents => ({
  table: source.table,
  shown: source.shown(now),
})
