import { explain } from '../../refusals/explain.ts'
import { DatabaseRefused } from '../../refusals/database-refused.ts'
import { StartRefused } from '../../refusals/start-refused.ts'
import { Told } from '../words/told.ts'
import { type Language, say } from '../words/index.ts'

/** Why the importing program failed, for the operator's terminal. A stack is shown only for defects of the program. */
export function failureText(error: unknown, language: Language): string {
  if (error instanceof Told) return error.sentence(language)
  if (language === 'en' || !(error instanceof Error)) return explain(error)
  if (error instanceof StartRefused) return say(language, ['start.environment', variablesOf(error.message)])
  const code = codeOf(error)
  if (error instanceof DatabaseRefused)
    return say(language, code === UNKNOWN_TABLES ? ['start.other-version'] : ['start.database', code ?? error.name])
  const { path } = error as NodeJS.ErrnoException
  if (path) return say(language, ['start.folder', path, code ?? error.name])
  if (explain(error) !== (error.stack ?? error.message)) return say(language, ['start.database', code ?? error.name])
  return `${say(language, ['start.defect'])}\n${error.stack ?? error.message}`
}

/** The database's code for a table that exists already. */
const UNKNOWN_TABLES = '42P07'

/** The variables that the sentences about the environment begin with. */
const variablesOf = (sentences: string) => [...sentences.matchAll(/^[A-Z][A-Z_]+/gm)].map(([name]) => name).join(', ')

/** The code of the innermost error that has one: libraries wrap what the system or the database said. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause]
  return inner.map(codeOf).find((code) => code !== undefined) ?? (error as NodeJS.ErrnoException).code
}
