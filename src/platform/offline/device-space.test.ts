import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearTemporaryCaches, usedBytes } from './device-space.ts'

const answers = new Map<string, unknown>()
// happy-dom has neither IndexedDB nor caches.
vi.mock('idb-keyval', () => ({
  createStore: () => answers,
  keys: async (store: typeof answers) => [...store.keys()],
  delMany: async (names: string[], store: typeof answers) => names.forEach((name) => store.delete(name)),
}))
const cached = new Set<string>()

beforeEach(() => {
  answers.clear()
  cached.clear()
  vi.stubGlobal('caches', {
    keys: async () => [...cached],
    delete: async (name: string) => cached.delete(name),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('temporary caches are cleared; bookmarks, the app and the member’s data stay', async () => {
  for (const name of ['answers-list', 'answers-detail', 'photos-small', 'pinned-photos', 'late-files', 'precache-v2'])
    cached.add(name)
  for (const name of ['list-["places"]', 'settings-["groups"]', 'member-["member",7,"dogs"]']) answers.set(name, {})
  await clearTemporaryCaches()
  expect([...cached]).toEqual(['pinned-photos', 'late-files', 'precache-v2'])
  expect([...answers.keys()]).toEqual(['member-["member",7,"dogs"]'])
})

test('a browser that does not say how much it holds is believed to hold an unknown amount', async () => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 12_345 }) } })
  expect(await usedBytes()).toBe(12_345)
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({}) } })
  expect(await usedBytes()).toBeNull()
  vi.stubGlobal('navigator', {})
  expect(await usedBytes()).toBeNull()
})
