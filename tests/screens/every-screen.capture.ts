import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Page, test } from '@playwright/test'
import { describeDog } from '../support/dog.ts'
import { MEMBER_SCREENS, SCREENS } from '../support/screens.ts'
import { ADMIN_SCREENS } from './admin-screens.ts'
import { FILLED_SCREENS, PHONE_SHEETS, SHEETS } from './filled-screens.ts'
import { statePath } from './start-server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = process.env['SCREENS_FOLDER'] ?? path.join(root, 'test-results/screens')
/** Of a picture, in px: a list that goes on is cut off here. */
const TALLEST = 4_000

interface Shown {
  path: string
  ready: (page: Page) => Promise<void>
}

/** In both schemes; nothing moves, and it is always noon of the day before, by the visitor's clock. */
async function picture(page: Page, name: string, form: string, { path: address, ready }: Shown): Promise<void> {
  const noon = new Date(Date.now() + 9 * 3_600_000 - 86_400_000).toISOString().slice(0, 10)
  await page.clock.setFixedTime(`${noon}T12:00:00+09:00`)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(address)
  await ready(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  const width = page.viewportSize()?.width ?? 0
  // A sheet lies over the window, not over the page.
  const fullPage = (await page.getByRole('dialog').count()) === 0
  const height = fullPage
    ? Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight))
    : (page.viewportSize()?.height ?? 0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The scheme is applied to styles at once and to the screen with the next frames.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await page.screenshot({
      path: path.join(folder, `${name} ${form} ${colorScheme}.png`.replaceAll(/[^\w.]+/g, '-')),
      animations: 'disabled',
      caret: 'hide',
      fullPage,
      clip: { x: 0, y: 0, width, height },
    })
  }
}

const baseURL = process.env['SCREENS_URL'] ?? ''
/** For which the back office is made. */
const ADMIN_SIZES: ReadonlySet<string> = new Set(['desktop', 'desktop-1280'])
const ADMIN_ADDRESSES = Object.fromEntries(
  Object.entries(ADMIN_SCREENS).map(([name, screen]) => [name, { ...screen, path: `/adm${screen.path}` }]),
)

test.describe('of a visitor', () => {
  test.use({ baseURL })
  for (const [name, screen] of Object.entries({ ...SCREENS, ...SHEETS, ...PHONE_SHEETS })) {
    test(name, async ({ page }, { project }) => {
      test.skip(name in PHONE_SHEETS && project.name.startsWith('desktop'), 'a sheet that only a phone has')
      await describeDog(page, { name: '콩이', weightKg: 14 })
      await picture(page, `visitor ${name}`, project.name, screen)
    })
  }
})

for (const [who, screens] of [
  ['newcomer', MEMBER_SCREENS],
  ['member', FILLED_SCREENS],
  ['admin', ADMIN_ADDRESSES],
] as const) {
  test.describe(`of a ${who}`, () => {
    test.use({
      baseURL,
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
      storageState: ({}, provide, { parallelIndex }) => provide(statePath(who, parallelIndex)),
    })
    // Tokens are renewed while pictures are taken. What a screen keeps, such as a draft, is not to be seen in the next size.
    test.afterEach(async ({ context }, { parallelIndex }) => {
      const file = statePath(who, parallelIndex)
      const { cookies } = await context.storageState()
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), cookies }))
    })
    for (const [name, screen] of Object.entries(screens)) {
      test(name, async ({ page }, { project }) => {
        test.skip(who === 'admin' && !ADMIN_SIZES.has(project.name), 'the back office is made for desktops')
        await picture(page, `${who} ${name}`, project.name, screen)
      })
    }
  })
}
