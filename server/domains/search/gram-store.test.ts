import { expect, test, vi } from 'vitest'
import type { Db } from '../../db/index.ts'
import { gramCounts } from './gram-store.ts'

const databaseThat = (answers: () => Promise<{ rows: object[] }>) => {
  const execute = vi.fn(answers)
  return { execute, db: { execute } as unknown as Db }
}

test('a table without statistics is not asked for them at each search', async () => {
  const { db, execute } = databaseThat(async () => ({ rows: [] }))
  expect((await gramCounts(db, 'notices')).of(1)).toBe(0)
  await gramCounts(db, 'notices')
  expect(execute).toHaveBeenCalledOnce()
})

test('a table that is filled meanwhile is known within seconds', async () => {
  vi.useFakeTimers()
  const { db, execute } = databaseThat(async () => ({ rows: [] }))
  await gramCounts(db, 'notices')
  execute.mockResolvedValue({ rows: [{ grams: [1], shares: [0.5], total: 40 }] })
  vi.advanceTimersByTime(11_000)
  expect((await gramCounts(db, 'notices')).of(1)).toBe(20)
  vi.useRealTimers()
})

test('statistics that could not be read are asked for again', async () => {
  const { db, execute } = databaseThat(async () => Promise.reject(new Error('defect')))
  await expect(gramCounts(db, 'notices')).rejects.toThrow('defect')
  execute.mockResolvedValue({ rows: [] })
  expect((await gramCounts(db, 'notices')).of(1)).toBe(0)
})
