import type { Logger } from '../lib/log.ts'
import { everyMinute, type Schedule } from './every-minute.ts'

/** Runs `run` every minute, never concurrently; a failure is logged, and retried in the next minute. */
export function startRunner(run: () => Promise<void>, log: Logger, schedule: Schedule = everyMinute) {
  let running: Promise<void> | undefined
  const cancel = schedule(async () => {
    running ??= run()
      .catch((err: unknown) => log.error({ err }, 'What is due could not be done'))
      .finally(() => {
        running = undefined
      })
    await running
  })
  return {
    /** Resolves when a running job has ended. */
    async stop() {
      cancel()
      await running
    },
  }
}
