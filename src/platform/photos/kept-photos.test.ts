import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setAuthorSource } from '../commands/author.ts'
import { dropKeptPhotos, keepPhoto, readKeptPhoto } from './kept-photos.ts'

const device = new Map<string, unknown>()
// happy-dom has no IndexedDB.
vi.mock('idb-keyval', () => ({
  createStore: () => device,
  get: async (key: string) => device.get(key),
  set: async (key: string, value: unknown) => void device.set(key, value),
  del: async (key: string) => void device.delete(key),
  entries: async () => [...device.entries()],
  clear: async () => device.clear(),
}))

const START = Date.parse('2026-11-21T03:00:00Z')
const DAY_MS = 86_400_000
const photo = { file: new File(['a'], 'a.jpg', { type: 'image/jpeg' }), isPrivate: false }
const keepAt = (ref: string, at: number) => {
  vi.spyOn(Date, 'now').mockReturnValue(at)
  return keepPhoto(ref, photo)
}

beforeEach(() => {
  device.clear()
  vi.stubGlobal('indexedDB', {})
  setAuthorSource(() => 7)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('What fell: thirty chosen photos are kept for a reload, the latest', async () => {
  for (let count = 0; count < 31; count += 1) await keepAt(`photo ${count}`, START + count)
  expect([device.size, device.has('photo 0'), device.has('photo 1')]).toEqual([30, false, true])
})

test('What fell: a chosen photo is kept for thirty days', async () => {
  await keepAt('old', START)
  await keepAt('another', START + 30 * DAY_MS)
  expect(device.has('old')).toBe(true)
  await keepAt('third', START + 30 * DAY_MS + 1)
  expect([...device.keys()]).toEqual(['another', 'third'])
})

test('What fell: a kept photo is its author’s, whole, and gone with the others once they leave', async () => {
  await keepAt('mine', START)
  expect(await readKeptPhoto('mine')).toMatchObject({ author: 7, isPrivate: false })
  setAuthorSource(() => null)
  expect(await readKeptPhoto('mine')).toBeNull()
  setAuthorSource(() => 7)
  device.set('broken', { author: 7, at: START, file: 'a.jpg' })
  expect(await readKeptPhoto('broken')).toBeNull()
  await dropKeptPhotos()
  expect(device.size).toBe(0)
})
