import { expect, test, type Page } from '@playwright/test'
import { asAdmin } from '../support/admin.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { overflowAt } from '../support/widths.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
test.afterAll(() => server.stop())

/** What axe finds on an address at the sizes for which the back office is made. */
async function judge(page: Page, path: string, ready: () => Promise<void>): Promise<void> {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(server.url + path)
    await ready()
    expect.soft(await violationsInBothSchemes(page), `${path} at ${size.width}`).toEqual([])
  }
  expect.soft(await overflowAt(page, [960, 1280, 1440, 2560]), `${path}: wider`).toEqual([])
}

test('R1.5 R2.22 C7 an admin writes a notice, two admins edit it at once and know of each other, and visitors read it', async ({
  page,
  browser,
}) => {
  await asAdmin(page, server)

  await test.step('an admin’s screens trouble neither axe nor the width of the window', async () => {
    const heading = (name: string) => async () =>
      expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await judge(page, '/adm', heading('한눈에 보기'))
    await judge(page, '/adm/settings', heading('환경설정'))
    await judge(page, '/adm/audit', heading('바뀐 기록'))
    await judge(page, '/adm/notice', heading('공지사항'))
    await judge(page, '/adm/notice/create', async () =>
      expect(page.getByRole('textbox', { name: '내용' })).toBeVisible(),
    )
  })

  await test.step('the notice is written with the keyboard', async () => {
    await page.getByRole('textbox', { name: '제목' }).fill('겨울 산책 안내')
    await page.getByRole('textbox', { name: '내용' }).click()
    await page.keyboard.type('눈길에서는 발을 닦아 주세요.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('저장했어요.')).toBeVisible()
    await expect(page).toHaveURL(/\/adm\/notice\/\d+$/)
    await expect(page.getByRole('region', { name: '바뀐 기록' })).toContainText('만듦')
  })

  await test.step('what is typed while it is saved stays, and is saved next', async () => {
    const title = page.getByRole('textbox', { name: '제목' })
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/admin/notices/*', async (route) => {
      if (route.request().method() === 'PUT') await held
      await route.continue()
    })
    await title.click()
    await page.keyboard.press('End')
    const asked = page.waitForRequest((request) => request.method() === 'PUT')
    await page.keyboard.type(' 하나')
    await page.keyboard.press('Control+s')
    await asked
    await page.keyboard.type(' 둘')
    answer()
    await expect(page.getByRole('heading', { level: 1, name: '겨울 산책 안내 하나', exact: true })).toBeVisible()
    await page.keyboard.type(' 셋')
    await expect(title).toHaveValue('겨울 산책 안내 하나 둘 셋')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('button', { name: '저장했어요', exact: true })).toBeVisible()
    await page.keyboard.type('!')
    await expect(title, 'the caret is where it was').toHaveValue('겨울 산책 안내 하나 둘 셋!')
    await page.unrouteAll()
  })

  await test.step('another admin changes the title meanwhile: both texts are shown, and the chosen one is saved', async () => {
    const context = await browser.newContext({ locale: 'ko-KR', serviceWorkers: 'block' })
    const other = await context.newPage()
    await asAdmin(other, server)
    const told = page.waitForResponse((answer) => answer.url().endsWith('/admin/editing') && answer.ok())
    await page.getByRole('textbox', { name: '제목' }).fill('겨울 산책 준비')
    await told
    await other.goto(page.url())
    await expect(other.getByText(/님이 .+부터 고치고 있어요/)).toBeVisible()
    await other.getByRole('textbox', { name: '제목' }).fill('겨울 산책 안내 (2판)')
    await other.getByRole('button', { name: '내가 이어서 고치기' }).click()
    await expect(other.getByText(/님이 .+부터 고치고 있어요/)).toBeHidden()
    await other.keyboard.press('Control+s')
    await expect(other.getByText('저장했어요.')).toBeVisible()
    await page.keyboard.press('Control+s')
    const both = page.getByRole('group', { name: '제목: 두 내용' })
    await expect(both).toContainText('겨울 산책 안내 (2판)')
    await both.getByRole('button', { name: '내 것 쓰기' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name: '겨울 산책 준비' })).toBeVisible()
    await context.close()
  })

  await test.step('R2.06 a file is attached, and one that is not what its name says is refused', async () => {
    const files = page.getByRole('group', { name: '첨부 파일' })
    const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
    await files.getByLabel('첨부 파일 고르기').setInputFiles([
      { name: '겨울 산책 지도.pdf', ...pdf },
      { name: '공문.hwp', ...pdf },
    ])
    await expect(files.getByText('PDF · 1KB')).toBeVisible()
    await expect(files).toContainText('이름과 내용이 다르거나')
    expect(await violationsInBothSchemes(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await expect(files).toContainText('못 올린 파일은 다시 올리거나 빼 주세요.')
    await files.getByRole('button', { name: '공문.hwp 빼기' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('region', { name: '바뀐 기록' })).toContainText('첨부 파일: 없음 → 겨울 산책 지도.pdf')
  })

  await test.step('R2.06 visitors find it at /notice, and its dot is gone once it was read', async () => {
    const context = await browser.newContext({ locale: 'ko-KR', serviceWorkers: 'block' })
    const visitor = await context.newPage()
    await visitor.goto(`${server.url}/notice`)
    const link = visitor.getByRole('link', { name: /겨울 산책 준비/ })
    await expect(link).toContainText('안 읽음')
    await link.click()
    await expect(visitor.getByText('눈길에서는 발을 닦아 주세요.')).toBeVisible()
    await expect(visitor).toHaveTitle(/^겨울 산책 준비 \| /)
    expect(await violationsInBothSchemes(visitor)).toEqual([])
    const saving = visitor.waitForEvent('download')
    await visitor.getByRole('link', { name: /겨울 산책 지도\.pdf/ }).click()
    const saved = await saving
    expect([saved.suggestedFilename(), await saved.failure()]).toEqual(['겨울 산책 지도.pdf', null])
    await visitor.goBack()
    await expect(link).toBeVisible()
    await expect(link).not.toContainText('안 읽음')
    await context.close()
  })

  await test.step('a member gets 403, and a visitor the login', async () => {
    const context = await browser.newContext({ locale: 'ko-KR', serviceWorkers: 'block' })
    const visitor = await context.newPage()
    await visitor.goto(`${server.url}/adm/notice`)
    await expect(visitor).toHaveURL(/\/auth\/login$/)
    await context.close()
  })
})
