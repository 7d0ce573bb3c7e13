import { destination, pino, stdSerializers, type Logger } from 'pino'

export type { Logger } from 'pino'

/** One JSON line per event on stderr: stdout is for the one line that says where the server is. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: stdSerializers.errWithCause },
    },
    destination({ fd: 2, sync: true }),
  )
}
