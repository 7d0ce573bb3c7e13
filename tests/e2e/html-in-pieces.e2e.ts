import { expect, test } from '@playwright/test'
import { recordLayoutShifts } from '../support/layout-shifts.ts'
import { openProxy, type Proxy } from '../support/proxy.ts'

const SCREENS = ['/', '/place', '/search/list?q=카페', '/place/1', '/place/1/review', '/notice', '/community']

// A browser gives compressed HTML to its parser in few large pieces.
test.use({ extraHTTPHeaders: { 'accept-encoding': 'identity' } })

let line: Proxy
test.beforeAll(async () => {
  line = await openProxy(process.env['DEMO_URL']!)
  line.slow({ ms: 20, bytesPerSecond: 60_000 })
})
test.afterAll(() => line.close())

for (const path of SCREENS)
  test(`First view: ${path}: nothing moves while its HTML arrives in pieces`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    const jumps = await recordLayoutShifts(page)
    await page.goto(line.url + path)
    await expect(page.locator('#state'), 'the end of a rendered page').toBeAttached()
    const { sum, shifts } = await jumps()
    expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(0.02)
  })
