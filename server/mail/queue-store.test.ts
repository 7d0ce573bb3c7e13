import { expect, test } from 'vitest'
import { useTestDatabase } from '../testing/harness.ts'
import { claimOrder, insertOrder } from './queue-store.ts'

const database = useTestDatabase()
const NOW = new Date('2026-11-21T03:00:00Z')
const MANY = 6

const orderMany = async () => {
  for (let userId = 1; userId <= MANY; userId += 1) await insertOrder(database.orm, { kind: 'withdrawn', userId }, NOW)
}

test('What fell 15: one order is claimed at a time, also once the engine takes the table for empty', async () => {
  // Mostly it is: whoever collects statistics then leaves the engine to plan for one row.
  await orderMany()
  await database.pool.query('delete from mail_orders')
  await database.pool.query('analyze mail_orders')
  await orderMany()
  for (let userId = 1; userId <= MANY; userId += 1) {
    expect((await claimOrder(database.orm, NOW))?.order).toEqual({ kind: 'withdrawn', userId })
  }
  expect(await claimOrder(database.orm, NOW)).toBeNull()
})

test('What fell: an order by a clock that was ahead is due at once, one that waits for its next attempt is not', async () => {
  await insertOrder(database.orm, { kind: 'withdrawn', userId: 7 }, new Date('2027-11-21T03:00:00Z'))
  expect((await claimOrder(database.orm, NOW))?.order).toEqual({ kind: 'withdrawn', userId: 7 })
  expect(await claimOrder(database.orm, NOW)).toBeNull()
})

test('What fell: a mail that can’t be sent is tried again after half a minute, 2, 5, 15 and 60 minutes, then no more', async () => {
  await database.pool.query('delete from mail_orders')
  await insertOrder(database.orm, { kind: 'withdrawn', userId: 7 }, NOW)
  let seconds = 0
  const claim = (at: number) => claimOrder(database.orm, new Date(NOW.getTime() + at * 1000))
  for (const wait of [30, 120, 300, 900, 3600]) {
    expect(await claim(seconds), `an attempt after ${seconds} s`).toMatchObject({ last: false })
    expect(await claim(seconds + wait - 1), `nothing ${wait - 1} s later`).toBeNull()
    seconds += wait
  }
  expect(await claim(seconds)).toMatchObject({ last: true })
})
