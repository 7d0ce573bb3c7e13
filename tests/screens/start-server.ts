import { chromium, type FullConfig } from '@playwright/test'
import { PASSWORD } from '../support/member.ts'
import { startServer } from '../support/server.ts'
import { codeIn, mailTo } from '../support/mailbox.ts'
import { fillMember } from './member-data.ts'

/** Demo content, and two members with the same names each time: one who has just come and one who has something of everything. */
export default async function startScreensServer(config: FullConfig): Promise<() => Promise<void>> {
  const server = await startServer({ env: { TRUST_PROXY: '1' } })
  process.env['SCREENS_URL'] = server.url
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions)
  for (const [name, nickname] of [
    ['newcomer', '새내기'],
    ['member', '콩이네'],
  ] as const) {
    const context = await browser.newContext({ baseURL: `${server.url}/api/` })
    const send = async (method: string, path: string, data: object): Promise<unknown> => {
      const answer = await context.request.fetch(path, { method, data })
      if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
      return ((await answer.json()) as { data: unknown }).data
    }
    const email = `${name}@example.com`
    await send('POST', 'users/send-email-authcode', { email })
    const authCode = codeIn(await mailTo(server, email, /인증번호/))
    const { emailTicket } = (await send('POST', 'users/check-email-authcode', { email, authCode })) as {
      emailTicket: string
    }
    const agreed = { terms: true, privacy: true, age14: true, marketing: false }
    await send('POST', 'users', { email, nickname, ...agreed, emailTicket, password: PASSWORD })
    if (name === 'member') await fillMember(send)
    await context.close()
    // A session of their own for each worker: two that renew the same one end it.
    for (let worker = 0; worker < config.workers; worker += 1) {
      const device = await browser.newContext({ baseURL: `${server.url}/api/` })
      const answer = await device.request.post('auth/login', { data: { email, password: PASSWORD } })
      if (!answer.ok()) throw new Error(await answer.text())
      await device.storageState({ path: statePath(name, worker) })
      await device.close()
    }
  }
  await browser.close()
  return () => server.stop()
}

/** Where a member's cookies lie, of the session of one worker. */
export const statePath = (name: 'newcomer' | 'member', worker: number) => `.cache/screens/${name}-${worker}.json`
