import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { LOGIN_PATH, MEMBER_KEY, SESSION_MESSAGES } from '../../features/session/model.ts'
import { goToLogin, onPendingAction } from '../../features/session/login/state.ts'
import {
  beginSession,
  follow,
  getSession,
  isChecking,
  storedMember,
  markLoggedOut,
  owedLogout,
  watchSession,
} from '../../features/session/state.ts'
import { onApiEvent } from '../../platform/api/api-events.ts'
import { configureApi } from '../../platform/api/api.ts'
import { takePendingAction } from '../../platform/commands/pending-action.ts'
import { showToast, withdrawOffer } from '../../ui/overlays/state.ts'

/** Screens of whoever looks at them, also those that visitors have. */
const isOwn = (path: string) => /^\/my(\/|$)/.test(path)

/** Visitors never need either. */
const client = () => import('./renew.ts')
const leaving = () => import('../../features/session/mutations.ts')

/** Once per page: keeps the session in step with the server and with other tabs, and handles its end. */
export function syncSession(router: AnyRouter, queryClient: QueryClient): void {
  const clear = (but: number | null) => {
    queryClient.removeQueries({ queryKey: ['member'] })
    // From here on nothing more of the member is written; what is stored is deleted.
    import('../../platform/offline/wipe.ts').then(
      ({ wipeMembers }) => wipeMembers(but),
      () => undefined,
    )
  }

  // Members may have changed their data in another tab, or on another device.
  queryClient.setQueryDefaults(['member'], { refetchOnWindowFocus: true })
  configureApi({
    renew: async (code, sentAt) => (await client()).renew(queryClient, code, sentAt),
    credentials: (endpoint) =>
      owedLogout() ? leaving().then(({ credentialsFor }) => credentialsFor(queryClient, endpoint)) : 'include',
  })

  onApiEvent((event) => {
    if (event.type !== 'unauthorized' || owedLogout()) return
    // The check at the start failed, or another read of the page beside it, not an action: a public screen continues as a visitor's.
    // Guards handle the others, except that a visitor's likes or settings would be taken for the member's. Record 0259.
    const unasked = isChecking() && event.endpoint.method === 'GET'
    const { href, pathname } = router.state.location
    markLoggedOut()
    clear(null)
    if (unasked && !isOwn(pathname)) return void router.invalidate()
    if (pathname === LOGIN_PATH) return
    if (!unasked) showToast({ message: SESSION_MESSAGES.refreshFailed, color: 'error' })
    goToLogin(href)
    void router.navigate({ href: LOGIN_PATH })
  })

  addEventListener('storage', ({ key }) => {
    if (key !== MEMBER_KEY && key !== null) return
    const known = storedMember()
    const { loggedIn, userId } = getSession()
    if (known ? known.id === userId : !loggedIn) return
    clear(known?.id ?? null)
    follow(known)
    void router.invalidate()
  })

  // What undoes the deed of one member must not be done as the next one.
  let offeredTo = getSession().userId
  watchSession(() => {
    const { userId } = getSession()
    if (userId !== offeredTo) withdrawOffer()
    offeredTo = userId
  })

  onPendingAction(
    (pending) => void import('./pending-action.ts').then(({ resumePending }) => resumePending(queryClient, pending)),
  )

  router.subscribe('onResolved', ({ toLocation }) => {
    // A visitor who navigated elsewhere logs in for another reason later on.
    if (!toLocation.pathname.startsWith('/auth/')) takePendingAction()
  })

  // Closed in the middle of a logout.
  if (owedLogout()) void leaving().then(({ resumeLogout }) => resumeLogout(queryClient))
  beginSession(async () => (await client()).checkSession(queryClient))
}
