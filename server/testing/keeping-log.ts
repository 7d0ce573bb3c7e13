import type { DatabaseLog } from '../db/log.ts'

/** A log that keeps what it is told, so that a test can see that nothing went wrong. */
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
