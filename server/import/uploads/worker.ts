import { forgetRuns } from '../../domains/imports/service.ts'
import { claimRun, markInterrupted } from '../../domains/imports/run-store.ts'
import { everyMinute, type Schedule } from '../../jobs/every-minute.ts'
import { startRunner } from '../../jobs/runner.ts'
import { performStage, type StageDeps } from './stage.ts'

interface UploadsDeps extends StageDeps {
  /** No other process works on this database. */
  alone: boolean
  schedule?: Schedule
}

export interface UploadedImports {
  /** Begins with what is queued, in the background. */
  runSoon(): void
  /** Resolves when nothing is being worked on. */
  idle(): Promise<void>
  /** Interrupts what is running after its batch; another process, or the next start, says so. */
  stop(): Promise<void>
}

/** Works on imports by upload, one after the other: as they are asked for, and once a minute for what another node has left. */
export function startUploadedImports(deps: UploadsDeps): UploadedImports {
  const { db, log, schedule = everyMinute } = deps
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let again = false

  async function work() {
    do {
      again = false
      while (!stopping.signal.aborted) {
        const run = await claimRun(db)
        if (!run) break
        await performStage(deps, run, stopping.signal)
      }
    } while (again)
  }

  function runSoon(): void {
    again = true
    running ??= work()
      .catch((err: unknown) => log.error({ err }, 'What is queued of imports could not be read'))
      .finally(() => {
        running = undefined
        // Asked for after the last look at what is queued.
        if (again && !stopping.signal.aborted) runSoon()
      })
  }

  const idle = async () => {
    for (let last: typeof running; running !== last;) await (last = running)
  }
  const recovered = markInterrupted(db, { all: deps.alone }).catch((err: unknown) =>
    log.error({ err }, 'Interrupted imports could not be marked'),
  )
  void recovered.then(runSoon)
  const minutes = startRunner(
    async () => {
      await markInterrupted(db)
      await forgetRuns(deps)
      runSoon()
    },
    log,
    schedule,
  )
  return {
    runSoon,
    async idle() {
      await recovered
      await idle()
    },
    async stop() {
      stopping.abort()
      await minutes.stop()
      await recovered
      await idle()
    },
  }
}
