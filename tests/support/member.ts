import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { codeIn, mailTo } from './mailbox.ts'
import type { RunningServer } from './server.ts'

type Server = Pick<RunningServer, 'url' | 'dataDir'>

export const PASSWORD = '바다산책 좋아하는 콩이 3살'

/** Signs up through the screens: terms, the code of the mail, password and name. Ends at the welcome screen. */
export async function signUp(page: Page, server: Server, email: string, nickname: string): Promise<void> {
  await page.goto(`${server.url}/auth/signup`)
  await page.getByLabel('전체 동의').check()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByLabel('인증번호 6자리')).toBeFocused()
  const code = codeIn(await mailTo(server, email, /인증번호/))
  await page.getByLabel('인증번호 6자리').fill(code)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('닉네임').fill(nickname)
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByRole('heading', { name: `${nickname}님, 반가워요!` })).toBeVisible()
}

/** The server that all tests share. */
export const demoServer = (): Server => ({ url: process.env['DEMO_URL']!, dataDir: process.env['DEMO_DATA']! })

/** Logs the page in as a member created for this test by the same calls as the screens make, without opening any. */
export async function asMember(
  page: Page,
  server: Server,
  name = '콩이',
): Promise<{ email: string; nickname: string }> {
  const mark = randomBytes(4).toString('hex')
  const member = { email: `${mark}@example.com`, nickname: `${name}${mark.slice(0, 5)}` }
  // The server counts accounts by address.
  const from = `10.${[...randomBytes(3)].join('.')}`
  const tell = async (path: string, data: object) => {
    const headers = { 'X-Forwarded-For': from }
    // The server closes a connection that was idle, which may meet the next call.
    const answer = await page.request.post(`${server.url}/api${path}`, { data, headers, maxRetries: 1 })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: unknown }).data
  }
  await tell('/users/send-email-authcode', { email: member.email })
  const authCode = codeIn(await mailTo(server, member.email, /인증번호/))
  const proof = (await tell('/users/check-email-authcode', { email: member.email, authCode })) as object
  const agreed = { terms: true, privacy: true, age14: true, marketing: false }
  await tell('/users', {
    ...member,
    ...agreed,
    emailTicket: (proof as { emailTicket: string }).emailTicket,
    password: PASSWORD,
  })
  return member
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}
