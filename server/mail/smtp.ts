import type { Mail } from './mail.ts'

/** In milliseconds. No caller waits for a mail, but a server that hangs must not block the queue for long. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Message options for any nodemailer transport. */
export const messageOf = ({ to, ...content }: Mail, from: string) => ({
  ...content,
  from,
  // As an object, so that nothing in the address is parsed as a second address.
  to: { name: '', address: to },
  // Suppresses automatic replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends by the operator's mail server; `smtp://` upgrades to TLS if offered, `smtps://` uses TLS from the start. */
export function smtpMail(url: string, from: string): (mail: Mail) => Promise<void> {
  return async (mail) => {
    // Loaded with the first mail: a start need not wait for it.
    const { createTransport } = await import('nodemailer')
    await createTransport({ url, ...PATIENCE }).sendMail(messageOf(mail, from))
  }
}
