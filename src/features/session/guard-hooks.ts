import { redirect } from '@tanstack/react-router'
import { PageError } from '../../lib/page-error.ts'
import { guardOutcome, type GuardName, LOGIN_PATH } from './model.ts'
import { rememberReturnPath, consumeReturnPath } from './return-model.ts'
import { checkOfSession, getSession, NOBODY } from './state.ts'

export interface Visit {
  location: { href: string }
  preload?: boolean
}

/** `beforeLoad: guard('auth')`. The name is checked where the route is made, not when somebody first comes by. */
export function guard(name: GuardName) {
  guardOutcome(name, NOBODY)
  function decide({ location, preload }: Visit): void {
    const outcome = guardOutcome(name, getSession())
    if (outcome === 'forbidden') throw new PageError(403)
    if (outcome === 'back') throw redirect({ href: preload ? '/' : consumeReturnPath(), replace: true })
    if (outcome === 'login') {
      // A link that is merely hovered over takes nobody anywhere.
      if (!preload) rememberReturnPath(location.href)
      throw redirect({ href: LOGIN_PATH })
    }
  }
  return (visit: Visit): void | Promise<void> => {
    // A member's screen may stand at once, and without a network. Whether to turn somebody away, only the server knows.
    const check = checkOfSession()
    if (name === 'auth' || check === null) return decide(visit)
    return check.then(() => decide(visit))
  }
}
