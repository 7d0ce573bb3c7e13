import { EMPTY, symbolOf, textOf } from './symbols.ts'

type Any = (...given: unknown[]) => unknown
/** One argument, or one of its properties, that is a certain value instead of a symbol. */
interface Instead {
  arg: number
  property: PropertyKey | null
  value: unknown
}

const PLAIN: readonly unknown[] = [null, 0, 1, 2, 'word']
/** More pairs than that say little more of a function, and take long. */
const MOST_CALLS = 8500
/** Characters of a value, and of all that is told of a function. */
const LONGEST_VALUE = 4000
const LONGEST_CHANGE = 200
const MOST_TOLD = 5000

/** A symbol, or `instead` of some of its properties; `read` hears which are asked for. */
function given(arg: number, instead: readonly Instead[], read?: (property: string) => void): unknown {
  const own = instead.filter((one) => one.arg === arg)
  const whole = own.find(({ property }) => property === null)
  if (whole) return whole.value
  const symbol: object = symbolOf(`arg${arg}`)
  return new Proxy(symbol, {
    get(target, key) {
      const found = own.find(({ property }) => property === key)
      if (found) return found.value
      if (typeof key === 'string') read?.(key)
      return Reflect.get(target, key) as unknown
    },
  })
}

/** What a part of a result is: what its functions make of a symbol and of nothing, too. */
function told(value: unknown, depth = 0): string {
  if (value instanceof Set || value instanceof Map) return `of ${told([...value], depth)}`
  if (value instanceof RegExp) return String(value)
  if (typeof value === 'function' && textOf(value).endsWith('()')) {
    if (depth === 0 || depth > 4) return 'a function'
    return `of a symbol ${resultOf(value as Any, [symbolOf('given'), symbolOf('more')], depth + 1)}, of nothing ${resultOf(value as Any, [EMPTY], depth + 1)}`
  }
  if (typeof value !== 'object' || value === null) return textOf(value).replaceAll('\n', '\\n')
  if ('~standard' in value) return schemaText(value as unknown as Schema)
  if ('method' in value && 'path' in value) return `${String(value.method)} ${String(value.path)}`
  if (Array.isArray(value)) return `[${value.map((one) => told(one, depth + 1)).join(', ')}]`
  const own = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{ ${own.map(([key, one]) => `${key}: ${told(one, depth + 1)}`).join(', ')} }`
}

interface Schema {
  type: string
  requirement?: unknown
  message?: unknown
  entries?: Record<string, Schema>
  wrapped?: Schema
  item?: Schema
  options?: unknown[]
  pipe?: Schema[]
}

function schemaText({ type, requirement, message, entries, wrapped, item, options, pipe }: Schema): string {
  if (pipe) return pipe.map(schemaText).join(' → ')
  const parts = [
    ...Object.entries(entries ?? {}).map(([name, one]) => `${name}: ${schemaText(one)}`),
    ...[wrapped, item].flatMap((one) => (one ? [schemaText(one)] : [])),
    ...(options ?? []).map((one) =>
      typeof one === 'object' && one !== null ? schemaText(one as Schema) : String(one),
    ),
    ...(requirement === undefined || typeof requirement === 'function' ? [] : [told(requirement)]),
    ...(typeof message === 'string' ? [`“${message}”`] : []),
  ]
  return parts.length === 0 ? type : `${type}(${parts.join(', ')})`
}

function resultOf(act: Any, args: unknown[], depth = 1): string {
  try {
    const text = told(act(...args), depth)
    return text.length > LONGEST_CHANGE ? `${text.slice(0, LONGEST_CHANGE)}…` : text
  } catch {
    // What an engine says of a mistake is not the same in each.
    return 'fails'
  }
}

type Parts = Readonly<Record<string, string>>

/** The entries of an object, or the whole of anything else. */
function partsOf(act: Any, args: unknown[]): Parts | null {
  try {
    const result = act(...args)
    const isPlain = typeof result === 'object' && result !== null && Object.getPrototypeOf(result) === Object.prototype
    const parts = isPlain && !('~standard' in result) ? Object.entries(result) : [['', result] as const]
    return Object.fromEntries(
      parts.flatMap(([key, value]) => (/^\d/.test(key) ? [] : [[key, told(value, 1).slice(0, LONGEST_VALUE)]])),
    )
  } catch {
    // What an engine says of a mistake is not the same in each.
    return null
  }
}

const textOfParts = (parts: Parts) =>
  Object.entries(parts)
    .map(([key, text]) => (key === '' ? text : `${key}: ${text}`))
    .join(', ')

/** What is otherwise in `parts` than in `base`. */
const others = (parts: Parts, base: Parts): Parts =>
  Object.fromEntries([
    ...Object.entries(parts).filter(([key, text]) => base[key] !== text),
    ...Object.keys(base).flatMap((key) => (key in parts ? [] : [[key, 'none']])),
  ])

const nameOf = ({ arg, property, value }: Instead) =>
  `${property === null ? `arg${arg}` : `arg${arg}.${String(property)}`} ${textOf(value)}`

/** A result without the values that are only passed on. */
const sayingOf = (text: string, instead: readonly Instead[]) =>
  instead.reduce(
    (said, { value }) => (typeof value === 'string' && value !== '' ? said.replaceAll(value, '<>') : said),
    text.replaceAll(/<arg[\w.[\]()]*>/g, '<>'),
  )

/** Whether a value stands where its symbol would, and changes nothing else. */
function isPassedOn({ arg, property, value }: Instead, changed: Parts, base: Parts): boolean {
  const symbol = property === null ? `<arg${arg}>` : `<arg${arg}.${String(property)}>`
  const shown = [textOf(value), String(value)]
  return Object.entries(changed).every(([key, text]) =>
    shown.some(
      (one) => base[key]?.replaceAll(symbol, one) === text || base[key]?.replaceAll(`'${symbol}'`, one) === text,
    ),
  )
}

/** What a function makes of symbols, of nothing, and of the words that its module compares with, as far as it says more than the lines before. */
export function resultsOf(act: Any, words: readonly string[]): string[] {
  const read = Array.from({ length: Math.max(act.length, 1) }, () => new Set<string>())
  const at = (instead: readonly Instead[]) =>
    read.map((properties, arg) => given(arg, instead, (property) => void properties.add(property)))
  const base = partsOf(act, at([])) ?? {}
  const seen = new Set(['', sayingOf(textOfParts(base), [])])
  const lines = [`  ${textOfParts(base) || 'fails'}`]
  let length = 0
  const tell = (instead: readonly Instead[], changed: Parts | null, when = instead.map(nameOf).join(', ')) => {
    const text = textOfParts(changed ?? {})
    const key = sayingOf(text, instead)
    if (seen.has(key) || length > MOST_TOLD) return
    seen.add(key)
    const line = `  ${when}: ${text.slice(0, LONGEST_CHANGE)}`
    length += line.length
    lines.push(line)
  }
  const ofAll = (value: unknown) =>
    partsOf(
      act,
      read.map(() => value),
    )
  for (const value of [EMPTY, null]) tell([], others(ofAll(value) ?? {}, base), value === null ? 'null' : 'nothing')
  const slots = read.flatMap((properties, arg) => [null, ...properties].map((property) => ({ arg, property })))
  const changes = slots.flatMap((slot) =>
    [...PLAIN, [], ...words].flatMap((value) => {
      const instead: Instead = { ...slot, value }
      const parts = partsOf(act, at([instead]))
      return parts ? [{ instead, changed: others(parts, base), parts }] : []
    }),
  )
  const telling = changes.filter(({ instead, changed }) => !isPassedOn(instead, changed, base))
  for (const { instead, changed } of telling) tell([instead], changed)
  // Two at once say something of their own where they aren't what each of them makes.
  const paired = changes.filter(
    ({ instead: { property, value } }) =>
      (property !== null || read.length > 1) && (value === null || words.includes(value as string)),
  )
  if (paired.length ** 2 / 2 > MOST_CALLS) return lines
  for (const [nth, one] of paired.entries())
    for (const other of paired.slice(nth + 1)) {
      const [a, b] = [one.instead, other.instead]
      if (a.arg === b.arg && (a.property === null || b.property === null || a.property === b.property)) continue
      const parts = partsOf(act, at([a, b]))
      if (!parts) continue
      const expected = [
        { ...one.parts, ...other.changed },
        { ...other.parts, ...one.changed },
      ]
      if (expected.every((sum) => textOfParts(others(parts, sum)) !== '')) tell([a, b], others(parts, base))
    }
  return lines
}

/** The words with which the code of a module compares. */
export const wordsIn = (source: string): string[] => [
  ...new Set([...source.matchAll(/(?:[=!]==|case) '([^']*)'/g)].map(([, word = '']) => word)),
]

export const valueText = (value: unknown) => told(value)
