import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'

/** Chromium's offer to install, which can be used once. https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface Offer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface State {
  /** The browser offers to install. */
  offered: boolean
  /** Installed since this page was opened. */
  installed: boolean
  sheetOpen: boolean
}
const state = proxy<State>({ offered: false, installed: false, sheetOpen: false })
// The snapshot itself, as an equal object would be a change: decision 0385.
const INITIAL: State = snapshot(state)
let offer: Offer | null = null

const listen = (changed: () => void) => subscribe(state, changed, true)
const current = () => snapshot(state)
export const useInstall = (): State => useSyncExternalStore(listen, current, () => INITIAL)

/** Must run before anything else: the browser makes its offer once, as soon as it has read the manifest. */
export function listenForOffers(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser would show its own bar, on a first screen too.
    event.preventDefault()
    offer = event as Offer
    state.offered = true
  })
  addEventListener('appinstalled', () => Object.assign(state, { offered: false, installed: true }))
}

/** On a press: opens the browser's own prompt if there is one, else the guide for this browser. */
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

/** Explains how to install, or how to leave another app's browser, by hand. */
export const explainInstall = () => void install()

export function closeInstallSheet(): void {
  state.sheetOpen = false
}
