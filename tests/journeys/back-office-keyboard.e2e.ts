import { expect, test } from '@playwright/test'
import { asAdmin } from '../support/admin.ts'
import { focused, isFocusLost, tabTo } from '../support/keyboard.ts'
import { PASSWORD } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
test.afterAll(() => server.stop())

test(
  'R2.24 C7 an admin works by keyboard alone: filter, open, change, save, next, preview, bin and back',
  { tag: '@once' },
  async ({ browser }) => {
    const context = await browser.newContext({
      locale: 'ko-KR',
      serviceWorkers: 'block',
      isMobile: false,
      hasTouch: false,
      deviceScaleFactor: 1,
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const tab = (role: string, name: RegExp) => tabTo(page, devtools, role, name)
    const enter = () => page.keyboard.press('Enter')
    const isLost = () => isFocusLost(page)
    /** Nothing is veiled any more while the server is asked. */
    const settled = () => expect(page.locator('#root[inert]')).toHaveCount(0)
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true })

    await test.step('the login leads to the dashboard', async () => {
      const other = await browser.newContext()
      const { email } = await asAdmin(await other.newPage(), server)
      await other.close()
      await page.goto(`${server.url}/adm`)
      await expect(page.getByLabel('이메일')).toBeVisible()
      await tab('textbox', /^이메일/)
      await page.keyboard.type(email)
      await page.keyboard.press('Tab')
      await page.keyboard.type(PASSWORD)
      await enter()
      await expect(heading('한눈에 보기')).toBeVisible()
      expect(await isLost(), 'after the login').toBe(false)
    })

    await test.step('the first stop skips the menu, which leads to the places', async () => {
      await page.reload()
      await expect(heading('한눈에 보기')).toBeVisible()
      await tab('link', /^본문으로 건너뛰기$/)
      await enter()
      await expect(page.getByRole('main')).toBeFocused()
      await page.reload()
      await expect(heading('한눈에 보기')).toBeVisible()
      await tab('link', /^장소$/)
      await enter()
      await expect(heading('장소')).toBeVisible()
      await expect.poll(isLost, 'in the list').toBe(false)
    })

    const rows = page.getByRole('table', { name: '장소 목록' }).getByRole('link')
    await test.step('a filter is chosen by an arrow, and the focus stays on it', async () => {
      await expect(rows.first()).toBeVisible()
      await tab('combobox', /^상태$/)
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(/status=open/)
      expect((await focused(devtools)).name).toBe('상태')
    })

    const policy = page.getByRole('region', { name: '강아지 동반 조건' })
    const entry = policy.getByLabel('들어갈 수 있는 곳', { exact: true })
    /** From its first choice to the last, or back. */
    const changeEntry = async () => {
      const isFirst = await entry.evaluate((one: HTMLSelectElement) => one.selectedIndex === 0)
      await page.keyboard.press(isFirst ? 'End' : 'Home')
    }
    await test.step('a place is opened, its policy changed and saved; the focus is where it was', async () => {
      const name = ((await rows.first().textContent()) ?? '').trim()
      await tab('link', new RegExp(`^${name}$`))
      await enter()
      await expect(heading(name)).toBeVisible()
      await expect.poll(isLost, 'on a place').toBe(false)
      await tab('combobox', /^들어갈 수 있는 곳/)
      const before = await entry.inputValue()
      await changeEntry()
      await expect(entry).not.toHaveValue(before)
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('button', { name: '저장했어요', exact: true })).toBeVisible()
      await settled()
      await expect(entry).toBeFocused()
    })

    await test.step('the preview takes the focus, saves nothing, closes by Esc and gives the focus back', async () => {
      const before = await entry.inputValue()
      await changeEntry()
      await expect(page.getByRole('button', { name: '저장 (Ctrl+S)' })).toBeVisible()
      const dialog = page.getByRole('dialog', { name: '미리 보기' })
      // A key that meets the veil of a call is lost.
      await expect(async () => {
        await settled()
        await page.getByRole('button', { name: '미리 보기' }).focus()
        await enter()
        await expect(dialog).toBeVisible({ timeout: 2000 })
      }).toPass()
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await tab('button', /^32kg 대형견$/)
      await enter()
      await page.keyboard.press('Control+s')
      const shown = page.frameLocator('iframe[title="휴대폰에서 보는 모습"]')
      const region = shown.getByRole('region', { name: '방문자가 보는 모습' })
      await expect(async () => {
        await page.keyboard.press('Tab')
        await expect(region).toBeFocused({ timeout: 500 })
      }).toPass()
      expect(await region.evaluate(() => innerWidth), 'what media queries see').toBe(390)
      await page.keyboard.press('Control+s')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: '미리 보기' })).toBeFocused()
      await expect(page.getByRole('button', { name: '저장 (Ctrl+S)' })).toBeVisible()
      await tab('combobox', /^들어갈 수 있는 곳/)
      await changeEntry()
      await expect(entry).toHaveValue(before)
    })

    await test.step('the next place of the list is one press away', async () => {
      const address = page.url()
      await page.getByRole('button', { name: '미리 보기' }).focus()
      await tab('link', /^뒤$/)
      await enter()
      await expect(page).not.toHaveURL(address)
      await expect(entry).toBeVisible()
      await settled()
      await expect.poll(isLost, 'on the next place').toBe(false)
    })

    await test.step('the bin asks, and the same button takes the place out again', async () => {
      await tab('button', /^휴지통으로$/)
      await enter()
      await settled()
      await expect(page.getByRole('button', { name: '확인', exact: true })).toBeFocused()
      await enter()
      await expect(page.getByText('휴지통에 있어요.')).toBeVisible()
      await settled()
      await expect.poll(isLost, 'after the question').toBe(false)
      await expect(page.getByRole('button', { name: '되살리기', exact: true })).toBeFocused()
      await enter()
      await expect(page.getByText('휴지통에 있어요.')).toBeHidden()
      await expect(page.getByRole('button', { name: '휴지통으로' })).toBeVisible()
    })

    await test.step('Ctrl+Z takes it back at once, as the message says', async () => {
      await expect(page.getByText('1개를 되살렸어요.'), 'of the step before').toHaveCount(0)
      await page.getByRole('button', { name: '휴지통으로' }).focus()
      await enter()
      await expect(page.getByRole('button', { name: '확인', exact: true })).toBeFocused()
      await enter()
      const message = page.getByRole('alert').filter({ hasText: '1개를 휴지통으로 옮겼어요.' })
      await expect(message).toContainText('Ctrl+Z')
      await page.keyboard.press('Control+z')
      await expect(page.getByText('1개를 되살렸어요.').last()).toBeVisible()
      await expect(page.getByRole('button', { name: '휴지통으로' })).toBeVisible()
      await expect(page.getByText('휴지통에 있어요.')).toBeHidden()
    })
    await context.close()
  },
)
