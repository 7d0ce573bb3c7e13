import { isDeepStrictEqual } from 'node:util'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { type Columns, bulkInsert, bulkUpdate, recordset } from '../../db/statements/bulk.ts'
import type { Db } from '../../db/index.ts'
import { updatePlaceCounts } from './counts-store.ts'
import { sanitizeGuide } from './guide-html.ts'
import type { PlaceEvidence } from './evidence-columns.ts'
import type { PlaceInput } from './input.ts'
import type { PlaceSavers } from './ports.ts'
import {
  DETAIL_COLUMNS,
  PLACE_COLUMNS,
  SEARCH_COLUMNS,
  withoutInvalidCharacters,
  detailRow,
  placeRow,
  searchRow,
} from './rows.ts'
import { readPlaces, type StoredPlace } from './stored-store.ts'
import { guides } from './table.ts'

/** Bounds the memory of a statement; larger batches aren't faster. */
const BATCH = 500

export interface PlaceChange {
  id: number
  input: PlaceInput
}

/** Data of other domains that a write of places updates in the same transaction. */
export interface WritePorts {
  evidence: Pick<PlaceEvidence<never>, 'judge'>
  savers: Pick<PlaceSavers, 'tellOfRules'>
}

interface Writer extends WritePorts {
  kinds: KindNames
}

export interface PlaceWriter {
  /** Inserts places, one transaction per batch. Returns their ids in the order of the inputs. */
  insertPlaces: (db: Db, inputs: readonly PlaceInput[]) => Promise<number[]>
  /** Updates places, one transaction per batch, except fields that an admin changed. Skips unknown ids. */
  updatePlaces: (db: Db, changes: readonly PlaceChange[]) => Promise<void>
  /** Writes one place as an admin wants it, in the transaction that has read and locked it. */
  replacePlace: (
    tx: Db,
    before: StoredPlace,
    change: Omit<PlaceChange, 'id'> & Pick<StoredPlace, 'status'>,
  ) => Promise<void>
}

export const placeWriter = (ports: WritePorts): PlaceWriter => ({
  async insertPlaces(db, inputs) {
    const writer = { ...ports, kinds: await kindNames(db) }
    const ids: number[] = []
    for (const batch of batches(inputs)) {
      ids.push(...(await db.transaction((tx) => insertBatch(tx, batch.map(withoutInvalidCharacters), writer))))
    }
    return ids
  },

  async updatePlaces(db, changes) {
    const writer = { ...ports, kinds: await kindNames(db) }
    for (const batch of batches(changes))
      await db.transaction((tx) => updateBatch(tx, batch.map(withoutInvalidCharacters), writer))
  },

  async replacePlace(tx, before, { input, status }) {
    const writer = { ...ports, kinds: await kindNames(tx) }
    const change = { id: before.id, input: withoutInvalidCharacters(input), status }
    await replaceBatch(tx, [change], { before: new Map([[before.id, before]]), writer })
  },
})

type KindNames = ReadonlyMap<string, readonly string[]>

async function insertBatch(db: Db, inputs: readonly PlaceInput[], writer: Writer): Promise<number[]> {
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
    changes.map(({ id, input }) => searchRow(id, input, namesOf(writer.kinds, input))),
  )
  await writeGuides(db, changes)
  await updatePlaceCounts(db, placeRows as Counted[], [])
  return changes.map(({ id }) => id)
}

interface Counted {
  sido: string
  sigungu: string
  group_key: string
}

async function updateBatch(db: Db, wanted: readonly PlaceChange[], writer: Writer): Promise<void> {
  const before = await readPlaces(
    db,
    wanted.map(({ id }) => id),
    { lock: true },
  )
  const changes = wanted.flatMap(({ id, input }) => {
    const old = before.get(id)
    return old ? [{ id, input: withAdminEdits(input, old), status: old.status }] : []
  })
  await replaceBatch(db, changes, { before, writer, further: sql`updated_at = now(), version = t.version + 1` })
}

interface Replaced {
  /** As they are stored, and locked. */
  before: ReadonlyMap<number, StoredPlace>
  writer: Writer
  /** Added to the SET clause of `places`. */
  further?: SQL
}

/** Writes all data of stored places, and what is derived from it. The caller writes a changed status itself. */
async function replaceBatch(
  db: Db,
  changes: readonly (PlaceChange & { status: StoredPlace['status'] })[],
  { before, writer, further }: Replaced,
): Promise<void> {
  const placeRows = changes.map(({ id, input }) => placeRow(id, input))
  await bulkUpdate(db, sql`places`, 'id', PLACE_COLUMNS, placeRows, further)
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
    changes.map(({ id, input }) => searchRow(id, input, namesOf(writer.kinds, input))),
  )
  await writer.evidence.judge(
    db,
    changes.map(({ id }) => id),
  )
  await writeGuides(db, changes)
  await writer.savers.tellOfRules(db, otherRules(changes, before))
  const added = placeRows.filter((_, i) => changes[i]?.status === 'open') as Counted[]
  const removed = [...before.values()].filter((old) => old.status === 'open')
  await updatePlaceCounts(
    db,
    added,
    removed.map(({ input }) => ({ sido: input.sido, sigungu: input.sigungu, group_key: input.group })),
  )
}

/** Those whose rules are others than before: not only how or when they are known. */
const otherRules = (changes: readonly PlaceChange[], before: Replaced['before']): number[] =>
  changes.flatMap(({ id, input }) => {
    const old = before.get(id)
    return old && !isDeepStrictEqual(rulesOf(input), rulesOf(old.input)) ? [id] : []
  })

function rulesOf({ policy }: PlaceInput) {
  const { source: _source, sourceDate: _date, sourceTexts: _texts, verifiedAt: _verified, ...rules } = policy
  return rules
}

function withAdminEdits(input: PlaceInput, old: StoredPlace): PlaceInput {
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

async function kindNames(db: Db): Promise<KindNames> {
  const { rows } = await db.execute<{ key: string; names: string[] }>(
    sql`select key, array_prepend(name, aliases) as names from groups`,
  )
  return new Map(rows.map(({ key, names }) => [key, names]))
}

function namesOf(kinds: KindNames, input: PlaceInput): readonly string[] {
  const names = kinds.get(input.group)
  if (!names) throw new Error(`No group with the key "${input.group}": call ensureGroups first`)
  return names
}

function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH)
}
