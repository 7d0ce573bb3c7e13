import { beforeEach, expect, test, vi } from 'vitest'
import { OFFLINE_SHAPE } from '../../../contract/api/offline-shape.ts'
import { device, resetDevice } from '../testing/stub-idb-keyval.ts'
import { freshFor } from './fresh-for.ts'
import { readPersistedAnswers } from './kept-answers.ts'

vi.mock('idb-keyval', () => import('../testing/stub-idb-keyval.ts'))
beforeEach(resetDevice)

test('What fell 10: of what the device keeps, answers of the shape that this build knows are read, and nothing else', async () => {
  const state = { data: ['카페'], dataUpdatedAt: 5 }
  device.entries.set('list-[1]', { queryKey: [1], state, buster: String(OFFLINE_SHAPE) })
  device.entries.set('list-[2]', { queryKey: [2], state, buster: String(OFFLINE_SHAPE - 1) })
  device.entries.set('list-[3]', { queryKey: [3], buster: String(OFFLINE_SHAPE) })
  device.entries.set('list-[4]', { state, buster: String(OFFLINE_SHAPE) })
  device.entries.set('list-[5]', undefined)
  expect(await readPersistedAnswers()).toEqual([{ queryKey: [1], data: ['카페'], at: 5 }])
})

test('What fell 14: what was read in this visit stays fresh for its time, what an earlier visit left is read again', () => {
  const of = (dataUpdatedAt: number) => ({ state: { dataUpdatedAt } })
  const staleTime = freshFor(30_000)
  expect(staleTime(of(performance.timeOrigin + 1))).toBe(30_000)
  expect(staleTime(of(performance.timeOrigin - 1))).toBe(0)
})
