import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import type { RunningServer } from './server.ts'

/** The newest mail to an address with a matching subject; waits until there is one. `after`: ignores that many earlier ones. */
export async function mailTo(
  server: Pick<RunningServer, 'dataDir'>,
  address: string,
  subject: RegExp,
  after = 0,
): Promise<string> {
  const folder = path.join(server.dataDir, 'outbox')
  const found = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .filter((mail) => mail.startsWith(`To: ${address}\n`) && subject.test(mail.split('\n')[1] ?? ''))
  await expect.poll(() => found().length, { timeout: 20_000 }).toBeGreaterThan(after)
  return found().at(-1) ?? ''
}

export const codeIn = (mail: string): string => /\b\d{6}\b/.exec(mail)?.[0] ?? ''
export const linkIn = (mail: string): string => /https?:\/\/\S+#token=\S+/.exec(mail)?.[0] ?? ''
