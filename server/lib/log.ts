import { destination, pino, stdSerializers, type DestinationStream, type Logger } from 'pino'

export type { Logger } from 'pino'

/** One JSON line per event on stderr: stdout is for the one line that says where the server is. */
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
 * A failed query brings its parameters, in its message too: what people typed. Its text and its cause say what went wrong.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error) || !('query' in error) || !('params' in error))
    return stdSerializers.err(error as Error)
  return { type: error.name, query: error.query, cause: error.cause && serializeError(error.cause) }
}
