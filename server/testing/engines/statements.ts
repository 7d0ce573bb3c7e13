import { createHash } from 'node:crypto'
import { types } from 'node:util'
import { todayInKorea } from '../../../contract/time/korea-time.ts'

/** A statement as it was given to the driver. */
export interface Statement {
  text: string
  values: readonly unknown[]
}

/** What `Client.query` was called with. */
export function statementOf([first, second]: readonly unknown[]): Statement {
  const { text, values } = (typeof first === 'string' ? { text: first } : (first ?? {})) as Partial<Statement>
  return { text: text ?? '', values: Array.isArray(second) ? (second as unknown[]) : (values ?? []) }
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Older times and days are those of the content, not ages. */
const OLDEST = 800 * DAY
/** A key of the code, not a text that somebody wrote or a token. */
const KEY = /^!?[a-z]+(?:[A-Z_-][a-z]+)*$/
/** Greater numbers are ids and steps of clocks. */
const GREAT = 1_000_000
/** Numbers after these are limits and ages; others are ids and counts, which depend on what was made before. */
const BOUND = /(?:\blimit|\boffset|[-+*]|(?<!\bid"? )[<>]=?) $/

/** The database's own `now()` is of the clock of the machine, also where a test has another day. */
export const isOfDatabase = (at: number) => Math.abs(at - performance.timeOrigin - performance.now()) < HOUR / 6

function timeOf(at: number): string {
  if (isOfDatabase(at)) return 'now'
  const hours = (at - Date.now()) / HOUR
  if (Math.abs(hours) < 0.1) return 'now'
  if (Math.abs(hours) * HOUR > OLDEST) return 'a time'
  return `now ${hours < 0 ? '-' : '+'} ${Math.abs(Math.round(hours * 10) / 10)} h`
}

function dayOf(day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(todayInKorea(new Date()))) / DAY)
  if (days === 0) return 'today'
  return Math.abs(days) * DAY > OLDEST ? 'a day' : `today ${days < 0 ? '-' : '+'} ${Math.abs(days)}`
}

function told(value: unknown, before: string, caller: number): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (value === caller) return 'caller'
  if (typeof value === 'number') return BOUND.test(before) && value < GREAT ? String(value) : '?'
  if (types.isDate(value)) return timeOf(value.getTime())
  if (Array.isArray(value)) {
    const all = [...new Set(value.map((one: unknown) => told(one, '', caller)))]
    return `[${all.toSorted().join(', ')}]`
  }
  if (typeof value !== 'string') return '?'
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:/.test(value)) return timeOf(Date.parse(value))
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayOf(value)
  return KEY.test(value) && value.length < 24 ? `'${value}'` : '?'
}

/** A run of plain columns, which types know: their number is enough. */
const COLUMNS = /(?:"\w+"(?:\."\w+")?, ){3,}"\w+"(?:\."\w+")?/g

/** One line, with its values where they are the same in each run, and however many rows it adds. */
export function lineOf({ text, values }: Statement, caller: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain
    .replaceAll(/\$(\d+)/g, (_all, number: string, at: number) =>
      told(values[Number(number) - 1], plain.slice(0, at), caller),
    )
    .replaceAll(COLUMNS, (run) => `${run.split(', ').length} columns`)
    .replaceAll(/(\((?:[^()]|\([^()]*\))*\))(?:, ?\1)+/g, '$1 …')
    .replaceAll(/\?(?:, \?)+/g, '? …')
}

/** Parts in brackets that are longer stand once in the list, whichever statements have them. */
const LONG = 60

/** Takes the long parts in brackets out of a line, the inner ones first. `nameOf` gives what stands for one. */
function withoutParts(line: string, nameOf: (part: string) => string): string {
  const opened: number[] = []
  let text = ''
  for (const letter of line) {
    text += letter
    if (letter === '(') opened.push(text.length)
    const start = letter === ')' ? opened.pop() : undefined
    if (start === undefined) continue
    const part = text.slice(start, -1)
    if (part.length > LONG) text = `${text.slice(0, start)}${nameOf(part)})`
  }
  return text
}

/** Beside what a call does, or read from time to time; the order of those of a mail, sent meanwhile, is not always the same. */
const BESIDE = /rate_limits|idempotency_keys|mail_orders|pg_stats|^(?:begin|commit|rollback|savepoint|release)\b/
/** A statement of more calls, as that of the session, is not named with each. */
const MANY = 50

/** Which calls send which statements. `notices#3fa1` stands for a statement, `#3fa1` for a part of some. */
export function statementList() {
  const lines = new Map<string, string>()
  const calls: [string, string[]][] = []
  const kept = (table: string, line: string) => {
    const name = `${table}#${createHash('sha256').update(line).digest('hex').slice(0, 5)}`
    lines.set(name, line)
    return name
  }
  function nameOf(whole: string): string {
    const [, table = 'none'] = /\b(?:from|into|update|join) (?:only )?"?([a-z]\w+)/.exec(whole) ?? []
    return kept(
      table,
      withoutParts(whole, (part) => kept('', part)),
    )
  }
  function text(): string {
    const all = calls.flatMap(([, names]) => names)
    const many = new Set(all.filter((name) => all.filter((other) => other === name).length > MANY))
    const each = calls.map(([call, names]) => [call, ...names.filter((name) => !many.has(name))].join(' '))
    const statements = [...lines].map(([name, line]) => `${name} ${line}`)
    return `${[...each, '', ...statements.toSorted()].join('\n')}\n`
  }
  return {
    note(call: string, sent: readonly Statement[], caller: number) {
      const told = sent.filter((one) => !BESIDE.test(one.text)).map((one) => nameOf(lineOf(one, caller)))
      calls.push([call, [...new Set(told)].toSorted()])
    },
    text,
  }
}
