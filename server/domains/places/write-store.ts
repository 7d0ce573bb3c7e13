import { eq, inArray, sql } from 'drizzle-orm'
import { type Columns, bulkInsert, bulkUpdate, recordset } from '../../db/bulk.ts'
import type { Db } from '../../db/index.ts'
import { judgeReports } from '../entries/evidence-store.ts'
import { groups } from '../groups/table.ts'
import { moveCounts } from './counts-store.ts'
import { sanitizeGuide } from './guide-html.ts'
import type { PlaceInput } from './input.ts'
import { DETAIL_COLUMNS, PLACE_COLUMNS, SEARCH_COLUMNS, cleaned, detailRow, placeRow, searchRow } from './rows.ts'
import { placeDetails, places, guides } from './table.ts'

/** Bounds what a statement holds in memory; larger ones are not faster. */
const BATCH = 500

interface PlaceChange {
  id: number
  input: PlaceInput
}

/** Adds places, a transaction per batch, and answers their ids in the order of the inputs. */
export async function insertPlaces(db: Db, inputs: readonly PlaceInput[]): Promise<number[]> {
  const kinds = await kindNames(db)
  const ids: number[] = []
  for (const batch of batches(inputs)) {
    ids.push(...(await db.transaction((tx) => insertBatch(tx, batch.map(cleaned), kinds))))
  }
  return ids
}

/** Rewrites places, a transaction per batch; fields that an admin changed stay. Ids that are not there are passed over. */
export async function updatePlaces(db: Db, changes: readonly PlaceChange[]): Promise<void> {
  const kinds = await kindNames(db)
  for (const batch of batches(changes)) await db.transaction((tx) => updateBatch(tx, batch.map(cleaned), kinds))
}

type KindNames = ReadonlyMap<string, readonly string[]>

