import { DatabaseRefused } from './database-refused.ts'
import { StartRefused } from './start-refused.ts'

/** Why the server doesn't start, as text for the operator. A stack is shown only for defects of the program. */
export function explain(error: unknown): string {
  if (error instanceof StartRefused || error instanceof DatabaseRefused) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, path } = error as NodeJS.ErrnoException
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${error.message.split('. ')[0]}. The only option is --empty.`
  if (path) return `The data folder can't be used: ${error.message}.`
  const reached = unreachable(error)
  if (reached) return `The database of DATABASE_URL can't be used: ${reached}.`
  return error.stack ?? error.message
}

/** Codes of errors in configuration or environment: 28… wrong user or password, 3D000 no such database, 42501 not allowed. */
const DATABASE_CODE = /^(E[A-Z_]+|28\w{3}|3D000|42501|57P0\d|53300|08\w{3})$/

/** The message of the network or database server, if a library wrapped it as a cause. */
function unreachable(error: Error): string | undefined {
  const { code } = error as NodeJS.ErrnoException
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  if (code && DATABASE_CODE.test(code) && error.message) return error.message
  for (const cause of inner) {
    const found = cause instanceof Error ? unreachable(cause) : undefined
    if (found) return found
  }
  return undefined
}
