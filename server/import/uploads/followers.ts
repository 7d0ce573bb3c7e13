import type { Db } from '../../db/index.ts'
import { insertChanges, type NewChange } from '../../domains/imports/change-store.ts'
import { insertEffects, type NewEffect } from '../../domains/imports/effect-store.ts'
import type { Refused } from '../rows/candidate.ts'
import type { Difference, Follower, Located } from '../writing/follower.ts'
import type { SourceRow } from '../place-sources/store.ts'
import { say } from '../words/index.ts'

/** Refused records are written together. */
const MOST_HELD = 500
/** The guide is made of the same texts as the policy, beside which it would say everything twice. */
const HIDDEN = 'guideHtml'

/** Writes down what a dry run finds; `end` writes what is still held. */
export function planFollower(
  db: Db,
  runId: number,
  nameOf: (file: string) => string,
): Follower & { end(): Promise<void> } {
  let held: NewChange[] = []
  const end = async () => {
    const changes = held
    held = []
    await insertChanges(db, runId, changes)
  }
  return {
    run: runId,
    end,
    async differ(tx, differences) {
      const shown = differences.filter(({ kind }) => kind !== 'remembered')
      await insertChanges(
        tx,
        runId,
        shown.map((difference) => changeOf(difference, nameOf(difference.file))),
      )
    },
    async refuse(refused) {
      held.push(refusalOf(refused, nameOf(refused.file)))
      if (held.length >= MOST_HELD) await end()
    },
  }
}

function changeOf({ kind, name, line, ...found }: Located<Difference>, file: string): NewChange {
  const { source, sourceKey, placeId, address, kept } = found
  const fields = found.fields.filter(({ field }) => field !== HIDDEN)
  return {
    kind: kind as NewChange['kind'],
    name,
    file,
    line,
    source,
    sourceKey,
    placeId,
    address,
    fields,
    kept,
  }
}

const refusalOf = ({ record, line, reason, detail }: Refused, file: string): NewChange => ({
  kind: 'refused',
  name: record,
  file,
  line,
  fields: [],
  kept: [],
  reason: say('ko', [`reason.${reason}`]),
  detail: typeof detail === 'string' ? detail : say('ko', detail),
})

/** Writes down what an import does, so that it can be taken back, and leaves out what the admin doesn't take. */
export function journalFollower(runId: number, unwanted: ReadonlySet<string>): Follower {
  return {
    run: runId,
    ...(unwanted.size > 0 && { takes: (source, sourceKey) => !unwanted.has(`${source} ${sourceKey}`) }),
    async differ(tx, differences, before) {
      const byKey = new Map(before.map((row) => [`${row.source} ${row.sourceKey}`, row]))
      const byPlace = new Map<number, SourceRow[]>()
      for (const row of before)
        if (row.placeId !== null) byPlace.set(row.placeId, [...(byPlace.get(row.placeId) ?? []), row])
      const effects = differences.map((difference) => effectOf(difference, byKey, byPlace))
      await insertEffects(tx, runId, effects)
    },
    refuse: async () => {},
  }
}

function effectOf(
  { kind, name, placeId, source, sourceKey, digest, fields }: Difference,
  byKey: ReadonlyMap<string, SourceRow>,
  byPlace: ReadonlyMap<number, readonly SourceRow[]>,
): NewEffect {
  const own = byKey.get(`${source} ${sourceKey}`)
  const ofPlace = placeId === null ? [] : (byPlace.get(placeId) ?? [])
  const sources = own && !ofPlace.includes(own) ? [own, ...ofPlace] : ofPlace
  // What an admin corrected wasn't written: only the source's record was.
  const written = kind === 'kept' ? 'remembered' : kind
  return {
    kind: written,
    name,
    placeId,
    source,
    sourceKey,
    digest,
    fields,
    sources: sources.map((row) => ({ ...row })),
  }
}
