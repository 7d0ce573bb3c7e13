import { type Browser, elsewhere } from '../../lib/browser.ts'
import { openApp } from './open-app.ts'

/** Leaves another app's browser for the phone's browser; `otherwise` runs if that can't be opened. */
export function openInBrowser(browser: Browser, otherwise: () => void): void {
  const address = elsewhere(location.href, browser)
  if (address) openApp(address, otherwise)
  else otherwise()
}
