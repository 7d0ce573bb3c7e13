import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '../../contract/endpoints.ts'

const root = path.resolve(import.meta.dirname, '../..')
const files = (readdirSync(path.join(root, 'src'), { recursive: true }) as string[])
  .map((file) => `src/${file.split(path.sep).join('/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))

/** Calls outside of queries and commands: a session's renewal and start, and reads whose callers show what comes of them. */
const CALLED_BY_ITSELF = [
  'src/app/commands/place-effects.ts',
  'src/app/offline/reconnect.ts',
  'src/features/dogs/queries.ts',
  'src/features/session/queries.ts',
  'src/features/session/renewal-mutations.ts',
  'src/features/session/social/queries.ts',
  'src/platform/map/label-geocoder.ts',
]
const LAYER = /^src\/platform\/(?:api|commands)\//

interface Query {
  name: string
  stated: boolean
}

/** Options of queries in a file, and whether their `meta` has `shows`. */
function queriesOf(file: string): Query[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  if (!/ueryOptions/.test(source)) return []
  const found: Query[] = []
  new Visitor({
    CallExpression({ callee, arguments: [options], start }) {
      if (callee.type !== 'Identifier' || !/^(?:infiniteQ|q)ueryOptions$/.test(callee.name)) return
      const properties = options?.type === 'ObjectExpression' ? options.properties : []
      const meta = properties.find(
        (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'meta',
      )
      const name = `${file}:${source.slice(0, start).split('\n').length}`
      found.push({ name, stated: meta !== undefined && /\bshows:/.test(source.slice(meta.start, meta.end)) })
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** How often a file uses `call` where no option of a query, and no command that was given its own `call`, is around it. */
function callsOutside(file: string): number {
  const source = readFileSync(path.join(root, file), 'utf8')
  if (!/\bcall\(/.test(source)) return 0
  const inside: [number, number][] = []
  const calls: number[] = []
  const given = (node: { params: readonly object[]; start: number; end: number }) => {
    const [first] = node.params
    if (first && 'name' in first && first.name === 'call') inside.push([node.start, node.end])
  }
  new Visitor({
    Property({ key, start, end }) {
      if (key.type === 'Identifier' && key.name === 'queryFn') inside.push([start, end])
    },
    ArrowFunctionExpression: given,
    FunctionExpression: given,
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'call') calls.push(start)
    },
  }).visit(parseSync(file, source).program)
  return calls.filter((at) => !inside.some(([from, to]) => at > from && at < to)).length
}

/** Queries of a file that ask by something else than a GET, which shows the loading overlay unless it is called quietly. */
function veilingQueries(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const veiling: string[] = []
  const within: [number, number][] = []
  const calls: { start: number; id: string; quiet: boolean }[] = []
  new Visitor({
    Property({ key, start, end }) {
      if (key.type === 'Identifier' && key.name === 'queryFn') within.push([start, end])
    },
    CallExpression({ callee, arguments: [endpoint], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'call' || endpoint?.type !== 'MemberExpression') return
      const id = source.slice(endpoint.property.start, endpoint.property.end)
      calls.push({ start, id, quiet: /\bquiet: true\b/.test(source.slice(start, end)) })
    },
  }).visit(parseSync(file, source).program)
  for (const { start, id, quiet } of calls) {
    if (quiet || !within.some(([from, to]) => start > from && start < to)) continue
    if (ENDPOINTS.find((endpoint) => endpoint.id === id)?.method !== 'GET') veiling.push(`${file}: ${id}`)
  }
  return veiling
}

describe('What fell 13: who shows that a call is under way, and that it failed', () => {
  test('every query says it', () => {
    const queries = files.flatMap(queriesOf)
    expect(queries.length).toBeGreaterThan(30)
    expect(queries.filter(({ stated }) => !stated).map(({ name }) => name)).toEqual([])
  })

  test('no query covers the screen with the loading overlay', () => {
    expect(files.filter((file) => file.endsWith('queries.ts')).flatMap(veilingQueries)).toEqual([])
  })

  test('no component asks the server by options of its own', () => {
    const own = files.filter(
      (file) => /\bqueryFn:/.test(readFileSync(path.join(root, file), 'utf8')) && !/(?:^|[/-])queries\.ts$/.test(file),
    )
    expect(own).toEqual([])
  })

  test('what calls the server outside a query and a command is one of the few whose caller shows what comes of it', () => {
    const outside = files.filter((file) => !LAYER.test(file) && callsOutside(file) > 0)
    expect(new Set(outside)).toEqual(new Set(CALLED_BY_ITSELF))
  })
})
