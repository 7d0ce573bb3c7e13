import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { asMember } from './member.ts'
import type { RunningServer } from './server.ts'

/** Logs the page in as a new member whom the operator's command makes an admin, beside the running server. */
export async function asAdmin(page: Page, server: Pick<RunningServer, 'url' | 'dataDir'>): ReturnType<typeof asMember> {
  const member = await asMember(page, server)
  await makeAdmin(server, member.email)
  // The role is in the access token: a new one has it.
  const renewed = await page.request.post(`${server.url}/api/auth/refresh`)
  if (!renewed.ok()) throw new Error(`refresh: ${renewed.status()}`)
  return member
}

/** Makes the account an admin by the operator's command, beside the running server. */
export async function makeAdmin({ dataDir }: Pick<RunningServer, 'dataDir'>, email: string): Promise<void> {
  const cli = path.resolve(import.meta.dirname, '../../dist/node/server/admin/cli.js')
  await promisify(execFile)(process.execPath, [cli, 'add', email], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
}
