import { isDeepStrictEqual } from 'node:util'
import type { RemainReason } from '../../../contract/imports/import-states.ts'
import { PLACE_USERS } from '../../compose/merging.ts'
import { updatePlaces } from '../../compose/places.ts'
import type { Db } from '../../db/index.ts'
import { changedAmong } from '../../domains/audit/list-store.ts'
import { type Effect, latestEffects, type Settled, settleEffects } from '../../domains/imports/effect-store.ts'
import { sanitizeGuide } from '../../domains/places/guide-html.ts'
import type { PlaceInput } from '../../domains/places/input.ts'
import { removePlaces } from '../../domains/places/remove-store.ts'
import { setPlaceStatus, statusOutside } from '../../domains/places/status-store.ts'
import { type PlaceColumns, readPlaces, type StoredPlace } from '../../domains/places/stored-store.ts'
import { type Acting, changedFields, type PlaceChange, writeReversals } from '../writing/history.ts'
import { deleteSources, recordsOf, type SourceRow, writeSources } from '../place-sources/store.ts'

type Place = StoredPlace & PlaceColumns

/** Takes back the latest effects of a run that still stand, in one transaction. Returns how many. */
export function revertBatch(db: Db, runId: number, { limit, at }: { limit: number; at: Date }): Promise<number> {
  return db.transaction(async (tx) => {
    const effects = await latestEffects(tx, runId, limit)
    if (effects.length > 0) await new Reversal(await openBatch(tx, effects)).run(tx, effects, { at, run: runId })
    return effects.length
  })
}

interface Batch {
  places: Map<number, Place>
  sources: Map<string, SourceRow>
  /** Places that others have built on, and those that an admin has changed. */
  used: ReadonlySet<number>
  edited: ReadonlySet<number>
}

const keyOf = ({ source, sourceKey }: Pick<SourceRow, 'source' | 'sourceKey'>) => `${source} ${sourceKey}`
const before = (effect: Effect) => effect.sources as unknown as SourceRow[]

async function openBatch(tx: Db, effects: readonly Effect[]): Promise<Batch> {
  const ids = [...new Set(effects.flatMap(({ placeId }) => placeId ?? []))]
  const places = await readPlaces(tx, ids, { lock: true })
  const keys = effects.flatMap((effect) => [effect as Pick<SourceRow, 'source' | 'sourceKey'>, ...before(effect)])
  const sources = await recordsOf(tx, keys, ids)
  const used: number[] = []
  for (const among of Object.values(PLACE_USERS)) used.push(...(await among(tx, ids)))
  return {
    places,
    sources: new Map(sources.map((row) => [keyOf(row), row])),
    used: new Set(used),
    edited: new Set(await changedAmong(tx, 'place', ids)),
  }
}

/** Undoes effects in memory, the latest first, and then writes what has become of places and records. */
class Reversal {
  private readonly restored = new Map<number, PlaceInput>()
  private readonly reopened: number[] = []
  private readonly closed: number[] = []
  private readonly removed = new Set<number>()
  /** New places that are there still, and why. */
  private readonly staying = new Map<number, RemainReason>()
  private readonly written = new Set<string>()
  private readonly deleted = new Map<string, SourceRow>()

  constructor(private readonly batch: Batch) {}

  async run(tx: Db, effects: readonly Effect[], acting: Acting): Promise<void> {
    const settled = effects.map((effect): Settled => ({ id: effect.id, ...this.undo(effect) }))
    await deleteSources(tx, [...this.deleted.values()])
    await writeSources(
      tx,
      [...this.written].flatMap((key) => this.batch.sources.get(key) ?? []),
    )
    const changed = [...this.restored].filter(([id]) => !this.removed.has(id))
    await updatePlaces(
      tx,
      changed.map(([id, input]) => ({ id, input })),
    )
    await setPlaceStatus(tx, this.reopened, 'open')
    await setPlaceStatus(tx, this.closed, 'closed')
    await writeReversals(tx, this.changesOfPlaces(), acting)
    await removePlaces(tx, [...this.removed])
    await settleEffects(tx, settled)
  }

