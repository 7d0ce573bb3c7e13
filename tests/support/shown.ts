import type { Page } from '@playwright/test'

/**
 * Notes whether a text is ever on the page from now on: a word that stands for three seconds may come and go between two
 * looks of a test on a busy machine. Call it before the page opens.
 */
export async function noteWhenShown(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((sought) => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes(sought)) Object.assign(window, { textWasShown: true })
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, text)
  return () => page.evaluate(() => 'textWasShown' in window)
}
