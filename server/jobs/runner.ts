import type { Logger } from '../lib/log.ts'
import { everyMinute, type Schedule } from './every-minute.ts'

/** Runs `run` every minute and never twice at once; a failure is logged and the next minute tries again. */
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
    /** Resolves when what was running has ended. */
    async stop() {
      cancel()
      await running
    },
  }
}
