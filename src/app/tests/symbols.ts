const NAME = Symbol('name')
const METHODS = new Set<PropertyKey>(
  'every filter find findIndex flatMap forEach includes indexOf join length map reduce some toSorted'.split(' '),
)
const REST = '…'

/** For sums and comparisons: the same for the same name. */
const numberOf = (name: string) => 10 + (name.split('').reduce((sum, _, at) => sum + name.charCodeAt(at), 0) % 90)

/**
 * A value that stands for any other, and knows by which path it was reached: `<input.body.photoIds[]>`. As a list it has one item; copied
 * or spread it is one property, `…`, for all of its own.
 */
export function symbolOf(name: string): never {
  const read = (key: PropertyKey): unknown => {
    if (key === NAME) return name
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? numberOf(name) : `<${name}>`)
    if (key === 'toJSON') return () => `<${name}>`
    if (key === 'localeCompare') return () => 0
    if (key === 'then' || typeof key === 'symbol') return undefined
    return symbolOf(`${name}.${String(key)}`)
  }
  const items = () => [symbolOf(`${name}[]`)]
  const value: unknown = new Proxy(() => undefined, {
    get(_, key) {
      if (key === Symbol.iterator) return () => items()[Symbol.iterator]()
      if (!METHODS.has(key)) return read(key)
      const list: never[] = items()
      const found: unknown = Reflect.get(list, key)
      return typeof found === 'function' ? (found.bind(list) as unknown) : found
    },
    apply: () => symbolOf(`${name}()`),
    ownKeys: () => [REST],
    getOwnPropertyDescriptor: (_, key) => ({ value: read(key), enumerable: true, configurable: true }),
  })
  return value as never
}

/** All of whose properties are null. */
export const EMPTY = new Proxy({}, { get: (_, key) => (typeof key === 'symbol' ? undefined : null) }) as never

const nameOf = (value: unknown) => (typeof value === 'function' ? ((value as { [NAME]?: string })[NAME] ?? null) : null)

/** `{ id: <input.id>, liked: true }` */
export function textOf(value: unknown): string {
  const name = nameOf(value)
  if (name !== null) return `<${name}>`
  if (typeof value === 'function') return `${value.name || 'a function'}()`
  if (Array.isArray(value)) return `[${value.map(textOf).join(', ')}]`
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? '<now>' : `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof AbortSignal) return '<signal>'
  const told = Object.entries(value).filter(([, one]) => one !== undefined)
  return told.length === 0 ? '{}' : `{ ${told.map(([key, one]) => `${key}: ${textOf(one)}`).join(', ')} }`
}
