import { storeInSession, takeFromSession } from '../../platform/device/storage.ts'
import { REDIRECT_KEY, returnPath } from './model.ts'

/** Where to go on after a login. */
export function rememberReturnPath(fullPath: string): void {
  // Refused (private windows): after login one lands on the home screen.
  storeInSession(REDIRECT_KEY, fullPath)
}

/** Where the visitor wanted to be before he logged in, once; always within this app. */
export function consumeReturnPath(): string {
  return returnPath(takeFromSession(REDIRECT_KEY))
}
