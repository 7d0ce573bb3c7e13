import { destination, pino, type DestinationStream, type Logger } from 'pino'
import { maskPrivate } from './mask.ts'

export type { Logger } from 'pino'

/** One JSON line per event on stderr: stdout is reserved for the line with the server's address. */
export function createLog(level: string, to: DestinationStream = destination({ fd: 2, sync: true })): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: {
        level: (label) => ({ level: label }),
        log: (event) => Object.fromEntries(Object.entries(event).map(([name, value]) => [name, maskIfText(value)])),
      },
      serializers: { err: serializeError },
    },
    to,
  )
}

const maskIfText = (value: unknown) => (typeof value === 'string' ? maskPrivate(value) : value)

/**
 * Of an error, only what says where it happened. Other properties and the parameters of a query contain what people typed, or to whom a mail
 * was sent.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error
  const known: Record<string, unknown> = { type: error.name }
  if ('query' in error && 'params' in error) known['query'] = error.query
  else Object.assign(known, { message: messageOf(error), stack: stackOf(error) })
  for (const name of TELLING) if (name in error) known[name] = (error as unknown as Record<string, unknown>)[name]
  if (error.cause) known['cause'] = serializeError(error.cause)
  if (error instanceof AggregateError) known['errors'] = error.errors.map(serializeError)
  return known
}

/** Of system calls, PostgreSQL and SMTP. */
const TELLING = [
  'code',
  'errno',
  'syscall',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  'responseCode',
  'command',
]

/** PostgreSQL's messages of this class repeat the value that was wrong. */
const REPEATS_VALUES = /^22/

function messageOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException
  return 'severity' in error && REPEATS_VALUES.test(code ?? '') ? 'invalid value' : maskPrivate(error.message)
}

/** The lines below the message. */
const stackOf = ({ stack = '', message }: Error) => maskPrivate(stack.replace(message, '').trim())
