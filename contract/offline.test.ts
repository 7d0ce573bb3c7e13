import { expect, expectTypeOf, test } from 'vitest'
import { get } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import { OFFLINE_BOUNDS } from './offline-shape.ts'
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
