import type { Schema } from '../../../contract/api/operation.ts'

/** What every endpoint accepts. */
export const MAX_BODY_BYTES = 64 * 1024
/** No schema needs more; parsing takes memory. */
const MOST_BYTES = 2 * 1024 * 1024

/** A Korean syllable that is decomposed (NFD) is up to three letters of three bytes; schemas count it after composing it. */
const BYTES_PER_CHARACTER = 9
/** Of a number, a date, a flag, and the punctuation around any value. */
const SMALL_BYTES = 48

/** The parts of valibot's schemas that bound how long their input is. */
interface Part {
  type: string
  requirement?: unknown
  pipe?: readonly Part[]
  entries?: Readonly<Record<string, Part>>
  item?: Part
  items?: readonly Part[]
  wrapped?: Part
  options?: readonly unknown[]
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Bytes that a valid body of this schema may have, as JSON in UTF-8. What has no bound of its own counts as small. */
export function maxBodyBytes(schema: Schema | undefined): number {
  if (!schema) return MAX_BODY_BYTES
  const bytes = longest.get(schema) ?? longestOf(schema)
  longest.set(schema, bytes)
  return Math.min(MOST_BYTES, Math.max(MAX_BODY_BYTES, bytes))
}

/** Each app asks anew, and tests make thousands of apps. */
const longest = new WeakMap<Schema, number>()

function longestOf(part: Part): number {
  const [{ type, entries, item, items, wrapped, options }, ...checks] = flat(part)
  const bounds = checks.flatMap((check) => (check.type === 'max_length' ? [Number(check.requirement)] : []))
  if (type === 'string') return SMALL_BYTES + (bounds[0] ?? 0) * BYTES_PER_CHARACTER
  if (item) return SMALL_BYTES + Math.max(1, bounds[0] ?? 1) * longestOf(item)
  if (entries) return sum(Object.entries(entries).map(([name, value]) => name.length + longestOf(value)))
  if (wrapped) return longestOf(wrapped)
  if (items) return sum(items.map(longestOf))
  return Math.max(SMALL_BYTES, ...(options ?? []).filter(isPart).map(longestOf))
}

/** What is checked first, and all that follows: a pipe may begin with another one. */
const flat = (part: Part): [Part, ...Part[]] => {
  const [first, ...rest] = part.pipe ?? []
  return first ? [...flat(first), ...rest] : [part]
}
