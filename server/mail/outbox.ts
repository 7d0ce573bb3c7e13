import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from '../lib/log.ts'
import type { Mail } from './mail.ts'
import { messageOf } from './smtp.ts'

/**
 * Used without a mail server: writes each mail as a file for mail programs (`.eml`), as text, and to the log, so that a person who tries the
 * product finds their code.
 */
export function outboxMail(
  dataDir: string,
  from: string,
  log: Logger,
  clock: () => Date,
): (mail: Mail) => Promise<void> {
  const folder = path.join(dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${clock().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`
    const { message } = await transport.sendMail(messageOf(mail, from))
    await writeFile(path.join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 })
    await writeFile(path.join(folder, `${name}.txt`), `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`, {
      mode: 0o600,
    })
    log.info({ to: mail.to, subject: mail.subject, text: mail.text, file: `${name}.eml` }, 'mail kept in the outbox')
  }
}
