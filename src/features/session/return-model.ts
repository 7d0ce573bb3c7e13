import { keepInTab, takeFromTab } from '../../platform/device/storage.ts'
import { REDIRECT_KEY, returnPath } from './model.ts'

/** Where to go on after a login. */
export function rememberReturn(fullPath: string): void {
  // Refused (private windows): after login one lands on the home screen.
  keepInTab(REDIRECT_KEY, fullPath)
}

/** Where the visitor wanted to be before he logged in, once; always within this app. */
export function takeReturn(): string {
  return returnPath(takeFromTab(REDIRECT_KEY))
}
