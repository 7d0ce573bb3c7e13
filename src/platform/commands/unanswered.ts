import { isListOf, isNumber, isShape, isString } from '../../lib/guards.ts'
import { textHash } from '../../lib/text-hash.ts'
import { newKey } from '../api/new-key.ts'
import { readStored, removeStored, writeStored } from '../device/storage.ts'

/** Kept over a reload, as the draft is that would be sent again. A released name. */
const KEY = 'daengdaeng.unanswered'
const MOST = 20
/** The server answers a key for a week. */
const LONGEST_MS = 86_400_000

/** Whose intent, and what: equal ones are one intent as long as the server hasn't answered. */
interface Named {
  command: string
  author: number | null
  input: unknown
}

const isKept = isListOf(isShape({ intent: isString, key: isString, at: isNumber }))
const read = () => (readStored(KEY, isKept) ?? []).filter(({ at }) => Date.now() - at < LONGEST_MS)
/** A hash alone: the input isn't stored a second time. */
const nameOf = ({ command, author, input }: Named) => `${command} ${author} ${textHash(JSON.stringify(input) ?? '')}`

/** The key under which an equal intent was sent without an answer: it may have had its effect. Otherwise a new one. */
export function keyOfIntent(named: Named): string {
  const kept = read()
  if (kept.length === 0) return newKey()
  const intent = nameOf(named)
  return kept.find((one) => one.intent === intent)?.key ?? newKey()
}

/** Keeps the key of an intent that got no answer. */
export function keepKey(named: Named, key: string): void {
  const intent = nameOf(named)
  const others = read().filter((one) => one.intent !== intent)
  writeStored(KEY, [{ intent, key, at: Date.now() }, ...others].slice(0, MOST))
}

/** The server has answered: an equal intent would be another. */
export function dropKey(key: string): void {
  const kept = read()
  const others = kept.filter((one) => one.key !== key)
  if (others.length === kept.length) return
  if (others.length > 0) writeStored(KEY, others)
  else removeStored(KEY)
}
