import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { type Browser, elsewhere } from '../../lib/browser.ts'
import { openApp } from '../../platform/device/open-app.ts'

/** Chromium's offer to install, which may be taken up once. https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface Offer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface State {
  /** The browser would install now, if asked. */
  offered: boolean
  /** It has, since this page was opened. */
  installed: boolean
  sheetOpen: boolean
}
const INITIAL: State = { offered: false, installed: false, sheetOpen: false }
const state = proxy({ ...INITIAL })
let offer: Offer | null = null

const listen = (changed: () => void) => subscribe(state, changed, true)
const current = () => snapshot(state)
export const useInstall = (): State => useSyncExternalStore(listen, current, () => INITIAL)

/** Before anything else runs: the browser makes its offer once, as soon as it has read the manifest. */
export function listenForOffers(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // It would show a bar of its own, on a first screen too.
    event.preventDefault()
    offer = event as Offer
    state.offered = true
  })
  addEventListener('appinstalled', () => Object.assign(state, { offered: false, installed: true }))
}

/** On a press: the browser's own question where it has one, else how it is done in this browser. */
export async function install(): Promise<'accepted' | 'dismissed' | 'shown'> {
  if (!offer) {
    state.sheetOpen = true
    return 'shown'
  }
  const asked = offer.prompt()
  offer = null
  state.offered = false
  return (await asked).outcome
}

/** Out of another app, into the phone's browser. Where no way opens, the sheet says how to go it by hand. */
export function openInBrowser(browser: Browser): void {
  const address = elsewhere(location.href, browser)
  if (address) openApp(address, () => void install())
  else void install()
}

export function closeInstallSheet(): void {
  state.sheetOpen = false
}
