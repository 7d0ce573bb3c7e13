import type { Page } from '@playwright/test'

/**
 * Records whether a text is ever on the page from now on: a message visible for three seconds may appear and disappear between two
 * checks of a test on a busy machine. Call it before the page opens.
 */
export async function recordShown(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((sought) => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes(sought)) Object.assign(window, { textWasShown: true })
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, text)
  return () => page.evaluate(() => 'textWasShown' in window)
}
