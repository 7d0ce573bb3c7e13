import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { openCalm } from '../support/installing.ts'
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

/** A window of its own, without a browser around it, opened cold on this path. Playwright's `isMobile` would make it a browser's. */
async function openAsApp(address: string): Promise<Page> {
  const { launchOptions, viewport } = test.info().project.use
  app = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--app=data:text/html,<title>app</title>'],
    viewport: viewport ?? null,
    isMobile: false,
    serviceWorkers: 'block',
  })
  const [window = await app.waitForEvent('page')] = app.pages()
  await openCalm(window, base() + address)
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

test('C1 as an app the page gives no gesture to a browser that is not there; in a browser it takes none away', async ({
  page,
}) => {
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
  // Two fingers enlarge, everywhere.
  await expect(page.locator('meta[name="viewport"]')).not.toHaveAttribute('content', /user-scalable|maximum-scale/)
})

const INSETS = { top: 59, bottom: 34 }

/** What can be pressed and lies where a phone has its clock, its camera or its line for gestures. */
const inTheWay = (page: Page) =>
  page.evaluate(({ top, bottom }) => {
    const pressable = [...document.querySelectorAll<HTMLElement>('a, button, input, select, [tabindex="0"]')]
    /** Stays there however far one scrolls. */
    const isFixed = (element: HTMLElement | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement))
    const locked = document.documentElement.scrollHeight <= innerHeight
    return pressable.flatMap((element) => {
      const box = element.getBoundingClientRect()
      const seen = element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
      if (!seen || box.bottom <= 0 || box.top >= innerHeight || (!locked && !isFixed(element))) return []
      const words = element.ariaLabel ?? element.textContent.trim()
      // The map itself goes from edge to edge.
      if (element.tagName === 'CANVAS' || box.height > innerHeight / 2) return []
      const above = box.top < top - 0.5
      const below = box.bottom > innerHeight - bottom + 0.5 && box.top < innerHeight - bottom
      return above || below ? [`${words}: ${Math.round(box.top)} to ${Math.round(box.bottom)}`] : []
    })
  }, INSETS)

for (const [name, { path: address, ready }] of Object.entries(SCREENS)) {
  test(`C1 nothing to press lies under a phone’s clock or gesture line: ${name}`, async ({ page }, { project }) => {
    // A desktop's window has neither.
    if (project.name !== 'phone') return
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS })
    await page.goto(base() + address)
    await ready(page)
    expect(await inTheWay(page)).toEqual([])
  })
}

test('C1 sheets keep clear of the gesture line', async ({ page }, { project }) => {
  if (project.name !== 'phone') return
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS })
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
