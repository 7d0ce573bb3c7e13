import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** Nobody waits for a mail, but a server that hangs must not stop the queue for long. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** The parts that any transport of nodemailer's makes a message of. */
export const messageOf = ({ to, ...content }: Mail, from: string) => ({
  ...content,
  from,
  // As an object: nothing in an address is read as a second one.
  to: { name: '', address: to },
  // So that absence notes aren't sent back.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends by the operator's mail server; `smtp://` upgrades to TLS where that is offered, `smtps://` begins with it. */
export function smtpMail(url: string, from: string): (mail: Mail) => Promise<void> {
  const transport = createTransport({ url, ...PATIENCE })
  return async (mail) => {
    await transport.sendMail(messageOf(mail, from))
  }
}
