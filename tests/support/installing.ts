import type { Page } from '@playwright/test'
import { fileOf } from './chunks.ts'

/** The code that handles installation is loaded a moment after the first screen. */
export async function openWhenIdle(page: Page, address: string): Promise<void> {
  const arrived = page.waitForResponse(`**${fileOf('src/app/InstallHost.tsx')}`)
  await page.goto(address)
  await arrived
}

/** Fires Chromium's install event; the prompt is answered by `outcome`. Returns whether the page prevented the browser's own banner. */
export function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<boolean> {
  return page.evaluate((outcome) => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        const { asked = 0 } = window as { asked?: number }
        Object.assign(window, { asked: asked + 1 })
        if (outcome === 'accepted') dispatchEvent(new Event('appinstalled'))
        return { outcome }
      },
    })
    dispatchEvent(offer)
    return offer.defaultPrevented
  }, outcome)
}

/** How often the browser's install prompt was shown on this page. */
export const promptCount = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { asked?: number }).asked ?? 0)

export const USER_AGENTS = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  kakaotalk:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK/25.8.1 (INAPP)',
  instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 354.0.0.25.82 (iPhone16,1; iOS 18_1; ko_KR; ko)',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
} as const
