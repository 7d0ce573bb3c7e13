import { expect, test } from '@playwright/test'
import { asMember, demoServer } from '../support/member.ts'
import { smallTargets } from '../support/targets.ts'

const url = (path: string) => process.env['DEMO_URL'] + path

for (const path of ['/community?board=travel&order=hot', '/place/1/review', '/search/list?q=카페', '/place'])
  test(`Everyday use: ${path}: what is swiped sideways stands on one line each`, async ({ page }) => {
    await page.goto(url(path))
    await page.waitForLoadState('networkidle')
    const strips = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => {
          const { overflowX, display, flexDirection } = getComputedStyle(element)
          return overflowX === 'auto' && display === 'flex' && flexDirection === 'row'
        })
        .map((strip) =>
          [...strip.querySelectorAll('a, button')]
            .filter((one) => {
              const lineHeight = parseFloat(getComputedStyle(one).lineHeight) || 24
              const words = document.createRange()
              words.selectNodeContents(one)
              return words.getBoundingClientRect().height > 2 * lineHeight - 4 && !one.querySelector('img, h2, h3')
            })
            .map(({ textContent }) => textContent),
        ),
    )
    expect(strips.length).toBeGreaterThan(0)
    expect(strips.flat()).toEqual([])
  })

test('Everyday use: on a folded phone nothing to press is smaller than 44 px, whatever was searched for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  await page.goto(url(`/search/list?q=${'가나다라마바'.repeat(10)}&tab=post`))
  await expect(page.getByRole('heading', { level: 1, name: /검색 결과$/ })).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
})

test('Everyday use: in colours of the user’s own, what is on or chosen is still told from what is not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(url('/community'))
  const outlineOf = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((chip) => getComputedStyle(chip).outlineStyle)
  expect(await outlineOf('최신')).toBe('solid')
  expect(await outlineOf('인기')).toBe('none')
  await asMember(page, demoServer())
  await page.goto(url('/my/notification'))
  const colours = () =>
    page
      .getByRole('switch', { name: '공지사항' })
      .evaluate((one) => [null, '::after'].map((part) => getComputedStyle(one, part).backgroundColor))
  await expect(page.getByRole('switch', { name: '공지사항' })).toBeChecked()
  const [on, knob] = await colours()
  expect(knob).not.toBe(on)
  await page.getByRole('switch', { name: '공지사항' }).uncheck()
  const [off, offKnob] = await colours()
  expect(offKnob).not.toBe(off)
  expect(off).not.toBe(on)
})