  /** What becomes of places that stay. */
  private changesOfPlaces(): PlaceChange[] {
    const { places } = this.batch
    const statuses = [
      ...this.reopened.map((id) => ({ id, field: 'status', before: 'closed', after: 'open' })),
      ...this.closed.map((id) => ({ id, field: 'status', before: 'open', after: 'closed' })),
    ]
    return [...places.values()].flatMap(({ id, input }) => {
      if (this.removed.has(id)) return []
      const restored = this.restored.get(id)
      const fields = [
        ...(restored ? changedFields(input, restored) : []),
        ...statuses.filter((status) => status.id === id).slice(-1),
      ]
      const stays = this.staying.get(id)
      return fields.length > 0 || stays ? [{ id, name: input.name, fields, ...(stays && { stays }) }] : []
    })
  }

  private undo(effect: Effect): Omit<Settled, 'id'> {
    const { kind, placeId } = effect
    const place = placeId === null ? undefined : this.batch.places.get(placeId)
    if (kind === 'new') return this.undoNew(effect, place)
    this.undoSources(effect)
    if (!place) return { outcome: 'restored', remaining: [] }
    if (kind === 'changed') return this.undoFields(effect, place)
    if (kind === 'closed' || kind === 'gone') return this.undoStatus('closed', place)
    if (kind === 'reopened') return this.undoStatus(kind, place)
    return { outcome: 'restored', remaining: [] }
  }

  private undoNew(effect: Effect, place: Place | undefined): Omit<Settled, 'id'> {
    const stays = place && this.reasonToStay(effect, place)
    if (stays) {
      this.staying.set(place.id, stays)
      return { outcome: stays, remaining: [] }
    }
    if (place) this.removed.add(place.id)
    this.undoSources(effect)
    return { outcome: 'removed', remaining: [] }
  }

  private reasonToStay(effect: Effect, { id, editedFields }: Place): RemainReason | null {
    const { used, edited, sources } = this.batch
    if (used.has(id)) return 'used'
    if (edited.has(id) || editedFields.length > 0) return 'edited'
    const others = [...sources.values()].some((row) => row.placeId === id && keyOf(row) !== keyOf(effect as never))
    return others || this.isSuperseded(effect) ? 'changed' : null
  }

  private undoFields({ fields }: Effect, place: Place): Omit<Settled, 'id'> {
    const input = this.restored.get(place.id) ?? { ...place.input }
    const remaining: string[] = []
    let edited = false
    for (const { field, before: was, after } of fields) {
      const now = input[field as keyof PlaceInput]
      const written = field === 'guideHtml' ? sanitizeGuide((after as string | null) ?? '') || null : after
      if (place.editedFields.includes(field)) edited ||= field !== 'guideHtml'
      else if (isDeepStrictEqual(now, written)) Object.assign(input, { [field]: was })
      if (field !== 'guideHtml' && !isDeepStrictEqual(input[field as keyof PlaceInput], was)) remaining.push(field)
    }
    this.restored.set(place.id, input)
    return { outcome: remaining.length === 0 ? 'restored' : edited ? 'edited' : 'changed', remaining }
  }

  private undoStatus(kind: 'closed' | 'reopened', place: Place): Omit<Settled, 'id'> {
    const was = kind === 'closed' ? 'open' : 'closed'
    const status = statusOutside(place)
    if (status === was) return { outcome: 'restored', remaining: [] }
    if (place.editedFields.includes('status')) return { outcome: 'edited', remaining: ['status'] }
    if (status === 'hidden') return { outcome: 'changed', remaining: ['status'] }
    ;(kind === 'closed' ? this.reopened : this.closed).push(place.id)
    place[place.deletedAt ? 'statusBefore' : 'status'] = was
    return { outcome: 'restored', remaining: [] }
  }

  /** A later import has stored another record under its key. */
  private isSuperseded({ digest, ...key }: Effect): boolean {
    const now = this.batch.sources.get(keyOf(key as never))
    return now !== undefined && now.digest !== digest
  }

  private undoSources(effect: Effect): void {
    if (this.isSuperseded(effect)) return
    const { sources } = this.batch
    const own = keyOf(effect as never)
    const now = sources.get(own)
    if (now) {
      sources.delete(own)
      this.written.delete(own)
      this.deleted.set(own, now)
    }
    for (const row of before(effect)) {
      const key = keyOf(row)
      const other = sources.get(key)
      if (other && other.digest !== row.digest) continue
      // A place that was deleted since stays so.
      const placeId = row.placeId !== null && this.batch.places.has(row.placeId) ? row.placeId : null
      sources.set(key, { ...row, placeId })
      this.written.add(key)
      this.deleted.delete(key)
    }
  }
}
