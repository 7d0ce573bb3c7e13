import { chromium, type FullConfig } from '@playwright/test'
import { PASSWORD } from '../support/member.ts'
import { makeAdmin } from '../support/admin.ts'
import { startServer } from '../support/server.ts'
import { askBy, fillQueues, fillRecords } from './admin-data.ts'
import { codeIn, mailTo } from '../support/mailbox.ts'
import { fillMember } from './member-data.ts'

/** Demo content, and people with the same names each time: one who has just come, one who has something of everything, one who reports, and an admin. */
export default async function startScreensServer(config: FullConfig): Promise<() => Promise<void>> {
  const server = await startServer({ env: { TRUST_PROXY: '1' } })
  process.env['SCREENS_URL'] = server.url
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions)
  for (const [name, nickname] of [
    ['newcomer', '새내기'],
    ['member', '콩이네'],
    ['reporter', '보리네'],
    ['admin', '지기'],
  ] as const) {
    const context = await browser.newContext({ baseURL: `${server.url}/api/` })
    const send = askBy(context.request)
    const email = `${name}@example.com`
    await send('POST', 'users/send-email-authcode', { email })
    const authCode = codeIn(await mailTo(server, email, /인증번호/))
    const { emailTicket } = (await send('POST', 'users/check-email-authcode', { email, authCode })) as {
      emailTicket: string
    }
    const agreed = { terms: true, privacy: true, age14: true, marketing: false }
    await send('POST', 'users', { email, nickname, ...agreed, emailTicket, password: PASSWORD })
    if (name === 'member') await fillMember(send)
    if (name === 'reporter') await fillQueues(send)
    if (name === 'admin') {
      await makeAdmin(server, email)
      await send('POST', 'auth/refresh')
      await fillRecords(send)
    }
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
export const statePath = (name: 'newcomer' | 'member' | 'reporter' | 'admin', worker: number) =>
  `.cache/screens/${name}-${worker}.json`
