import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on the page as it stands, a line each; `within` a selector alone, such as an open sheet: what lies behind it can't be
 * reached, but axe takes its covered buttons for small ones.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await settled(page)
  const axe = within === undefined ? new AxeBuilder({ page }) : new AxeBuilder({ page }).include(within)
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}

/** Another colour scheme is painted by a script that follows the browser's, and what fades between the two is neither. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const chosen = localStorage.getItem('mantine-color-scheme-value')
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    const wanted = chosen === 'light' || chosen === 'dark' ? chosen : scheme
    const { dataset } = document.documentElement
    for (let frame = 0; frame < 60 && dataset['mantineColorScheme'] !== wanted; frame += 1) await nextFrame()
    for (let frame = 0; frame < 2; frame += 1) await nextFrame()
    const fading = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
