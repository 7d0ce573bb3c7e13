import { expect, expectTypeOf, test } from 'vitest'
import { get } from '../api/endpoint.ts'
import { PUBLIC_SHAPES } from './answer-shapes.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { MEMBER_BOUNDS, OFFLINE_BOUNDS } from '../api/offline-shape.ts'
import { OFFLINE_RULES, offlineRules } from './offline.ts'

test('each cacheable public GET has one rule, which its own address matches first', () => {
  const kept = ENDPOINTS.filter(({ offline }) => offline)
  expect(kept.length).toBeGreaterThan(5)
  expect(OFFLINE_RULES).toHaveLength(kept.length)
  for (const { id, path, offline } of kept) {
    const address = path.replaceAll(/:\w+/g, '17')
    const rule = OFFLINE_RULES.find(({ pattern }) => pattern.test(address))
    expect(rule).toMatchObject({ operation: id, kind: offline })
    expect(OFFLINE_BOUNDS[rule!.kind].maxEntries).toBeGreaterThan(0)
  }
})

test('What fell 10: each cacheable answer has a shape by which a device checks what it has cached', () => {
  const kept = ENDPOINTS.filter(({ offline }) => offline).map(({ id }) => id)
  expect(Object.keys(PUBLIC_SHAPES).sort()).toEqual([...kept].sort())
})

test('What fell 14: what a device keeps, and for how long, is as promised', () => {
  const DAY = 86_400
  expect(OFFLINE_BOUNDS).toEqual({
    list: { maxEntries: 100, maxAgeSeconds: 30 * DAY },
    detail: { maxEntries: 300, maxAgeSeconds: 30 * DAY },
    settings: { maxEntries: 20, maxAgeSeconds: 90 * DAY },
  })
  expect(MEMBER_BOUNDS).toEqual({ maxEntries: 200, maxAgeSeconds: 30 * DAY })
})

test('an operation has one name among all', () => {
  const ids = ENDPOINTS.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
})

test('nothing but public GET answers gets a rule, whatever an endpoint says', () => {
  const kept = { ...get('/a', { access: 'public', offline: 'list' }), id: 'kept' }
  const rules = offlineRules([
    kept,
    { ...kept, id: 'refused', path: '/b', offline: false },
    { ...kept, id: 'mine', path: '/c', access: 'member' },
    { ...kept, id: 'written', path: '/d', method: 'PUT' },
  ])
  expect(rules.map(({ operation }) => operation)).toEqual(['kept'])
})

test('a member endpoint with an offline kind is a type error', () => {
  // @ts-expect-error an answer that depends on the caller is never in a shared cache
  get('/mine', { access: 'member', offline: 'list' })
  expectTypeOf(get('/all', { access: 'public' }).access).toEqualTypeOf<'public'>()
})
