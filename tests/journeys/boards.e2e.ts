import { expect, test } from '@playwright/test'
import { asAdmin } from '../support/admin.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { asMember } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
test.afterAll(() => server.stop())

test('R2.30 an admin makes a board that members alone read, and a member posts on it', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await asAdmin(page, server)
  await page.goto(`${server.url}/adm/master/board`)
  await expect(page.getByRole('heading', { level: 1, name: '게시판', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '여행 이야기' })).toBeVisible()
  expect(await violationsInBothSchemes(page), 'list').toEqual([])

  await page.goto(`${server.url}/adm/master/board/create`)
  await page.getByRole('textbox', { name: '이름', exact: true }).fill('나눔')
  await page.getByRole('textbox', { name: '주소 이름' }).fill('share')
  await page.getByRole('textbox', { name: '한 줄 소개' }).fill('쓰지 않는 용품을 나눠요')
  await page.getByRole('textbox', { name: '말머리' }).fill('give 드려요')
  // Nobody writes where they may not read.
  const readers = page.getByRole('combobox', { name: '읽을 수 있는 사람' })
  await readers.selectOption('멘토와 관리자')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('읽을 수 있는 사람만 쓸 수 있어요.')).toBeVisible()
  expect(await violationsInBothSchemes(page), 'form').toEqual([])
  await readers.selectOption('회원')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('저장했어요.')).toBeVisible()
  await expect(page).toHaveURL(/\/adm\/master\/board\/\d+$/)

  const context = await browser.newContext({ locale: 'ko-KR', serviceWorkers: 'block' })
  const writer = await context.newPage()
  await writer.goto(`${server.url}/community?board=share`)
  await expect(writer.getByRole('heading', { name: '로그인하면 볼 수 있어요' })).toBeVisible()
  await asMember(writer, server)
  await writer.goto(`${server.url}/community?board=share`)
  await expect(writer.getByRole('heading', { level: 1, name: '나눔' })).toBeVisible()
  await writer.getByRole('link', { name: '글쓰기' }).click()
  await writer.getByRole('button', { name: '드려요' }).click()
  await writer.getByRole('textbox', { name: '제목' }).fill('산책줄 드려요')
  await writer.getByRole('textbox', { name: '글', exact: true }).fill('한 번 쓴 줄이에요.')
  await writer.getByRole('button', { name: '글 올리기' }).click()
  await expect(writer.getByRole('heading', { level: 1, name: '산책줄 드려요' })).toBeVisible()
  await context.close()
})
