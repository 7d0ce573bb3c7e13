import type { Deps } from '../deps.ts'
import { outboxMail } from './outbox.ts'
import { smtpMail } from './smtp.ts'

/** Creates the sender of mails by the configuration: SMTP, or files. */
export function createMail({ env, log, clock, origin }: Pick<Deps, 'env' | 'log' | 'clock' | 'origin'>) {
  const from = env.mailFrom ?? `no-reply@${new URL(origin).hostname.replaceAll(/[[\]]/g, '')}`
  if (env.smtpUrl) return smtpMail(env.smtpUrl, from)
  const show =
    process.stderr.isTTY && env.logLevel !== 'silent' ? (text: string) => process.stderr.write(`${text}\n`) : null
  return outboxMail(env.dataDir, from, log, clock, show)
}