async function insertBatch(db: Db, inputs: readonly PlaceInput[], kinds: KindNames): Promise<number[]> {
  const taken = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('places', 'id'))::int as id from generate_series(1, ${inputs.length})`,
  )
  const changes = inputs.map((input, i) => ({ id: (taken.rows[i] as { id: number }).id, input }))
  const placeRows = changes.map(({ id, input }) => placeRow(id, input))
  await bulkInsert(db, sql`places`, PLACE_COLUMNS, placeRows)
  await bulkInsert(
    db,
    sql`place_details`,
    DETAIL_COLUMNS,
    changes.map(({ id, input }) => detailRow(id, input)),
  )
  await bulkInsert(
    db,
    sql`place_search`,
    SEARCH_COLUMNS,
    changes.map(({ id, input }) => searchRow(id, input, namesOf(kinds, input))),
  )
  await writeGuides(db, changes)
  await moveCounts(db, placeRows as Counted[], [])
  return changes.map(({ id }) => id)
}

interface Counted {
  sido: string
  sigungu: string
  group_key: string
}

async function updateBatch(db: Db, wanted: readonly PlaceChange[], kinds: KindNames): Promise<void> {
  const before = await readPlaces(
    db,
    wanted.map(({ id }) => id),
    { lock: true },
  )
  const changes = wanted.flatMap(({ id, input }) => {
    const old = before.get(id)
    return old ? [{ id, input: keepEdited(input, old), open: old.status === 'open' }] : []
  })
  const placeRows = changes.map(({ id, input }) => placeRow(id, input))
  await bulkUpdate(db, sql`places`, 'id', PLACE_COLUMNS, placeRows, sql`updated_at = now()`)
  await bulkUpdate(
    db,
    sql`place_details`,
    'place_id',
    DETAIL_COLUMNS,
    changes.map(({ id, input }) => detailRow(id, input)),
  )
  await bulkUpdate(
    db,
    sql`place_search`,
    'place_id',
    SEARCH_COLUMNS,
    changes.map(({ id, input }) => searchRow(id, input, namesOf(kinds, input))),
  )
  await judgeReports(
    db,
    changes.map(({ id }) => id),
  )
  await writeGuides(db, changes)
  const came = placeRows.filter((_, i) => changes[i]?.open) as Counted[]
  const went = [...before.values()].filter((old) => old.status === 'open')
  await moveCounts(
    db,
    came,
    went.map(({ input }) => ({ sido: input.sido, sigungu: input.sigungu, group_key: input.group })),
  )
}

function keepEdited(input: PlaceInput, old: StoredPlace): PlaceInput {
  if (old.editedFields.length === 0) return input
  const edited = Object.entries(old.input).filter(([field]) => old.editedFields.includes(field))
  return { ...input, ...Object.fromEntries(edited) }
}

const GUIDE_COLUMNS = { place_id: 'int', html: 'text' } as const satisfies Columns

async function writeGuides(db: Db, changes: readonly PlaceChange[]): Promise<void> {
  const rows = changes.map(({ id, input }) => ({ place_id: id, html: sanitizeGuide(input.guideHtml ?? '') }))
  const [kept, gone] = [rows.filter((row) => row.html !== ''), rows.filter((row) => row.html === '')]
  if (kept.length > 0) {
    await db.execute(sql`
      insert into guides as g (place_id, html) select place_id, html from ${recordset(GUIDE_COLUMNS, kept)}
      on conflict (place_id) do update set html = excluded.html, updated_at = now() where g.html <> excluded.html`)
  }
  if (gone.length > 0)
    await db.delete(guides).where(
      inArray(
        guides.placeId,
        gone.map((row) => row.place_id),
      ),
    )
}

/** A place as it is stored, in the form in which it was written. */
interface StoredPlace {
  id: number
  input: PlaceInput
  editedFields: string[]
  status: 'open' | 'hidden' | 'closed'
}

/** Places by id, as an import compares them; with `lock` nobody else changes them before the transaction ends. */
export async function readPlaces(
  db: Db,
  ids: readonly number[],
  { lock = false }: { lock?: boolean } = {},
): Promise<Map<number, StoredPlace>> {
  if (ids.length === 0) return new Map()
  const query = db
    .select({ place: places, details: placeDetails, guideHtml: guides.html })
    .from(places)
    .innerJoin(placeDetails, eq(placeDetails.placeId, places.id))
    .leftJoin(guides, eq(guides.placeId, places.id))
    .where(sql`${places.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(places.id)
  const rows = await (lock ? query.for('update', { of: places }) : query)
  return new Map(rows.map(({ place, details, guideHtml }) => [place.id, stored(place, details, guideHtml)]))
}

function stored(
  place: typeof places.$inferSelect,
  details: typeof placeDetails.$inferSelect,
  guideHtml: string | null,
): StoredPlace {
  const {
    placeId: id,
    policy,
    hours,
    photos,
    roadAddress,
    lotAddress,
    phone,
    homepage,
    parking,
    admission,
    description,
  } = details
  const { name, groupKey: group, sido, sigungu, lat, lng, optionKeys: options, indoor, outdoor, sample } = place
  const input: PlaceInput = {
    ...{ name, group, sido, sigungu, lat, lng, options, indoor, outdoor, sample, policy, hours, photos },
    ...{ roadAddress, lotAddress, phone, homepage, parking, admission, description, guideHtml },
  }
  return { id, input, editedFields: place.editedFields, status: place.status }
}

async function kindNames(db: Db): Promise<KindNames> {
  const rows = await db.select({ key: groups.key, name: groups.name, aliases: groups.aliases }).from(groups)
  return new Map(rows.map(({ key, name, aliases }) => [key, [name, ...aliases]]))
}

function namesOf(kinds: KindNames, input: PlaceInput): readonly string[] {
  const names = kinds.get(input.group)
  if (!names) throw new Error(`No group with the key "${input.group}": call ensureGroups first`)
  return names
}

function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH)
}
