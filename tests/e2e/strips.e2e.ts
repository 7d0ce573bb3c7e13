import { expect, test } from '@playwright/test'

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
