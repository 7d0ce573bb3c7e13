import { expect, test } from '@playwright/test'
import { PASSWORD, signUp } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

test('R1.4 R4.09 a visitor who likes a place logs in by e-mail on the way, and then likes it', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(120_000)
  const email = `heart-${project.name}@example.com`
  const elsewhere = await browser.newPage()
  await signUp(elsewhere, server, email, `하트${project.name === 'phone' ? '폰' : '컴'}`)
  await elsewhere.close()

  const path = '/place/2?from=home'
  await page.goto(server.url + path)
  const heart = page.getByRole('button', { name: /^찜/ })
  const before = Number(await heart.innerText().then((text) => text.replace(/\D/g, '')))
  await heart.click()
  await expect(page.getByRole('dialog', { name: '로그인이 필요합니다' })).toBeVisible()
  await page.getByRole('button', { name: '이메일로 로그인' }).click()
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()

  await expect(page).toHaveURL(server.url + path)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toContainText(String(before + 1))
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  // Many taps: an even number of them leaves it as it was.
  for (let tap = 0; tap < 4; tap += 1) await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const quiet = page.waitForResponse((response) => response.url().endsWith('/api/likes/place/2'))
  await heart.click()
  await quiet
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(heart).toContainText(String(before))
})
