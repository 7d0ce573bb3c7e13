import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from '../lib/log.ts'
import { maskPrivate } from '../lib/mask.ts'
import type { Mail } from './mail.ts'
import { messageOf } from './smtp.ts'

/** The longest validity of a code or link in a mail is half an hour; after this time no file is left. */
const KEPT_MS = 60 * 60_000
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[0-9a-f]{6}\.(eml|txt)$/

/**
 * Used without a mail server: writes each mail as a file for mail programs (`.eml`) and as text, so that a person who tries the product finds
 * their code. The log says in which file; the text itself is shown at a terminal only, since logs are kept and collected.
 */
export function outboxMail(
  dataDir: string,
  from: string,
  log: Logger,
  clock: () => Date,
  show: ((text: string) => void) | null,
): (mail: Mail) => Promise<void> {
  const folder = path.join(dataDir, 'outbox')
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${clock().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`
    // As in `smtpMail`.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { message } = await transport.sendMail(messageOf(mail, from))
    await writeFile(path.join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 })
    const text = `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`
    await writeFile(path.join(folder, `${name}.txt`), text, { mode: 0o600 })
    log.info({ to: maskPrivate(mail.to), file: path.join(folder, `${name}.txt`) }, 'mail kept in the outbox')
    show?.(text)
  }
}

/** Deletes mails whose codes and links have expired. */
export async function removeOldMails(dataDir: string, now: Date): Promise<void> {
  const folder = path.join(dataDir, 'outbox')
  for (const name of await namesIn(folder)) {
    const writtenAt = NAME.exec(name)
    if (!writtenAt) continue
    const [, day, hours, minutes, seconds, ms] = writtenAt
    const age = now.getTime() - new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`).getTime()
    if (age > KEPT_MS) await rm(path.join(folder, name), { force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
