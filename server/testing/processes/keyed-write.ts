/**
 * A process that does one write with an idempotency key and stops at a point, to be killed there: `effect`, after the effect but before the
 * commit, or `commit`, after the commit but before the answer. Arguments: point, data folder, cookies, key, address of a PostgreSQL server.
 */
import { writeSync } from 'node:fs'
import { routesOf } from '../../app.ts'
import { openDatabase } from '../../db/index.ts'
import { answerStoreOf } from '../../domains/idempotency/store.ts'
import { limiterOf } from '../../domains/limits/store.ts'
import { authenticator } from '../../domains/session/service.ts'
import type { AnswerStore } from '../../http/request/answer-store.ts'
import { createHttp } from '../../http/create.ts'
import { testDeps } from '../deps.ts'

const [point, dataDir = '', cookie = '', key = '', databaseUrl] = process.argv.slice(2)

async function stop(): Promise<never> {
  writeSync(1, `${point}\n`)
  // A timer keeps the process alive.
  return new Promise<never>(() => setInterval(() => {}, 60_000))
}

const { orm } = await openDatabase({ databaseUrl, dataDir, log: { info() {}, error() {} } })
const deps = testDeps(orm)
const real = answerStoreOf(deps)
const answerStore: AnswerStore = {
  ...real,
  async once(call, counts, effect) {
    const outcome = await real.once(call, counts, async (tx) => {
      const answer = await effect(tx)
      return point === 'effect' ? stop() : answer
    })
    return point === 'commit' ? stop() : outcome
  },
}
const given = { authenticate: authenticator(deps), limiter: limiterOf(orm), answerStore, isReady: async () => {} }
const app = createHttp(routesOf(deps), { ...given, ...deps })
const response = await app.request('/api/like-lists', {
  method: 'POST',
  headers: { Cookie: cookie, 'Content-Type': 'application/json', 'Idempotency-Key': key },
  body: JSON.stringify({ name: '제주', color: 'blue' }),
})
writeSync(1, `answered ${await response.text()}\n`)
process.exit()
