import { destination, pino, stdSerializers, type DestinationStream, type Logger } from 'pino'

export type { Logger } from 'pino'

/** One JSON line per event on stderr: stdout is reserved for the line with the server's address. */
export function createLog(level: string, to: DestinationStream = destination({ fd: 2, sync: true })): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
    },
    to,
  )
}

/**
 * Logs only text and cause of a failed query: its parameters, also part of its message, contain what people typed.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error) || !('query' in error) || !('params' in error))
    return stdSerializers.err(error as Error)
  return { type: error.name, query: error.query, cause: error.cause && serializeError(error.cause) }
}
