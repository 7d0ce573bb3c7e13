import type { Deps } from '../deps.ts'
import { composeMail } from '../domains/accounts/mail-texts.ts'
import { createMailQueue } from '../mail/queue.ts'
import { createMail } from '../mail/index.ts'

/** Completes the dependencies with the mail queue and its sender. */
export function withMails(given: Omit<Deps, 'mails' | 'sendMail'> & Partial<Pick<Deps, 'sendMail'>>): Deps {
  const deps = { ...given, sendMail: given.sendMail ?? createMail(given) }
  return { ...deps, mails: createMailQueue({ ...deps, compose: composeMail(deps) }) }
}
