import type { Deps } from '../deps.ts'
import { outboxMail } from './outbox.ts'
import { smtpMail } from './smtp.ts'

/** Creates the sender of mails by the configuration: SMTP, or files. */
export function createMail({ env, log, clock, origin }: Pick<Deps, 'env' | 'log' | 'clock' | 'origin'>) {
  const from = env.mailFrom ?? `no-reply@${new URL(origin).hostname.replaceAll(/[[\]]/g, '')}`
  return env.smtpUrl ? smtpMail(env.smtpUrl, from) : outboxMail(env.dataDir, from, log, clock)
}
