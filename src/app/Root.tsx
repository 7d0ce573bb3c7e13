import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { DogSheet } from '../features/dogs/sheet/components/DogSheet.tsx'
import { closeDogSheet } from '../features/dogs/state.ts'
import { closeListSheet } from '../features/likes/lists/state.ts'
import { useInstall } from '../features/install/state.ts'
import { useLoginDialog } from '../features/session/login/state.ts'
import { useSession } from '../features/session/state.ts'
import { onCommandEvent } from '../platform/commands/command-events.ts'
import { setCommandEffects } from '../platform/commands/effects.ts'
import { useConnection } from '../platform/api/connection-state.ts'
import { navigationType } from '../platform/device/navigation-type.ts'
import { waitForScreens } from '../platform/updates/screens.ts'
import { onDemand } from '../ui/states/OnDemand.tsx'
import { focusOnceShown } from '../ui/overlays/focus.ts'
import { Overlays } from '../ui/overlays/Overlays.tsx'
import { closeDialog } from '../ui/overlays/state.ts'
import { COMMAND_EFFECTS } from './commands/effects.ts'
import { showCommandEvent } from './commands/events.ts'
import { replayEarlyPress } from './early-press.ts'
import { MAIN_ID } from './frame/Main.tsx'
import { keepFocus } from './keep-focus.ts'
import classes from './Root.module.css'

const LoginHost = onDemand(async () => (await import('./LoginHost.tsx')).LoginHost)
/** A visitor has no lists. */
const ListSheet = onDemand(async () => (await import('../features/likes/lists/components/ListSheet.tsx')).ListSheet)
const ConnectionLine = onDemand(async () => (await import('./frame/ConnectionLine.tsx')).ConnectionLine)
const LaterHost = onDemand(async () => (await import('./LaterHost.tsx')).LaterHost)
const ResumeScroll = onDemand(async () => (await import('./ResumeScroll.tsx')).ResumeScroll)
/** Openings of the document after which the browser would restore the position. */
const RETURNS = new Set<NavigationTimingType | undefined>(['reload', 'back_forward'])
/** After this delay the first screen has loaded what it needs; what comes next waits for the code of all screens, which contains it. */
const CALM_MS = 2500

/** Wraps every screen, whatever its layout, even one that failed. */
export function Root({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { show: loginAsked } = useLoginDialog()
  const { loggedIn } = useSession()
  const { sheetOpen } = useInstall()
  const [calm, setCalm] = useState(false)
  const hydrated = useHydrated()
  const { quality } = useConnection()
  const standing = useRouterState({ select: ({ matches }) => matches.length > 0 })

  // Before the paint in which the first screen appears, so that the static frame and the screen are never shown together.
  useLayoutEffect(() => {
    if (standing) document.getElementById('boot')?.remove()
  }, [standing])

  useEffect(() => {
    setCommandEffects(COMMAND_EFFECTS)
    return onCommandEvent(showCommandEvent)
  }, [])

  useEffect(replayEarlyPress, [])
  useEffect(keepFocus, [])

  useEffect(() => {
    const timer = setTimeout(() => {
      const screens = waitForScreens()
      if (screens) void screens.then(() => setCalm(true))
      else setCalm(true)
    }, CALM_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        // Not on the first view, nor when only a filter changed: a visitor typing there would lose the focus.
        const main = document.getElementById(MAIN_ID)
        // A screen that has focused a field of its own keeps that focus.
        if (main && fromLocation && pathChanged && !main.contains(document.activeElement)) focusOnceShown(main)
      }),
    [router],
  )

  // The phone's back button leaves the screen, which dismisses any dialog opened over it.
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (!pathChanged) return
        closeDogSheet()
        closeListSheet()
        closeDialog(false)
      }),
    [router],
  )

  return (
    <>
      <a href={`#${MAIN_ID}`} className={classes.skip}>
        본문으로 건너뛰기
      </a>
      {children}
      <ConnectionLine when={quality !== 'online'} />
      <Overlays />
      <LoginHost when={loginAsked} />
      <DogSheet />
      <ListSheet when={loggedIn} />
      <ResumeScroll when={hydrated && RETURNS.has(navigationType())} />
      <LaterHost when={calm || sheetOpen} calm={calm} />
    </>
  )
}
