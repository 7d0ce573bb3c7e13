import { QueryCache } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PINNED } from '../../../contract/offline/pinning.ts'
import { COLOR_SCHEME_KEY } from '../../lib/color-scheme.ts'
import { device, resetDevice } from '../testing/stub-idb-keyval.ts'
import { discardRead } from './discard.ts'
import { wipeDevice } from './wipe.ts'

vi.mock('idb-keyval', () => import('../testing/stub-idb-keyval.ts'))
const dropKeptPhotos = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../photos/kept-photos.ts', () => ({ dropKeptPhotos }))

const OF_APP = ['late-files', 'shell-files', 'maps-script', 'workbox-precache-v2-https://dog.example/']
let cached: Set<string>
beforeEach(() => {
  resetDevice()
  localStorage.clear()
  sessionStorage.clear()
  cached = new Set([`${PINNED}answers`, `${PINNED}photos`, 'answers-list-3', 'photos-small', 'photos-large', ...OF_APP])
  vi.stubGlobal('caches', { keys: async () => [...cached], delete: async (name: string) => cached.delete(name) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('What fell 12: a wiped device has nothing that a visit left: neither answers, photos, pinned places nor what was stored', async () => {
  device.entries.set('list-["places"]', {})
  for (const key of ['daengdaeng.saved', 'owed', COLOR_SCHEME_KEY]) localStorage.setItem(key, key)
  sessionStorage.setItem('daengdaeng.position', '1')
  const told = vi.fn()
  addEventListener('storage', told, { once: true })
  await wipeDevice('owed')
  expect([...cached]).toEqual(OF_APP)
  expect([...device.entries.keys()]).toEqual([])
  expect(Object.keys(localStorage).sort()).toEqual([COLOR_SCHEME_KEY, 'owed'].sort())
  expect(sessionStorage).toHaveLength(0)
  expect(told).toHaveBeenCalledOnce()
})

test('What fell 12: what one store of the device refuses does not keep the others from being wiped', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('', 'SecurityError')) })
  localStorage.setItem('daengdaeng.saved', '1')
  device.entries.set('list-["places"]', {})
  await wipeDevice()
  expect([localStorage.length, device.entries.size]).toEqual([0, 0])
})

test('What fell 10: a screen that broke has the worker’s answers dropped too, of every kind; pinned places and photos stay', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  cached.add('answers-detail-3')
  await discardRead(new QueryCache())
  expect([...cached]).toEqual([`${PINNED}answers`, `${PINNED}photos`, 'photos-small', 'photos-large', ...OF_APP])
})

/** The worker's database of used addresses, as IndexedDB opens it. */
function stubRecords(records: Map<string, unknown>): { closed: () => boolean } {
  let isClosed = false
  const emptying = Object.assign(new EventTarget(), {
    objectStore: (name: string) => ({ clear: () => name === 'cache-entries' && records.clear() }),
  })
  const result = {
    transaction: () => (queueMicrotask(() => emptying.dispatchEvent(new Event('complete'))), emptying),
    close: () => (isClosed = true),
  }
  const open = (name: string) => {
    const opening = Object.assign(new EventTarget(), { result })
    queueMicrotask(() => opening.dispatchEvent(new Event(name === 'workbox-expiration' ? 'success' : 'error')))
    return opening
  }
  vi.stubGlobal('indexedDB', { open })
  return { closed: () => isClosed }
}

test('What fell: a wiped device keeps neither chosen photos nor the addresses that the worker used', async () => {
  const addresses = new Map<string, unknown>([['/api/places/p-cafe', 1]])
  const records = stubRecords(addresses)
  dropKeptPhotos.mockClear()
  await wipeDevice()
  expect([addresses.size, records.closed()]).toEqual([0, true])
  expect(dropKeptPhotos).toHaveBeenCalledOnce()
})

test('What fell: a database of the worker that does not exist is not created by wiping', async () => {
  const abort = vi.fn()
  const open = () => {
    const opening = Object.assign(new EventTarget(), { transaction: { abort } })
    queueMicrotask(() => {
      opening.dispatchEvent(new Event('upgradeneeded'))
      opening.dispatchEvent(new Event('error'))
    })
    return opening
  }
  vi.stubGlobal('indexedDB', { open })
  await wipeDevice()
  expect(abort).toHaveBeenCalledOnce()
})
