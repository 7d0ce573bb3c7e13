import { createHash } from 'node:crypto'
import type { Db } from '../../db/index.ts'
import { type BatchResult, emptyResult } from './batch-result.ts'
import { closeAndReopen } from './closures.ts'
import type { Candidate } from '../rows/candidate.ts'
import { type DeletedKeys, deletedKeys } from '../place-sources/deleted-store.ts'
import { type BatchOptions, type Match, matchAll, type Prepared } from './match.ts'
import type { Difference, Located } from './follower.ts'
import { recordsOf, type SourceRow } from '../place-sources/store.ts'
import { differenceOf } from './difference.ts'
import { writeHistory } from './history.ts'
import { rowOf } from './row.ts'
import { samePlace } from './same-place.ts'
import type { PlaceInput } from '../../domains/places/input.ts'
import { insertRows, type RowChange, updateRows } from './write-records.ts'
import type { Phrase } from '../words/index.ts'

const CONTESTED = '같은 날 자료에 동반 가능과 불가가 함께 올라 있어요'

/** Parses the complete record; done in advance while the database is busy with the previous batch. */
export function prepare(candidate: Candidate, contested: boolean): Prepared {
  const record = candidate.closedOn === null ? candidate.place() : null
  if (record && contested) record.policy = { ...record.policy, unparsed: [...record.policy.unparsed, CONTESTED] }
  return { candidate, record, digest: digestOf(record ?? { closedOn: candidate.closedOn }) }
}

const digestOf = (said: object) => createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)

/** Without the options that an admin has deleted: an import doesn't bring them back. Once they are restored, the record is another one. */
function withoutDeleted(match: Match, { options }: DeletedKeys): Match {
  const { record } = match
  if (!record?.options.some((key) => options.has(key))) return match
  const left = { ...record, options: record.options.filter((key) => !options.has(key)) }
  return { ...match, record: left, digest: digestOf(left) }
}

/** Writes one batch of records in one transaction, so that an import is never stopped within a batch. */
export async function applyBatch(db: Db, prepared: readonly Prepared[], options: BatchOptions): Promise<BatchResult> {
  const result = emptyResult()
  await db.transaction(async (tx) => {
    const { follower, edition } = options
    const found = await matchAll(tx, prepared, options)
    for (const { known } of found) if (known) edition?.recognise(known)
    const wanted = follower?.takes
      ? found.filter(({ candidate }) => follower.takes?.(candidate.source, candidate.sourceKey))
      : found
    const deleted = await deletedKeys(tx)
    const matches = wanted
      .map((match) => withoutDeleted(match, deleted))
      .filter((match) => !isOfDeletedKind(match, deleted, result) && isNews(match, result))
    const before = follower && !options.dryRun ? await sourcesBefore(tx, matches) : []
    const closures: Match[] = []
    const inserts: (SourceRow & { record: PlaceInput; replaces?: string | undefined })[] = []
    const changes: RowChange[] = []
    for (const match of matches) {
      const { candidate, known, record } = match
      if (!record) {
        closures.push(match)
        continue
      }
      const placeId = known?.placeId ?? match.placeId
      const row = { ...rowOf(match), record, owns: true }
      const imagined = options.imagined.get(candidate.nameKey) ?? []
      if (match.through && match.through.row.source !== candidate.source)
        result.merged.push({ candidate, into: match.through.row, why: match.through.why })
      if (placeId === undefined && samePlace(candidate, imagined)) {
        result.updated.push({ name: record.name, fields: ['policy'] })
        result.differences.push({
          ...differenceOf('changed', { ...row, name: record.name }),
          address: addressOf(record),
        })
      } else if (placeId === undefined) {
        inserts.push({ ...row, replaces: replacedKey(match) })
        if (options.dryRun) options.imagined.set(candidate.nameKey, [...imagined, candidate])
      } else
        changes.push({ row, placeId, replaces: replacedKey(match), reopens: known ? known.closedOn !== null : false })
    }
    const ids = options.dryRun ? [] : await insertRows(tx, inserts)
    for (const [at, row] of inserts.entries()) {
      const { record } = row
      const placeId = ids[at] ?? null
      result.differences.push({
        ...differenceOf('new', { ...row, name: record.name, placeId }),
        address: addressOf(record),
      })
    }
    result.created = inserts.map(({ record }) => ({ name: record.name, fields: [] }))
    await updateRows(tx, changes, options.dryRun, result)
    await closeAndReopen(tx, { closures, changes }, options.dryRun, result)
    if (!options.dryRun) await writeHistory(tx, result.differences, { at: options.clock(), run: follower?.run })
    if (follower) await follower.differ(tx, located(result.differences, matches, options.file), before)
  })
  return result
}

/** Stored records of the keys and places of these records, which the batch may change. */
function sourcesBefore(tx: Db, matches: readonly Match[]): Promise<SourceRow[]> {
  const keys = matches.flatMap(({ candidate, known }) => (known ? [candidate, known] : [candidate]))
  const placeIds = matches.flatMap(
    ({ known, through, placeId }) => known?.placeId ?? placeId ?? through?.row.placeId ?? [],
  )
  return recordsOf(tx, keys, placeIds)
}

const addressOf = ({ roadAddress, lotAddress }: PlaceInput) => roadAddress ?? lotAddress

/** With the lines of their records. */
function located(
  differences: readonly Difference[],
  matches: readonly Match[],
  file: string,
): readonly Located<Difference>[] {
  const lines = new Map(matches.map(({ candidate }) => [keyOf(candidate), candidate.line]))
  return differences.map((difference) => ({ ...difference, file, line: lines.get(keyOf(difference)) ?? null }))
}

const keyOf = ({ source, sourceKey }: Pick<SourceRow, 'source' | 'sourceKey'>) => `${source} ${sourceKey}`

/** The key under which the same source had this place before. */
const replacedKey = ({ known, candidate }: Match) =>
  known && known.sourceKey !== candidate.sourceKey ? known.sourceKey : undefined

/** Whether a record says anything that has to be written; counts it where it doesn't. */
/** Refuses a record of a kind that an admin has deleted, which no list offers and no filter finds. */
function isOfDeletedKind({ candidate, record }: Match, { groups }: DeletedKeys, result: BatchResult): boolean {
  const name = record && groups.get(record.group)
  if (typeof name !== 'string') return false
  result.refused.push({ candidate, reason: 'deleted-kind', detail: name })
  return true
}

function isNews(match: Match, result: BatchResult): boolean {
  const { candidate, known, digest } = match
  const stored = known ?? match.through?.row
  const placeId = known?.placeId ?? match.placeId
  if (stored && stored.placeId === null && stored.owns) {
    result.removed++
    return false
  }
  if (stored && stored.placeId === null && stored.closedOn !== null && !known && candidate.closedOn === null) {
    const detail: Phrase = ['detail.closed', stored.sourceKey, stored.closedOn]
    result.refused.push({ candidate, reason: 'closed', detail })
    return false
  }
  if (!candidate.admitsDogs && placeId === undefined) {
    const detail: Phrase | string = candidate.edition ? ['detail.edition', candidate.edition] : ''
    result.refused.push({ candidate, reason: 'no-dogs', detail })
    return false
  }
  if (known && (known.edition ?? '') > (candidate.edition ?? '')) {
    result.older++
    return false
  }
  if (known?.digest === digest && known.sourceKey === candidate.sourceKey) {
    result.unchanged++
    return false
  }
  return true
}
