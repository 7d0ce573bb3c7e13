import { storeInSession, takeFromSession } from '../../platform/device/storage.ts'
import { REDIRECT_KEY, returnPath } from './model.ts'

/** Stores where to go after a login. */
export function rememberReturnPath(fullPath: string): void {
  // Storage refused (private windows): the login then leads to the home screen.
  storeInSession(REDIRECT_KEY, fullPath)
}

/** Where the visitor wanted to be before logging in, readable once; always within this app. */
export function consumeReturnPath(): string {
  return returnPath(takeFromSession(REDIRECT_KEY))
}
