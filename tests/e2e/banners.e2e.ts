import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { asAdmin } from '../support/admin.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { recordLayoutShifts } from '../support/layout-shifts.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
test.afterAll(() => server.stop())

const HOUR = 3_600_000
/** As `<input type="datetime-local">` has it: Korean time without a zone. */
const local = (at: number) => new Date(at + 9 * HOUR).toISOString().slice(0, 16)

const phone = async (browser: Browser) => {
  const context = await browser.newContext({
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  return context.newPage()
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: '저장했어요', exact: true })).toBeVisible()
}

test('R2.25 R2.27 R2.29 C7 an admin schedules banners and a popup, and they come and go by the clock', async ({
  page,
  browser,
}) => {
  await asAdmin(page, server)
  const now = Date.now()

  await test.step('a popup is written and previewed; a wrong link and a wrong end are refused', async () => {
    await page.goto(`${server.url}/adm/popup/create`)
    await page.getByRole('textbox', { name: '제목' }).fill('봄 산책 잔치')
    await page.getByRole('textbox', { name: '내용' }).fill('4월 첫 주말에 만나요')
    await page.getByLabel('링크').fill('javascript:alert(1)')
    await page.getByLabel('시작').fill(local(now - HOUR))
    await page.getByLabel('끝').fill(local(now - 2 * HOUR))
    await page.keyboard.press('Control+s')
    await expect(page.getByText('/로 시작하는 우리 주소나 https://로 시작하는 주소를 써 주세요.')).toBeVisible()
    await page.getByLabel('링크').fill('/place?g=park')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('끝나는 때는 시작하는 때보다 뒤여야 해요.')).toBeVisible()
    await page.getByLabel('끝').fill(local(now + HOUR))
    for (const [name, width] of [
      ['휴대폰', 390],
      ['컴퓨터', 1280],
    ] as const) {
      const shown = page.frameLocator(`iframe[title="${name}에서 보는 모습"]`)
      await expect(shown.getByText('봄 산책 잔치')).toBeVisible()
      expect(await shown.locator('body').evaluate(() => innerWidth), 'what media queries see').toBe(width)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(shown.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      }
    }
    expect.soft(await violationsInBothSchemes(page)).toEqual([])
    await save(page)
  })

  await test.step('a banner with a picture, cropped to the ratio of its slot', async () => {
    await page.goto(`${server.url}/adm/banner/create`)
    await page.getByRole('textbox', { name: '제목' }).fill('물놀이 모음')
    const buffer = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer()
    await page.getByLabel('사진 고르기').setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer })
    await expect(
      page.getByRole('group', { name: '사진 자르기' }).getByRole('img', { includeHidden: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: '이대로 쓰기' }).click()
    await page.getByLabel('사진 설명').fill('푸른 바다')
    await page.getByLabel('끝').fill(local(now + HOUR))
    await save(page)
    const { photo } = await page.evaluate(
      async (path) =>
        ((await (await fetch(path)).json()) as { data: { photo: { src: string; widths: number[] } } }).data,
      `/api/admin/banners/${new URL(page.url()).pathname.split('/').at(-1)}`,
    )
    const file = await page.request.get(server.url + photo.src.replace('{w}', String(photo.widths.at(-1))))
    const { width, height } = await sharp(await file.body()).metadata()
    expect(width).toBe(height)
  })

  const visitor = await phone(browser)
  await test.step('on a phone the popup comes over the screen and the banner above the tabs; nothing moves', async () => {
    await visitor.clock.install()
    const shifts = await recordLayoutShifts(visitor)
    await visitor.goto(server.url)
    const popup = visitor.getByRole('dialog', { name: '봄 산책 잔치' })
    await expect(popup).toBeVisible()
    expect.soft(await violationsInBothSchemes(visitor)).toEqual([])
    await visitor.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    const banner = visitor.getByRole('complementary', { name: '알림: 물놀이 모음' })
    await expect(banner.getByRole('img', { name: '푸른 바다' })).toBeVisible()
    expect((await shifts()).sum).toBeLessThanOrEqual(0.02)
  })

  await test.step('오늘 하루 보지 않기 lasts for the day, in Korea', async () => {
    await visitor.reload()
    await visitor.getByRole('button', { name: '오늘 하루 보지 않기' }).click()
    await visitor.reload()
    await expect(visitor.getByRole('complementary', { name: '알림: 물놀이 모음' })).toBeVisible()
    await expect(visitor.getByRole('dialog')).toBeHidden()
  })

  await test.step('what ends by the clock is gone from the open screen', async () => {
    await visitor.clock.fastForward(HOUR + 60_000)
    await expect(visitor.getByRole('complementary', { name: '알림: 물놀이 모음' })).toBeHidden()
    await visitor.context().close()
  })

  await test.step('what begins by the clock comes to an open screen', async () => {
    const startsAt = new Date(Date.now() + 4000).toISOString()
    const body = { slot: 'banner', title: '곧 시작', text: '', href: '', photo: null, alt: '', screens: ['all'] }
    const made = await page.request.post(`${server.url}/api/admin/banners`, {
      data: { ...body, startsAt, endsAt: null, visible: true },
      headers: { Origin: server.url },
    })
    expect(made.ok(), await made.text()).toBe(true)
    const another = await phone(browser)
    await another.clock.install()
    await another.goto(`${server.url}/place`)
    const banner = another.getByRole('complementary', { name: '알림: 곧 시작' })
    await expect.poll(async () => (await another.request.get(`${server.url}/api/banners`)).text()).toContain('곧 시작')
    await another.clock.fastForward(60_000)
    await expect(banner).toBeVisible()
    await another.context().close()
  })

  await test.step('the order is changed by buttons, and visitors see it', async () => {
    await page.goto(`${server.url}/adm/main-banner`)
    const schedule = page.getByRole('region', { name: '일정과 순서' })
    await expect(schedule.getByRole('listitem').first()).toContainText('바다를 함께 달려요')
    expect.soft(await violationsInBothSchemes(page)).toEqual([])
    await schedule.getByRole('button', { name: '바다를 함께 달려요 아래로' }).click()
    await expect(schedule.getByRole('listitem').first()).toContainText('하룻밤 같이 자요')
    const home = async () => (await page.request.get(server.url)).text()
    await expect
      .poll(async () => {
        const html = await home()
        return html.indexOf('하룻밤 같이 자요') < html.indexOf('바다를 함께 달려요')
      })
      .toBe(true)
  })

  await test.step('the order is changed by dragging, and is kept', async () => {
    const schedule = page.getByRole('region', { name: '일정과 순서' })
    const rows = schedule.getByRole('listitem')
    const titles = () => rows.getByRole('link').allTextContents()
    const before = await titles()
    expect(before.length).toBeGreaterThan(2)
    const [first, last] = [rows.first(), rows.last()]
    await last.scrollIntoViewIfNeeded()
    const [from, to] = [await middleOf(last.locator('[aria-hidden]').first()), await middleOf(first)]
    const written = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 6 })
    await page.mouse.move(from.x, to.y, { steps: 6 })
    await page.mouse.up()
    await written
    const dragged = [before.at(-1), ...before.slice(0, -1)]
    await expect.poll(titles).toEqual(dragged)
    await page.reload()
    await expect(rows).toHaveCount(before.length)
    expect(await titles()).toEqual(dragged)
  })
})
