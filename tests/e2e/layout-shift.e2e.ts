import { expect, test } from '@playwright/test'
import { describeDog } from '../support/dog.ts'
import { SCREENS } from '../support/screens.ts'

const PATHS = [...Object.values(SCREENS), { ...SCREENS['list']!, path: '/place?g=cafe&sido=서울' }]

for (const { path, ready } of PATHS) {
  test(`nothing jumps while ${path} loads from a slow server`, async ({ page }) => {
    await describeDog(page, { name: '콩이', weightKg: 16 })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Each answer comes by itself, in an order of its own.
    let nth = 0
    await page.route('**/api/**', async (route) => {
      nth += 1
      await new Promise((resolve) => setTimeout(resolve, 150 + (nth % 4) * 150))
      await route.continue().catch(() => {})
    })
    await page.goto(process.env['DEMO_URL'] + path)
    await ready(page)
    await page.waitForLoadState('networkidle')
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    )
    expect(total, 'cumulative layout shift').toBeLessThanOrEqual(0.02)
  })
}
