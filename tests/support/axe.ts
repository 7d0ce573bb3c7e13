import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

type Axe = typeof axe

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose outcome depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the page in its present state, one line each; `within` limits it to a selector, such as an open sheet: what lies
 * behind it can't be reached, but axe would report its covered buttons as too small.
 */
export function violations(page: Page, within?: string): Promise<string[]> {
  return run(page, { type: 'tag', values: TAGS }, within)
}

/**
 * What axe finds in the light and in the dark scheme, with the scheme before each line. The second scheme changes only
 * colours, so only the rules about colours are run again. Motion stays reduced, so that no colour fades.
 */
export async function violationsInBothSchemes(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await violations(page, within)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await run(page, { type: 'rule', values: COLOUR_RULES }, within)
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)]
}

/**
 * axe runs in the page itself. @axe-core/playwright would open a second page for each run to merge the results of frames, which costs
 * four times the run; this app has no frames.
 */
async function run(page: Page, runOnly: NonNullable<RunOptions['runOnly']>, within?: string): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ runOnly, within }) => {
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run(within ?? document, {
        runOnly,
        resultTypes: ['violations'],
        // Fetches every style sheet anew, for rules about audio and about orientation, of which there is none here.
        preload: false,
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      )
    },
    { runOnly, within },
  )
}

/** Waits until a changed colour scheme is drawn and nothing on the page is fading: axe would read fading text as grey on grey. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    const fading = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
