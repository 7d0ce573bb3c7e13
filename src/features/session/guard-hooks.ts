import { redirect } from '@tanstack/react-router'
import { PageError } from '../../lib/page-error.ts'
import { guardOutcome, type GuardName, LOGIN_PATH } from './model.ts'
import { rememberReturnPath, consumeReturnPath } from './return-model.ts'
import { checkOfSession, getSession, NOBODY } from './state.ts'

export interface Visit {
  location: { href: string }
  preload?: boolean
}

/** `beforeLoad: guard('auth')`. The name is checked when the route is created, not at its first visit. */
export function guard(name: GuardName) {
  guardOutcome(name, NOBODY)
  function decide({ location, preload }: Visit): void {
    const outcome = guardOutcome(name, getSession())
    if (outcome === 'forbidden') throw new PageError(403)
    if (outcome === 'back') throw redirect({ href: preload ? '/' : consumeReturnPath(), replace: true })
    if (outcome === 'login') {
      // Preloading on hover must not redirect.
      if (!preload) rememberReturnPath(location.href)
      throw redirect({ href: LOGIN_PATH })
    }
  }
  return (visit: Visit): void | Promise<void> => {
    const check = checkOfSession()
    const { loggedIn, userId } = getSession()
    // A known member's screen is rendered at once, and without a network: only the server knows whether to refuse it. Whose it is must be
    // known before, or what is typed meanwhile would be nobody's draft.
    if (check === null || (name === 'auth' && (userId !== null || !loggedIn))) return decide(visit)
    return check.then(() => decide(visit))
  }
}
