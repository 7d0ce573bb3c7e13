import { createHash } from 'node:crypto'
import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, expectTypeOf, test } from 'vitest'
import * as v from 'valibot'
import { get, type Endpoint } from './endpoint.ts'
import { ENDPOINTS } from './index.ts'
import { OFFLINE_BOUNDS, OFFLINE_SHAPE } from './offline-shape.ts'
import { OFFLINE_RULES, offlineRules } from './offline.ts'

const data = v.null()

test('each public GET answer that may be kept has one rule, and its own address finds it first', () => {
  const kept = Object.entries<Endpoint>(ENDPOINTS).filter(([, endpoint]) => endpoint.offline)
  expect(kept.length).toBeGreaterThan(5)
  expect(OFFLINE_RULES).toHaveLength(kept.length)
  for (const [operation, endpoint] of kept) {
    const address = endpoint.path.replaceAll(/:\w+/g, '17')
    const rule = OFFLINE_RULES.find(({ pattern }) => pattern.test(address))
    expect(rule).toMatchObject({ operation, kind: endpoint.offline })
    expect(OFFLINE_BOUNDS[rule!.kind].maxEntries).toBeGreaterThan(0)
  }
})

test('nothing but public GET answers gets a rule, whatever an endpoint says', () => {
  const kept = { ...get('/a', { summary: '', access: 'public', data, offline: 'list' }) }
  const rules = offlineRules({
    kept,
    refused: { ...kept, path: '/b', offline: false },
    mine: { ...kept, path: '/c', access: 'member' },
    written: { ...kept, path: '/d', method: 'PUT' },
  })
  expect(rules.map(({ operation }) => operation)).toEqual(['kept'])
})

test('a member endpoint that may be kept offline is a type error', () => {
  // @ts-expect-error what depends on who asks never lies in a shared cache
  get('/mine', { summary: '', access: 'member', data, offline: 'list' })
  expectTypeOf(get('/all', { summary: '', access: 'public', data }).access).toEqualTypeOf<'public'>()
})

test('C3 a change of what devices keep is noticed: does an older answer still read right, or must OFFLINE_SHAPE rise?', () => {
  const shapes = Object.values<Endpoint>(ENDPOINTS)
    .filter(({ offline }) => offline)
    .map(({ path, data }) => [path, toJsonSchema(data, { errorMode: 'ignore' })])
  const digest = createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 12)
  expect({ version: OFFLINE_SHAPE, digest }).toEqual({ version: 2, digest: 'aec4e6603ad1' })
})

const KEPT_NOWHERE: ReadonlySet<string> = new Set(['/users/me/export'])

test.each(
  Object.values<Endpoint>(ENDPOINTS)
    .filter(({ method, access, path }) => method === 'GET' && access === 'member' && !KEPT_NOWHERE.has(path))
    .map(({ path, data }) => [path, data] as const),
)(
  'C3 a change of what a member’s device may keep of %s is noticed: must MEMBER_SHAPE rise? Then run it with -u',
  (_, shape) => {
    const schema = JSON.stringify(toJsonSchema(shape, { errorMode: 'ignore' }))
    expect(createHash('sha256').update(schema).digest('hex').slice(0, 12)).toMatchSnapshot()
  },
)
