import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, sourceFiles } from './source-imports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')

interface LinterZone {
  files: RegExp
  may: (path: RegExpExecArray) => RegExp[]
}
const { ZONES, CORE_FEATURES, CORE_DOMAINS } = (await import(
  new URL('../../scripts/lint/zones.mjs', import.meta.url).href
)) as { ZONES: LinterZone[]; CORE_FEATURES: string[]; CORE_DOMAINS: string[] }

const codes = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code)

/** Floors by the paths in the table below the picture. */
const FLOORS = new Map(
  Array.from(page.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm), ([, floor = '', where = '']) => [floor, codes(where)]),
)
const ARROWS = Array.from(page.matchAll(/^ +(\w+) (-->|-\.->) (\w+)$/gm), ([, from = '', kind, to = '']) => ({
  from,
  to,
  isUsed: kind === '-->',
}))

/** The floor whose path is the longest that leads to the file. */
function floorOf(file: string): string {
  const places = [...FLOORS].flatMap(([floor, paths]) => paths.map((one) => ({ floor, path: one })))
  const [best] = places
    .filter((place) => (place.path.endsWith('/') ? file.startsWith(place.path) : file === place.path))
    .sort((a, b) => b.path.length - a.path.length)
  return best?.floor ?? 'none'
}

/** All that is reached from a floor, without itself. */
function reach(from: string, seen = new Set<string>()): Set<string> {
  for (const { to } of ARROWS.filter((arrow) => arrow.from === from)) {
    if (!seen.has(to)) reach(to, seen.add(to))
  }
  return seen
}

const files = sourceFiles()
const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))
const crossing = imports
  .map((one) => ({ ...one, from: floorOf(one.file), to: floorOf(one.target) }))
  .filter(({ from, to }) => from !== to)

describe('the picture in docs/architecture.md', () => {
  test('names each floor in the table, and each file is on one', () => {
    const drawn = new Set(ARROWS.flatMap(({ from, to }) => [from, to]))
    expect([...drawn].sort()).toEqual([...FLOORS.keys()].sort())
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => floorOf(file) === 'none')).toEqual([])
  })

  test('lists the core features and core domains that the linter knows', () => {
    expect(FLOORS.get('coreFeatures')).toEqual(CORE_FEATURES.map((name) => `src/features/${name}/`))
    expect(FLOORS.get('coreDomains')).toEqual(CORE_DOMAINS.map((name) => `server/domains/${name}/`))
  })

  test('has no circle', () => {
    expect([...FLOORS.keys()].filter((floor) => reach(floor).has(floor))).toEqual([])
  })

  test('has an arrow, or several in a row, for each import', () => {
    const missing = crossing.filter(({ from, to }) => !reach(from).has(to))
    expect(missing.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  test('has no solid arrow without an import, and no dotted one with an import', () => {
    const wrong = ARROWS.filter(
      (arrow) => arrow.isUsed !== crossing.some(({ from, to }) => from === arrow.from && to === arrow.to),
    )
    expect(wrong.map(({ from, to }) => `${from} to ${to}`)).toEqual([])
  })

  test('allows what the linter allows', () => {
    const wrong = new Set<string>()
    // Rules speak of folders: one file of each will do.
    const oneOfEach = [...new Map(files.map((file) => [path.dirname(file), file])).values()]
    for (const file of oneOfEach) {
      const zone = ZONES.find((candidate) => candidate.files.test(file))
      const match = zone?.files.exec(file)
      const may = (zone && match && zone.may(match)) ?? []
      const from = floorOf(file)
      const reached = reach(from)
      for (const target of oneOfEach) {
        const to = floorOf(target)
        if (to === from || reached.has(to)) continue
        if (may.some((pattern) => pattern.test(target))) wrong.add(`the linter lets ${from} import ${to}`)
      }
    }
    expect([...wrong]).toEqual([])
  })
})

/** The numbered files of a section. */
function roadOf(title: string): string[] {
  const section = page.split(`\n## ${title}`)[1]?.split('\n## ')[0] ?? ''
  return Array.from(section.matchAll(/^\d+\. `([^`]+)`/gm), ([, file = '']) => file)
}

const MOST_FILES = 8

describe.each(['A first view: a place', 'A read: a place', 'A write: the like'])('%s', (title) => {
  const road = roadOf(title)

  test(`goes through at most ${MOST_FILES} files, which exist`, () => {
    expect(road.length).toBeGreaterThan(5)
    expect(road.length).toBeLessThanOrEqual(MOST_FILES)
    expect(road.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })

  test('each file imports one before it, is imported by one, or is given to one by server/compose', () => {
    const linked = (a: string, b: string) =>
      imports.some(({ file, target }) => (file === a && target === b) || (file === b && target === a))
    const composed = files.filter((file) => file.startsWith('server/compose/')).map(importsOf)
    const given = (a: string, b: string) =>
      composed.some(
        (targets) => targets.includes(a) && targets.some((target) => path.dirname(target) === path.dirname(b)),
      )
    const loose = road.filter(
      (file, index) => index > 0 && !road.slice(0, index).some((before) => linked(file, before) || given(file, before)),
    )
    expect(loose).toEqual([])
  })
})
