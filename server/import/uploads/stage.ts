import path from 'node:path'
import type { ImportProgress } from '../../../contract/imports/imports-admin.ts'
import type { Deps } from '../../deps.ts'
import { deleteChanges, leftOut } from '../../domains/imports/change-store.ts'
import { countEffects } from '../../domains/imports/effect-store.ts'
import { importFile, removeFiles } from '../../domains/imports/files.ts'
import { beat, type Run, settleRun } from '../../domains/imports/run-store.ts'
import { wholeOf } from '../writing/edition.ts'
import type { Follower } from '../writing/follower.ts'
import { BESIDE_REQUESTS, runImport, type Summary } from '../run.ts'
import { Told } from '../words/told.ts'
import type { ImportTurn } from '../control/turn.ts'
import { say } from '../words/index.ts'
import { readEarlier, withEarlier } from './earlier.ts'
import { journalFollower, planFollower } from './followers.ts'
import { reportData } from './report-data.ts'
import { revertBatch } from './revert.ts'

const BEAT_MS = 1000
/** Effects that are taken back in one transaction, for which requests wait. */
const REVERTED_AT_ONCE = 100

type Ending = Parameters<typeof settleRun>[2]

export interface StageDeps extends Pick<Deps, 'db' | 'clock' | 'env' | 'log' | 'invalidations'> {
  turn: ImportTurn
}

interface Stage {
  deps: StageDeps
  run: Run
  signal: AbortSignal
  tell: (progress: ImportProgress) => void
}

const NOT_ALLOWED =
  '이 일을 시킨 관리자의 권한이 없어져서 멈췄어요. 그때까지 쓴 것은 남아 있어요. 다른 관리자가 이어서 하거나 되돌릴 수 있어요.'

/**
 * Works on the stage of a run until it has ended, in whatever way, and writes down how. It ends soon after who has asked for it may not any more:
 * suspended, withdrawn, or no admin.
 */
export async function performStage(deps: StageDeps, run: Run, stopping: AbortSignal): Promise<void> {
  const { db, clock, log, turn, invalidations } = deps
  const asked = new AbortController()
  let progress: ImportProgress | null = null
  let allowed = true
  const live = async () => {
    const said = await beat(db, run.id, progress, clock())
    if (said === 'go-on') return
    allowed &&= said !== 'not-allowed'
    asked.abort()
  }
  const beats = everySecond(live, log)
  const signal = AbortSignal.any([asked.signal, stopping])
  const tell = (told: ImportProgress) => void (progress = told)
  log.info({ run: run.id, stage: run.stage }, 'An uploaded import begins')
  let ending: Ending
  try {
    ending = await turn(async () => {
      // It may have waited for long.
      await live()
      return signal.aborted ? { state: 'stopped' } : STAGES[run.stage]({ deps, run, signal, tell })
    })
  } catch (error) {
    if (!(error instanceof Told)) log.error({ err: error, run: run.id }, 'An uploaded import failed')
    ending = { state: 'failed', failure: failureOf(error, nameOf({ deps, run })) }
  }
  await beats.stop()
  if (signal.aborted && ending.state === 'stopped' && stopping.aborted && !asked.signal.aborted)
    ending.state = 'interrupted'
  if (ending.state === 'stopped' && !allowed) ending.failure = NOT_ALLOWED
  await settleRun(db, run.id, ending, clock())
  if (run.stage !== 'check') invalidations.publish(null)
  if (run.stage === 'import' && ending.state === 'done') await removeFiles(deps.env.dataDir, run.id)
  log.info({ run: run.id, stage: run.stage, state: ending.state }, 'An uploaded import ended')
}

const STAGES: Record<Run['stage'], (stage: Stage) => Promise<Ending>> = {
  upload: () => Promise.reject(new Error('Files are uploaded by their admin.')),
  check,
  import: write,
  revert,
}

async function check(stage: Stage): Promise<Ending> {
  const { deps, run } = stage
  await deleteChanges(deps.db, run.id)
  const follower = planFollower(deps.db, run.id, nameOf(stage))
  const summary = await importWith(stage, follower, true)
  await follower.end()
  const report = reportData(summary, nameOf(stage))
  if (summary.stopped) return { state: 'stopped' }
  const nothing = summary.places === 0 && summary.unusable.length > 0
  return nothing
    ? { state: 'failed', check: report, failure: '쓸 수 있는 기록이 하나도 없어요. 까닭은 제외한 기록에 있어요.' }
    : { state: 'done', check: report }
}

async function write(stage: Stage): Promise<Ending> {
  const { deps, run } = stage
  const follower = journalFollower(run.id, await leftOut(deps.db, run.id))
  const earlier = await readEarlier(deps.db, run.id)
  const summary = await importWith(stage, follower, false)
  const report = withEarlier(reportData(summary, nameOf(stage)), earlier, run.report?.seconds ?? 0)
  return { state: summary.stopped ? 'stopped' : 'done', report }
}

function importWith({ deps, run, signal, tell }: Stage, follower: Follower, dryRun: boolean): Promise<Summary> {
  const { db, clock, env } = deps
  return runImport({
    db,
    clock,
    signal,
    tell,
    follower,
    dryRun,
    whole: run.whole ? wholeOf(run) : undefined,
    files: pathsOf({ deps, run }),
    reportDir: path.join(env.dataDir, 'imports'),
    language: 'ko',
    ...BESIDE_REQUESTS,
  })
}

async function revert({ deps: { db, clock }, run, signal, tell }: Stage): Promise<Ending> {
  const total = await countEffects(db, run.id)
  let left = await countEffects(db, run.id, { standing: true })
  while (!signal.aborted) {
    tell({ phase: 'reverting', done: total - left, total })
    const undone = await revertBatch(db, run.id, { limit: REVERTED_AT_ONCE, at: clock() })
    if (undone === 0) return { state: 'done' }
    left -= undone
  }
  return { state: 'stopped' }
}

const pathsOf = ({ deps, run }: Pick<Stage, 'deps' | 'run'>) =>
  run.files.map(({ name }, index) => importFile(deps.env.dataDir, run.id, { index, name }))

/** Names of files as they were uploaded, by their paths here; several may stand in one text. */
function nameOf(stage: Pick<Stage, 'deps' | 'run'>): (file: string) => string {
  const names = pathsOf(stage).map((file, index) => [file, stage.run.files[index]?.name ?? ''] as const)
  return (text) => names.reduce((named, [file, name]) => named.replaceAll(file, name), text)
}

function failureOf(error: unknown, name: (text: string) => string): string {
  if (!(error instanceof Told)) return say('ko', ['server.failed'])
  return name(error.sentence('ko'))
}

/** Calls `act` every second, never twice at once, until it is stopped. */
function everySecond(act: () => Promise<void>, log: StageDeps['log']) {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= act()
      .catch((err: unknown) => log.warn({ err }, 'An import could not report its progress'))
      .finally(() => (running = undefined))
  }, BEAT_MS)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
