import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { INSETS, setInsets } from '../support/insets.ts'
import { openWhenIdle } from '../support/installing.ts'
import { SCREENS } from '../support/screens.ts'

const base = () => process.env['DEMO_URL']!

let profile: string
let app: BrowserContext | undefined

test.beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-profile-'))
})
test.afterEach(async () => {
  await app?.close()
  app = undefined
  rmSync(profile, { recursive: true, force: true })
})

/**
 * A standalone window, without a browser's frame, started cold on this path. Playwright's `isMobile` would make it a browser tab, and the
 * headless shell has no windows.
 */
async function openAsApp(address: string): Promise<Page> {
  const { launchOptions, viewport } = test.info().project.use
  const withWindows = process.env['CHROMIUM_PATH']
  app = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(withWindows && { executablePath: withWindows }),
    args: [...(launchOptions?.args ?? []), '--app=data:text/html,<title>app</title>'],
    viewport: viewport ?? null,
    isMobile: false,
    serviceWorkers: 'block',
  })
  const [window = await app.waitForEvent('page')] = app.pages()
  await openWhenIdle(window, base() + address)
  return window
}

test('C1 as an app, a link that was opened cold still has a way home, and nothing speaks of installing', async () => {
  const page = await openAsApp('/place/1')
  await SCREENS['place']?.ready(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('button', { name: '앱으로 설치' })).toBeHidden()
  await page.getByRole('link', { name: '홈으로' }).click()
  await SCREENS['home']?.ready(page)
  await expect(page).toHaveURL(`${base()}/`)
})

test(
  'C1 as an app the page gives no gesture to a browser that is not there; in a browser it takes none away',
  { tag: '@once' },
  async ({ page }) => {
    const gestures = (page: Page) =>
      page.evaluate(() => {
        const { overscrollBehaviorY, touchAction } = getComputedStyle(document.documentElement)
        return { overscrollBehaviorY, touchAction }
      })
    await page.goto(`${base()}/place`)
    expect(await gestures(page)).toEqual({ overscrollBehaviorY: 'auto', touchAction: 'manipulation' })
    expect(await gestures(await openAsApp('/place'))).toEqual({
      overscrollBehaviorY: 'none',
      touchAction: 'manipulation',
    })
    // Pinch zoom works everywhere.
    await expect(page.locator('meta[name="viewport"]')).not.toHaveAttribute('content', /user-scalable|maximum-scale/)
  },
)

test('C1 sheets respect the safe area', { tag: '@once' }, async ({ page }) => {
  await setInsets(page)
  await page.goto(`${base()}/place/1`)
  await SCREENS['place']?.ready(page)
  await page.getByRole('button', { name: '길찾기' }).filter({ visible: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  const lowest = sheet.getByRole('button').or(sheet.getByRole('link')).last()
  await expect
    .poll(async () => {
      const box = await lowest.boundingBox()
      return box && Math.round(844 - box.y - box.height)
    })
    .toBeGreaterThanOrEqual(INSETS.bottom)
})
