import { afterEach, beforeEach } from 'vitest'
import type { Deps } from '../deps.ts'
import { createApp } from '../app.ts'
import { runJobs } from '../compose/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { Browser } from './browser.ts'
import { type Overrides, capturingLog, testDeps } from './deps.ts'
import { useTestDatabase } from './harness.ts'
import { createMember, PASSWORD } from './members.ts'

/** Default network of callers. */
const NETWORK = { 'X-Forwarded-For': '203.0.113.1' }
const START = new Date('2026-11-21T03:00:00Z')

/** The whole server with an adjustable clock and access to sent mails; rate limits are reset for each test. */
export function accountsOnTestDatabase(overrides: Overrides = {}) {
  const database = useTestDatabase()
  const mails: Mail[] = []
  let now = START
  let broken: string | null = null
  let deps: Deps
  let app: ReturnType<typeof createApp>
  const { log, lines } = capturingLog()

  beforeEach(async () => {
    now = START
    broken = null
    mails.length = 0
    lines.length = 0
    deps = testDeps(database.orm, {
      clock: () => now,
      log,
      sendMail: async (mail) => {
        if (mail.to === broken) throw new Error('The mail server is away.')
        mails.push(mail)
      },
      ...overrides,
      env: { trustProxy: 1, ...overrides.env },
    })
    app = createApp(deps)
    await database.pool.query('delete from rate_limits')
    await database.pool.query('delete from mail_orders')
  })

  // A queue that is still running would take the mails of the next test.
  afterEach(() => deps.mails.idle())

  return {
    database,
    lines,
    deps: () => deps,
    browser: (headers: Record<string, string> = {}) => new Browser(app, { ...NETWORK, ...headers }),
    /** A member who has registered and logged in by HTTP. */
    async member() {
      const member = await createMember(deps)
      const browser = new Browser(app, NETWORK)
      await browser.post('/auth/login', { email: member.email, password: PASSWORD })
      // The mail about their new device is not what tests look for.
      await deps.mails.idle()
      mails.length = 0
      return { ...member, browser }
    },
    /** Advances the clock. */
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
    runJobs: () => runJobs(deps),
    /** Makes sending to this address fail from now on; null: none fails. */
    failFor(address: string | null) {
      broken = address
    },
    /** All mails so far; waits until the queue is idle. */
    async mails() {
      await deps.mails.idle()
      return mails
    },
    /** Resets rate limits, as tests don't wait a minute between two mails. */
    forgetLimits: () => database.pool.query('delete from rate_limits'),
  }
}
