import { drizzle } from 'drizzle-orm/pg-proxy'
import { expect, test } from 'vitest'
import { capturingLog } from '../testing/deps.ts'
import { createMailQueue, type MailQueueDeps } from './queue.ts'

test('What fell 15: a mail ordered while the queue is just ending is not left until the next one', async () => {
  // Where in the ending it is ordered can't be chosen but by counting microtasks.
  for (let ticks = 0; ticks < 40; ticks += 1) {
    let looks = 0
    let ordered: Promise<void> | undefined
    const nothingDue = async () => {
      looks += 1
      ordered ??= (async () => {
        for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
        queue.runSoon()
      })()
      return { rows: [] }
    }
    const queue = createMailQueue({
      db: drizzle(nothingDue) as unknown as MailQueueDeps['db'],
      clock: () => new Date(0),
      log: capturingLog().log,
      sendMail: () => Promise.resolve(),
      compose: () => Promise.resolve(null),
    })
    queue.runSoon()
    await new Promise((resolve) => setTimeout(resolve))
    await ordered
    await queue.idle()
    expect(looks, `ordered ${ticks} microtasks after the last look`).toBeGreaterThan(1)
  }
})
