import { between, eq, gte, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { DUE_DAYS } from '../../../contract/policy/freshness.ts'
import { CONFIRMATIONS, PLACE_STATES, type PlaceListRecord } from '../../../contract/places/place-records.ts'
import { choiceOf } from '../../../contract/records/records.ts'
import { SIDO_KEYS } from '../../../contract/regions/regions.ts'
import { type ListDeps, type ListQuery, listRows } from '../../db/statements/list-rows.ts'
import { recordFieldsOf } from '../records/fields.ts'
import type { PlaceSearch } from './search-filter.ts'
import { places } from './table.ts'

export interface PlaceListQuery extends ListQuery {
  group?: string | undefined
  sido?: string | undefined
  status?: string | undefined
  confirmation?: string | undefined
  edited?: string | undefined
}

interface Deps extends ListDeps {
  search: PlaceSearch
  /** Days since 1970-01-01, in Korea. */
  today: number
}

/** Rows are wide, and a list shows little of them. */
const COLUMNS = [
  ...(['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'name', 'groupKey', 'sido', 'sigungu'] as const),
  ...(['status', 'likeCount', 'reviewCount', 'sample', 'verifiedDay', 'editedFields'] as const),
] as const

const ORDERS = {
  updated: places.updatedAt,
  name: places.name,
  liked: places.likeCount,
  confirmed: places.verifiedDay,
  created: places.id,
}

/** A page of places in the back office. Its conditions are such as the indexes of the table answer: rare values are found without a scan. */
export async function listPlaceRecords({ search, today, ...deps }: Deps, query: PlaceListQuery) {
  const words = query.q ? (search.parse(query.q)?.condition ?? sql`false`) : undefined
  const listed = {
    table: places,
    columns: COLUMNS,
    id: places.id,
    search: [],
    orders: ORDERS,
    filters: {},
    since: places.createdAt,
    where: [
      query.bin ? isNotNull(places.deletedAt) : isNull(places.deletedAt),
      words,
      ...among(query.group, null, (keys, isNot) =>
        isNot ? not(inArray(places.groupKey, keys)) : inArray(places.groupKey, keys),
      ),
      ...among(query.sido, SIDO_KEYS, (keys) => sql`${places.sido} in ${keys}`),
      ...among(query.status, PLACE_STATES, statusCondition),
      ...among(query.confirmation, CONFIRMATIONS, (chosen) =>
        or(...chosen.map((one) => confirmed(one as (typeof CONFIRMATIONS)[number], today))),
      ),
      ...among(query.edited, ['yes', 'no'], (chosen) =>
        chosen.length === 1
          ? sql`cardinality(${places.editedFields}) ${sql.raw(chosen[0] === 'yes' ? '>' : '=')} 0`
          : undefined,
      ),
    ],
  }
  const { rows, cursor, total } = await listRows(deps, listed, query)
  return { items: rows.map(shown), cursor, total }
}

/** The condition of a filter; "not" of a closed list is the rest of the list, which an index finds too. */
function among(
  choice: string | undefined,
  all: readonly string[] | null,
  condition: (values: string[], isNot: boolean) => SQL | undefined,
): (SQL | undefined)[] {
  if (!choice) return []
  const { not: isNot, values } = choiceOf(choice)
  if (!isNot || !all) return [condition(values, isNot)]
  const rest = all.filter((value) => !values.includes(value))
  return [rest.length > 0 ? condition(rest, false) : sql`false`]
}

/** The index of places that aren't open has that condition. */
const statusCondition = (chosen: string[]) =>
  chosen.includes('open')
    ? sql`${places.status} in ${chosen}`
    : sql`${places.status} <> 'open' and ${places.status} in ${chosen}`

function confirmed(state: (typeof CONFIRMATIONS)[number], today: number): SQL {
  if (state === 'never') return eq(places.verifiedDay, 0)
  return state === 'fresh'
    ? gte(places.verifiedDay, today - DUE_DAYS)
    : between(places.verifiedDay, 1, today - DUE_DAYS - 1)
}

const shown = (row: Pick<typeof places.$inferSelect, (typeof COLUMNS)[number]>): PlaceListRecord => ({
  name: row.name,
  group: row.groupKey,
  sido: row.sido,
  sigungu: row.sigungu,
  status: row.status,
  likeCount: row.likeCount,
  reviewCount: row.reviewCount,
  sample: row.sample,
  confirmedOn: row.verifiedDay ? new Date(row.verifiedDay * 86_400_000).toISOString().slice(0, 10) : null,
  edited: row.editedFields.length > 0,
  // Last: an object that begins with a spread takes several times as long to make, and a list makes many.
  ...recordFieldsOf(row),
})
