import { sql } from 'drizzle-orm'
import type { Sido } from '../../../contract/regions/regions.ts'
import type { Db } from '../../db/index.ts'
import { type PlaceRow, type RelevancePage, selectRelevant } from './relevance-store.ts'

/** A place as an autocomplete entry. */
interface NamedPlace extends PlaceRow {
  name: string
  group_key: string
  sido: Sido
  sigungu: string
}

/** The same places as `selectRelevant`, with the columns of an autocomplete entry. */
export const selectNamed = (db: Db, page: RelevancePage) =>
  selectRelevant<NamedPlace>(db, page, sql`p.id, p.name, p.group_key, p.sido, p.sigungu`)
