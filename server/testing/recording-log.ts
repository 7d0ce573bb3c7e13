import type { DatabaseLog } from '../db/engine/log.ts'

/** A log that records its calls, so that a test can check that no error was logged. */
export function recordingLog() {
  const errors: unknown[] = []
  const log: DatabaseLog = {
    info() {},
    error(details, message) {
      errors.push({ message, ...details })
    },
  }
  return { log, errors }
}
