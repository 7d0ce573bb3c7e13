import { setTimeout as wait } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { HttpEnv } from '../request/types.ts'

const PATIENCE_MS = 2000
const NO_STORE = { 'Cache-Control': 'no-store' }

export interface Ready {
  /** Rejects while the database is unreachable, or nothing can be stored. */
  isReady: () => Promise<unknown>
}

/** Probes for the process manager: `/healthz` = alive, `/readyz` = ready to serve: the database answers, and the disk takes files. */
export function mountHealth(app: Hono<HttpEnv>, { isReady, log }: Pick<Deps, 'log'> & Ready): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, NO_STORE))
  app.get('/readyz', async (c) => {
    const patience = new AbortController()
    try {
      await Promise.race([isReady(), tooLate(patience.signal)])
      return c.json({ status: 'ok' }, 200, NO_STORE)
    } catch (err) {
      log.warn({ err }, 'not ready')
      return c.json({ status: 'unavailable' }, 503, NO_STORE)
    } finally {
      patience.abort()
    }
  })
}

async function tooLate(signal: AbortSignal): Promise<never> {
  await wait(PATIENCE_MS, undefined, { signal }).catch(() => {})
  throw new Error(`The database did not answer in ${PATIENCE_MS} ms.`)
}
