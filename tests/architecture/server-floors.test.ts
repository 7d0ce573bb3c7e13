import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const server = path.resolve(import.meta.dirname, '../../server')
const MOST_FILES = 10

/** Imports among the server's domains, types included; without tests, their examples and the rest of the server. */
function importsOfDomains(): Map<string, Set<string>> {
  const home = path.join(server, 'domains')
  const imports = new Map<string, Set<string>>()
  for (const domain of readdirSync(home)) {
    const others = new Set<string>()
    for (const file of sourcesIn(path.join(home, domain))) {
      for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
        const [other = ''] = path.relative(home, path.resolve(path.dirname(file), specifier)).split(path.sep)
        if (other !== '..' && other !== domain) others.add(other)
      }
    }
    imports.set(domain, others)
  }
  return imports
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(\.test|^examples)\.ts$/.test(name))
    .map((name) => path.join(folder, name))

/** The first cycle found from `from`, as names in order; null if there is none. */
function circleFrom(from: string, imports: Map<string, Set<string>>, way: string[] = []): string[] | null {
  if (way.includes(from)) return [...way.slice(way.indexOf(from)), from]
  for (const next of imports.get(from) ?? []) {
    const circle = circleFrom(next, imports, [...way, from])
    if (circle) return circle
  }
  return null
}

describe('the floors of the server', () => {
  test('a circle is seen', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ])
    expect(circleFrom('a', circle)).toEqual(['b', 'c', 'b'])
  })

  test('no domains import each other in a circle', () => {
    const imports = importsOfDomains()
    // If no imports were found, there would be no cycle either.
    expect([...(imports.get('session') ?? [])]).toContain('accounts')
    expect([...imports.keys()].map((domain) => circleFrom(domain, imports))).toEqual(
      [...imports.keys()].map(() => null),
    )
  })

  test(`at most ${MOST_FILES} files lie directly in server/`, () => {
    const files = readdirSync(server).filter((name) => statSync(path.join(server, name)).isFile())
    expect(files.length).toBeLessThanOrEqual(MOST_FILES)
  })
})
