import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more than the limit run at once, and all get their turn', async () => {
  let running = 0
  let most = 0
  const limited = limitConcurrency(4, async (value: number) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, value % 3))
    running--
    return value * 2
  })
  const results = await Promise.all(Array.from({ length: 25 }, (_, index) => limited(index)))
  expect(results).toEqual(Array.from({ length: 25 }, (_, index) => index * 2))
  expect(most).toBe(4)
})

test('a failed one frees its slot', async () => {
  const limited = limitConcurrency(1, async (fails: boolean) => {
    if (fails) throw new Error('no')
    return 'yes'
  })
  const results = await Promise.allSettled([limited(true), limited(true), limited(false)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})
