import {
  IMPORT_MOST_GONE,
  IMPORT_REVERT_DAYS,
  type ImportAct,
  type ImportStage,
} from '../../../contract/imports/import-states.ts'
import { type ImportActBody, type ImportRun, type NewImportBody } from '../../../contract/imports/imports-admin.ts'
import type { AuditAction } from '../../../contract/audit/audit.ts'
import type { Db } from '../../db/index.ts'
import type { Deps } from '../../deps.ts'
import { afterCall } from '../../http/calls/call-effects.ts'
import type { Prepared } from '../../http/calls/handler.ts'
import { fail } from '../../refusals/refusal.ts'
import { insertEvent } from '../audit/store.ts'
import type { Act } from '../records/store.ts'
import { possibleActs } from './acts.ts'
import { countChanges, goneLeftOut } from './change-store.ts'
import { countEffects, removeOldEffects, revertReport } from './effect-store.ts'
import { importFile, removeFiles, writePiece } from './files.ts'
import {
  askToStop,
  findRun,
  forgottenRuns,
  insertRun,
  markInterrupted,
  nicknames,
  queueStage,
  type Run,
  rowOf,
  setFiles,
  settleRun,
} from './run-store.ts'
import type { StoredFile } from './table.ts'

type ImportDeps = Pick<Deps, 'db' | 'env' | 'clock' | 'log' | 'imports'>

export async function readRun(db: Db, id: number, now: Date): Promise<ImportRun> {
  await markInterrupted(db)
  const run = await findRun(db, id)
  const standing = (await countEffects(db, id, { standing: true })) > 0
  return {
    ...rowOf(run, await nicknames(db, run.byId === null ? [] : [run.byId])),
    whole: run.whole,
    progress: run.progress,
    failure: run.failure,
    check: run.check,
    report: run.report,
    counts: await countChanges(db, id),
    reverted: await revertReport(db, id),
    acts: possibleActs({ run, standing, now }),
  }
}

const namesOf = (files: readonly StoredFile[]) => files.map(({ name }) => name).join(', ')

export function createRun({ db }: ImportDeps, { files }: NewImportBody, act: Act): Promise<ImportRun> {
  return db.transaction(async (tx) => {
    const waiting = files.map((file) => ({ ...file, received: 0 }))
    const id = await insertRun(tx, act.by?.userId ?? 0, waiting, act.at)
    await note(tx, { id, files: waiting }, 'upload', act)
    return readRun(tx, id, act.at)
  })
}

const note = (tx: Db, { id, files }: Pick<Run, 'id' | 'files'>, action: AuditAction, { by, at }: Act) =>
  insertEvent(tx, by, { kind: 'import', action, targetId: id, targetName: namesOf(files), before: {}, after: {} }, at)

interface Piece {
  id: number
  /** Index of its file. */
  file: number
  at: number
  bytes: Uint8Array
}

function fileOf({ stage, state, files }: Run, index: number): StoredFile {
  if (stage !== 'upload' || state !== 'open') fail('IMPORT_STATE')
  return files[index] ?? fail('RECORD_NOT_FOUND')
}

/** Whether a piece fits to what has arrived of its file. */
const follows = ({ size, received }: StoredFile, { at, bytes }: Piece) => at <= received && at + bytes.length <= size

/** Writes a piece before its transaction begins; what was written counts only once that is committed. */
export async function preparePiece({ db, env, clock }: ImportDeps, piece: Piece): Promise<Prepared<StoredFile>> {
  const known = fileOf(await findRun(db, piece.id), piece.file)
  if (follows(known, piece)) {
    const file = importFile(env.dataDir, piece.id, { index: piece.file, name: known.name })
    await writePiece(file, piece.at, piece.bytes)
  }
  const store = async (tx: Db) => {
    const run = await findRun(tx, piece.id, { lock: true })
    const file = fileOf(run, piece.file)
    if (!follows(known, piece)) return file
    const grown = { ...file, received: Math.max(file.received, piece.at + piece.bytes.length) }
    await setFiles(tx, piece.id, run.files.with(piece.file, grown), clock())
    return grown
  }
  return { commit: (tx) => (tx ? store(tx) : db.transaction(store)), discard: async () => {} }
}

const STARTS: Partial<Record<ImportAct, ImportStage>> = { check: 'check', run: 'import', revert: 'revert' }
const EVENTS: Partial<Record<ImportAct, AuditAction>> = { run: 'run', 'go-on': 'run', revert: 'revert', stop: 'stop' }

/** Refuses a run that would close a good part of what is known of a source, unless its admin has seen that. */
async function refuseManyGone(tx: Db, { id, check }: Run): Promise<void> {
  if (!check?.missing.some(({ withheld }) => withheld)) return
  const leftOut = await goneLeftOut(tx, id)
  for (const { source, gone, known } of check.missing)
    if (gone - (leftOut.get(source) ?? 0) > known * IMPORT_MOST_GONE) fail('IMPORT_MANY_GONE')
}

export function actOnRun(
  deps: ImportDeps,
  id: number,
  { act, whole, confirmed = false }: ImportActBody,
  by: Act,
): Promise<ImportRun> {
  const { db, env, imports, log } = deps
  return db.transaction(async (tx) => {
    await markInterrupted(tx)
    const run = await findRun(tx, id, { lock: true })
    const standing = (await countEffects(tx, id, { standing: true })) > 0
    if (!possibleActs({ run, standing, now: by.at }).includes(act)) fail('IMPORT_STATE')
    const stage = act === 'go-on' ? run.stage : STARTS[act]
    if (stage) {
      if (run.files.some(({ size, received }) => received < size)) fail('IMPORT_INCOMPLETE')
      if (act === 'run' && !confirmed) await refuseManyGone(tx, run)
      const said = act === 'run' ? { confirmed } : act === 'check' && whole !== undefined ? { whole } : {}
      await queueStage(tx, id, { stage, askedById: by.by?.userId ?? null, ...said }, by.at)
      afterCall(() => imports?.runSoon())
    } else if (act === 'discard') {
      await settleRun(tx, id, { state: 'discarded' }, by.at)
      afterCall(
        () =>
          void removeFiles(env.dataDir, id).catch((err: unknown) => log.warn({ err, id }, 'Files of an import stay')),
      )
    } else if (run.state === 'running') await askToStop(tx, id, by.at)
    else await settleRun(tx, id, { state: 'stopped' }, by.at)
    const event = EVENTS[act]
    if (event && (stage !== 'check' || act === 'stop')) await note(tx, run, event, by)
    return readRun(tx, id, by.at)
  })
}

const DAY_MS = 86_400_000
/** Files that nobody has done anything with for this time are deleted. */
const KEPT_DAYS = 7

/** Deletes what is no longer needed of imports: files that wait in vain, and what taking back would need. */
export async function forgetRuns({ db, env, clock }: Pick<ImportDeps, 'db' | 'env' | 'clock'>): Promise<void> {
  const now = clock()
  for (const id of await forgottenRuns(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS))) {
    await settleRun(db, id, { state: 'discarded' }, now)
    await removeFiles(env.dataDir, id)
  }
  await removeOldEffects(db, new Date(now.getTime() - IMPORT_REVERT_DAYS * DAY_MS))
}
