import * as v from 'valibot'
import { isVisible } from '../../../contract/text/invisible.ts'
import { KOREAN } from '../../../contract/api/messages.ts'
import { fail } from '../../refusals/refusal.ts'

const UNKNOWN = '알 수 없는 항목이에요.'
const REPEATED = '한 번만 쓸 수 있어요.'
const BAD_TEXT = '쓸 수 없는 글자가 있어요.'

/** Characters that PostgreSQL can't store and people don't type: NUL and unpaired surrogates. */
const isUnstorable = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text)

/** Controls that turn the text after them around: a name with one reverses the sentence in which it is shown. */
const REVERSING = /[\u202a-\u202e\u2066-\u2069]/u

/** More marks on one letter than any language has: they cover the lines above and below. */
const PILED = /\p{M}{6}/u

/** A name or a title that shows nothing can't be read, told apart or clicked. What is empty, the schemas judge. */
const isUnreadable = (text: string) =>
  REVERSING.test(text) || PILED.test(text) || (text.trim() !== '' && !isVisible(text))

/** Deeper than any of our inputs. */
const MAX_DEPTH = 20

type Fields = Map<string, string>

function refuseIfAny(fields: Fields): void {
  // Bounded, so that the answer doesn't grow with hostile input.
  if (fields.size > 0) fail('VALIDATION_FAILED', Object.fromEntries([...fields].slice(0, 20)))
}

type Issue = v.BaseIssue<unknown>

/** Such as `tags.1`. */
const pathOf = (issue: Issue) => v.getDotPath(issue) ?? ''
/** A query parameter is one text, even if the schema splits it: `options`, not `options.2`. */
const nameOf = (issue: Issue) => pathOf(issue).split('.')[0] ?? ''

function check(schema: v.GenericSchema, input: unknown, fieldOf: (issue: Issue) => string): unknown {
  const parsed = v.safeParse(schema, input, KOREAN)
  if (parsed.success) return parsed.output
  const fields: Fields = new Map()
  for (const issue of parsed.issues) {
    const field = fieldOf(issue)
    if (!fields.has(field)) fields.set(field, issue.message)
  }
  refuseIfAny(fields)
}

export function checkParams(schema: v.GenericSchema | undefined, params: Record<string, string>): unknown {
  if (!schema) return undefined
  const fields: Fields = new Map()
  for (const [name, value] of Object.entries(params)) if (isUnstorable(value)) fields.set(name, BAD_TEXT)
  refuseIfAny(fields)
  return check(schema, params, nameOf)
}

/**
 * Unknown keys are refused: ignoring a filter that is misspelt, or newer than this server, would silently answer
 * "your dog may go to all of these". It also prevents filling caches with meaningless addresses.
 */
export function checkQuery(schema: v.GenericSchema | undefined, given: URLSearchParams): unknown {
  const known = schema && 'entries' in schema ? (schema.entries as object) : {}
  const fields: Fields = new Map()
  const input: Record<string, string> = {}
  for (const [name, value] of given) {
    if (!Object.hasOwn(known, name)) fields.set(name.slice(0, 40), UNKNOWN)
    else if (Object.hasOwn(input, name)) fields.set(name, REPEATED)
    else if (isUnstorable(value)) fields.set(name, BAD_TEXT)
    else input[name] = value
  }
  refuseIfAny(fields)
  return schema ? check(schema, input, nameOf) : undefined
}

/** Unknown fields are dropped: the call may be from a page older than this server. */
export function checkBody(schema: v.GenericSchema, text: string): unknown {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    fail('BAD_REQUEST')
  }
  const fields: Fields = new Map()
  checkTexts(body, '', 0, fields)
  refuseIfAny(fields)
  return check(schema, body, pathOf)
}

function checkTexts(value: unknown, path: string, depth: number, fields: Fields): void {
  if (depth > MAX_DEPTH) fail('BAD_REQUEST')
  // Of a password only the hash is stored, and it must stay possible to type it.
  const isShown = !/password$/i.test(path)
  if (typeof value === 'string' && (isUnstorable(value) || (isShown && isUnreadable(value)))) fields.set(path, BAD_TEXT)
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (isUnstorable(key)) fail('BAD_REQUEST')
    checkTexts(item, path ? `${path}.${key}` : key, depth + 1, fields)
  }
}
