import { expect, test } from 'vitest'
import { useTestDatabase } from '../../testing/harness.ts'
import { limiterOf } from './store.ts'

const database = useTestDatabase()
const COUNTS = [{ limit: { name: 'walks', per: '{member}', points: 2, seconds: 600 }, who: '1' }]
const consume = () => limiterOf(database.orm).consume(COUNTS)
const shift = (by: string) => database.pool.query('update rate_limits set expire = expire + $1::interval', [by])

test('What fell: a window that was begun by a clock that was ahead refuses nobody for longer than its time', async () => {
  await consume()
  await consume()
  await expect(consume()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  // As far as the clocks of two nodes may be apart, it is an ordinary one.
  await shift('30 seconds')
  await expect(consume()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await shift('1 year')
  await consume()
  await consume()
  await expect(consume()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})
