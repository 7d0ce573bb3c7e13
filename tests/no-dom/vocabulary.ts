import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The vocabulary of https://schema.org, as the package of its types states it: a class is an interface, a property says what it may hold. */
const TEXT = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
)

interface Class {
  parents: string[]
  /** Property → names of classes and data types. */
  ranges: Map<string, string[]>
}

const classes = new Map<string, Class>()
for (const [, name = '', parents = '', body = ''] of TEXT.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{([\s\S]*?)^\}/gm,
)) {
  const ranges = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm)].map(
    ([, property = '', range = '']) => [property, range.split(' | ')] as const,
  )
  classes.set(name, { parents: parents.split(',').map((parent) => parent.trim()), ranges: new Map(ranges) })
}

/** A class as the package names it, and all that it inherits from. */
function lineOf(type: string): Set<string> {
  const line = new Set([`${type}Leaf`, `${type}Base`].filter((name) => classes.has(name)))
  for (const name of line)
    for (const parent of classes.get(name)?.parents ?? []) if (classes.has(parent)) line.add(parent)
  return line
}

const isA = (type: string, wanted: string) =>
  type === wanted || [...lineOf(type)].some((name) => name === `${wanted}Base` || name === `${wanted}Leaf`)

/** The single values of an enumeration. */
const valuesOf = (enumeration: string) =>
  new RegExp(`^(?:export )?type ${enumeration} = (.*);$`, 'm').exec(TEXT)?.[1]?.match(/(?<=")[^"]+(?=")/g) ?? []

function holds(range: readonly string[], value: unknown): boolean {
  if (typeof value === 'boolean') return range.includes('Boolean')
  if (typeof value === 'number') return range.some((name) => ['Number', 'Integer', 'Float'].includes(name))
  if (typeof value === 'string')
    return range.some(
      (name) =>
        ['Text', 'URL', 'Date', 'DateTime', 'Time'].includes(name) ||
        valuesOf(name).some((one) => one === value || one === `https://schema.org/${value}`),
    )
  const type = (value as { '@type'?: unknown } | null)?.['@type']
  return typeof type === 'string' && range.some((wanted) => isA(type, wanted))
}

/** What of this data schema.org doesn't know, or defines for other things. */
export function strangeTerms(data: unknown, path = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((one) => strangeTerms(one, path))
  if (typeof data !== 'object' || data === null) return []
  const { '@type': type, '@context': _context, '@id': _id, ...properties } = data as Record<string, unknown>
  const lines = [type].flat().map((one) => (typeof one === 'string' ? lineOf(one) : new Set<string>()))
  if (lines.some(({ size }) => size === 0)) return [`${path}: there is no class ${String(type)}`]
  const line = lines.flatMap((one) => [...one])
  return Object.entries(properties).flatMap(([name, value]) => {
    const here = `${path}/${String(type)}.${name}`
    const range = line.flatMap((each) => classes.get(each)?.ranges.get(name) ?? [])
    if (range.length === 0) return [`${here}: no such property`]
    const misfits = [value].flat().filter((one) => !holds(range, one))
    return [
      ...misfits.map((one) => `${here}: ${JSON.stringify(one)} is none of ${range.join(', ')}`),
      ...strangeTerms(value, here),
    ]
  })
}
