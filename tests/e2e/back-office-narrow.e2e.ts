import { expect, test } from '@playwright/test'
import { asAdmin } from '../support/admin.ts'
import { demoServer } from '../support/member.ts'

const server = demoServer()

test('Back office: forms and lists of banners and popups stay within a window of 390 px', async ({ page }) => {
  await asAdmin(page, server)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    'banner/create',
    'banner/1',
    'popup/create',
    'main-banner/create',
    'banner',
    'popup',
    'main-banner',
  ]) {
    await page.goto(`${server.url}/adm/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main :is(iframe, tbody tr)').first()).toBeAttached()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const wide = await page.evaluate(() => {
      const { clientWidth } = document.documentElement
      const inScroller = (element: Element): boolean =>
        element.parentElement !== null &&
        (getComputedStyle(element.parentElement).overflowX !== 'visible' || inScroller(element.parentElement))
      return [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !inScroller(element))
        .map(
          (element) => `${element.tagName} ${element.className} ${Math.round(element.getBoundingClientRect().right)}`,
        )
    })
    expect.soft(wide, path).toEqual([])
  }
})

test('Back office: a key stays in one piece in a list at 960 px', async ({ page }) => {
  await asAdmin(page, server)
  await page.setViewportSize({ width: 960, height: 800 })
  for (const path of ['group', 'option', 'master/board', 'audit', 'banner', 'users', 'place']) {
    await page.goto(`${server.url}/adm/${path}`)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    const torn = await page.evaluate(() =>
      [...document.querySelectorAll('tbody td')].flatMap((cell) => {
        const words: string[] = []
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of node.textContent!.matchAll(/[\w.@*/:-]{3,40}/g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word)
          }
        return words
      }),
    )
    expect.soft(torn, path).toEqual([])
  }
})
