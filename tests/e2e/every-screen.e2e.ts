import { type ConsoleMessage, expect, type Page } from '@playwright/test'
import { violationsInBothSchemes } from '../support/axe.ts'
import { describeDog } from '../support/dog.ts'
import { obstructedTargets, setInsets } from '../support/insets.ts'
import type { LayoutShifts } from '../support/layout-shifts.ts'
import { inLargeText, widthInLargeText } from '../support/large-text.ts'
import { asMember, demoServer } from '../support/member.ts'
import { MEMBER_SCREENS, type Screen, SCREENS } from '../support/screens.ts'
import { test } from '../support/shared-page.ts'
import { smallTargets } from '../support/targets.ts'
import { tornWords } from '../support/torn-words.ts'
import { overflowAt } from '../support/widths.ts'

interface Look {
  page: Page
  url: string
  jumps: () => Promise<LayoutShifts>
  quiet: () => Promise<void>
  phone: boolean
}

/** Loaded once for all checks: loading a screen takes seconds, a check little. */
async function judge({ path, title, ready }: Screen, { page, url, jumps, quiet, phone }: Look): Promise<void> {
  const complaints: string[] = []
  const noteMessage = (message: ConsoleMessage) => {
    // A missing place is answered by a 404 and a used link by a 422, which the browser logs by itself.
    if (message.type() === 'error' && !/status of (404|422)/.test(message.text())) complaints.push(message.text())
  }
  const noteError = (error: Error) => complaints.push(error.message)
  page.on('console', noteMessage).on('pageerror', noteError)
  if (phone) await setInsets(page)
  await page.goto(url + path)
  await ready(page)
  await quiet()
  const { sum, shifts } = await jumps()
  expect.soft(sum, `cumulative layout shift ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
  await expect.soft(page).toHaveTitle(/ \| 댕댕로드$/)
  await expect.soft(page).toHaveTitle(title)
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ko')
  const own = page.viewportSize()?.width ?? 0
  expect.soft(await violationsInBothSchemes(page)).toEqual([])
  if (phone) expect.soft(await smallTargets(page), 'targets smaller than 44 px').toEqual([])
  expect.soft(await overflowAt(page, [own, ...(phone ? [320, 360] : [960, 1280, 2560])]), 'wider').toEqual([])
  if (phone) {
    expect.soft(await obstructedTargets(page), 'under a phone’s clock or gesture line').toEqual([])
    expect.soft(await widthInLargeText(page), 'width in text of 200 % on 320 pixels').toBeLessThanOrEqual(320)
    expect.soft(await inLargeText(page, tornWords), 'words in that text').toEqual([])
  }
  expect.soft(complaints).toEqual([])
  page.off('console', noteMessage).off('pageerror', noteError)
}

const LOOKS = 'nothing jumps, is wider than the screen, lies under a phone’s clock, or troubles axe or the console'

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`R1.1 C1 ${name}: titled in Korean; ${LOOKS}`, async ({ sharedPage }, { project }) => {
    const dog = await describeDog(sharedPage.page, { name: '아주아주긴이름을가진우리집강아지콩이', weightKg: 14 })
    await judge(screen, { ...sharedPage, phone: project.name === 'phone' })
    await dog.dispose()
  })
}

for (const [name, screen] of Object.entries(MEMBER_SCREENS)) {
  test(`R2.18 R2.21 C1 a member’s ${name}: titled in Korean; ${LOOKS}`, async ({ sharedPage }, { project }) => {
    const { page, url } = sharedPage
    await asMember(page, { ...demoServer(), url })
    await judge(screen, { ...sharedPage, phone: project.name === 'phone' })
  })
}

test('axe finds nothing in the sheets for dog and filters, light and dark', async ({ page }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${process.env['DEMO_URL']}/place`)
  await SCREENS['list']?.ready(page)
  await page.getByRole('button', { name: '우리 강아지', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsInBothSchemes(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  if (project.name !== 'phone') return
  await page.getByRole('button', { name: '조건', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsInBothSchemes(page, '[role=dialog]')).toEqual([])
})

test('the empty list offers to widen, and the offers lead to places', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${process.env['DEMO_URL']}/place?g=hospital&sido=제주`)
  await SCREENS['list that is empty']?.ready(page)
  for (let offer = 0; offer < 3 && (await page.getByRole('feed').count()) === 0; offer += 1) {
    const before = page.url()
    await page
      .getByRole('main')
      .getByRole('button', { name: /찾기|보기|넓|빼/ })
      .last()
      .click()
    await expect(page).not.toHaveURL(before)
    await expect(
      page
        .getByRole('feed')
        .or(page.getByRole('heading', { name: /없어요/ }))
        .first(),
    ).toBeVisible()
  }
  await SCREENS['list']?.ready(page)
})

test('a list whose answer fails says so, and a retry brings it', { tag: '@once' }, async ({ page }) => {
  // The press itself mends it: what the page retries on its own before fails, and can't take the button away meanwhile.
  await page.addInitScript(() => {
    let broken = true
    const fetch = window.fetch.bind(window)
    window.fetch = (input, init) =>
      broken && new Request(input).url.includes('/api/places?')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input, init)
    const isRetry = (button: Element | null) =>
      /다시/.test(button?.getAttribute('aria-label') ?? button?.textContent ?? '')
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && isRetry(target.closest('button'))) broken = false
      },
      { capture: true },
    )
  })
  // A list that the page itself asks for: the first one would come with the HTML.
  await page.goto(`${process.env['DEMO_URL']}/search?q=카페`)
  await page.getByRole('button', { name: /모두 찾기/ }).click()
  await page.getByRole('button', { name: /다시/ }).click()
  await SCREENS['search results']?.ready(page)
})

test('a double tap on a card opens the place once, and back leads to the list', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${process.env['DEMO_URL']}/place`)
  await SCREENS['list']?.ready(page)
  const link = page.getByRole('feed').getByRole('link').first()
  await link.dblclick()
  await expect(page).toHaveURL(/\/place\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/place($|\?)/)
})
