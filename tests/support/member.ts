import { expect, type Page } from '@playwright/test'
import { codeIn, mailTo } from './mailbox.ts'
import type { RunningServer } from './server.ts'

export const PASSWORD = '바다산책 좋아하는 콩이 3살'

/** Signs up as a person does: terms, the code of the mail, password and name. Ends at the welcome. */
export async function signUp(page: Page, server: RunningServer, email: string, nickname: string): Promise<void> {
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

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}
