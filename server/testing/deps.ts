import { Writable } from 'node:stream'
import { pino } from 'pino'
import type { Hono } from 'hono'
import { createApp } from '../app.ts'
import type { Database, Db } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../domains/site/store.ts'
import { readEnv, type Env } from '../env.ts'
import { createHttp } from '../http/create.ts'
import type { Actor } from '../http/request/actor.ts'
import { localInvalidations } from '../http/answers/invalidations.ts'
import type { Route } from '../http/calls/serve.ts'
import type { HttpEnv } from '../http/request/types.ts'
import { TEST_KEYS } from './keys.ts'
import { withMails } from '../compose/mails.ts'
import { diskMedia, diskPrivateMedia } from '../media/media.ts'

export interface Overrides extends Partial<Omit<Deps, 'env'>> {
  env?: Partial<Env>
}

const testEnv = (changes: Partial<Env> = {}): Env => ({
  ...readEnv({ LOG_LEVEL: 'silent', DATA_DIR: '/nowhere' }),
  // As in a demo; tests of the second factor require it.
  secondFactor: 'offered',
  ...changes,
})

/** Dependencies of an app with test defaults: no log output, and no answer cache, so that the next read sees a write. */
export function testDeps(db: Db, { env: changes, ...overrides }: Overrides = {}): Deps {
  const env = testEnv(changes)
  return withMails({
    db,
    clock: () => new Date(),
    env,
    log: pino({ level: 'silent' }),
    keys: TEST_KEYS,
    media: diskMedia(env.dataDir),
    privateMedia: diskPrivateMedia(env.dataDir),
    origin: 'http://localhost:3000',
    sendMail: async () => {},
    invalidations: localInvalidations(),
    answersFreshMs: 0,
    ...overrides,
  })
}

/** The app on a test's database. Use it as `await app.request('/api/places')`. */
export function testApp(database: Pick<Database, 'orm'>, overrides?: Overrides): Hono<HttpEnv> {
  return createApp(testDeps(database.orm, overrides))
}

/** Only the HTTP side, with routes of the test. */
export function testHttp(routes: readonly Route[], overrides?: Overrides): Hono<HttpEnv> {
  const deps = testDeps(undefined as unknown as Db, overrides)
  return createHttp(routes, { ...deps, isReady: () => readSettings(deps.db) })
}

/** Authenticates by a header: `X-Test-Role: admin`. */
export async function authenticateByHeader(headers: Headers): Promise<Actor | null> {
  const role = headers.get('x-test-role')
  return role
    ? {
        userId: 1,
        role: role as Actor['role'],
        sessionId: 1,
        suspended: false,
        nameless: false,
        secondFactor: 'proved',
      }
    : null
}

/** A log whose lines the test can read. */
export function capturingLog() {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  return { log: pino({ level: 'debug' }, stream), lines }
}
