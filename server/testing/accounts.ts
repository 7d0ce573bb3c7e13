import { beforeEach } from 'vitest'
import type { Deps } from '../deps.ts'
import { createApp } from '../app.ts'
import { runJobs } from '../compose/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { Browser } from './browser.ts'
import { type Overrides, capturingLog, testDeps } from './deps.ts'
import { useTestDatabase } from './harness.ts'
import { makeMember, PASSWORD } from './members.ts'

/** Where everybody comes from who says nothing else. */
const NETWORK = { 'X-Forwarded-For': '203.0.113.1' }
const START = new Date('2026-11-21T03:00:00Z')

/** The whole server with a clock that a test moves, and the mails that it sent; limits begin anew with each test. */
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

  return {
    database,
    lines,
    deps: () => deps,
    browser: (headers: Record<string, string> = {}) => new Browser(app, { ...NETWORK, ...headers }),
    /** Somebody who has logged in by the front door. */
    async member() {
      const member = await makeMember(deps)
      const browser = new Browser(app, NETWORK)
      await browser.post('/auth/login', { email: member.email, password: PASSWORD })
      return { ...member, browser }
    },
    /** Time passes. */
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
    runJobs: () => runJobs(deps),
    /** Mails to this address can't be sent from now on; null: all can. */
    failFor(address: string | null) {
      broken = address
    },
    /** All mails so far, once none is being written. */
    async mails() {
      await deps.mails.idle()
      return mails
    },
    /** People wait a minute and more between two mails; tests don't. */
    forgetLimits: () => database.pool.query('delete from rate_limits'),
  }
}
