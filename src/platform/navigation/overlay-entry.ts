import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Overlays of this history entry: stacked, if one was opened from the other. */
    overlays?: Record<string, number>
  }
}

/**
 * An overlay (a viewer, a sheet) that the phone's back button closes: while it is open it has a history entry of its own,
 * with the same address. `value` is null when it is closed, else the value it was opened with.
 */
export function useOverlayEntry(id: string) {
  const router = useRouter()
  const navigate = useNavigate()
  const closing = useRef(false)
  const afterwards = useRef<(() => void) | null>(null)
  const value = useRouterState({ select: ({ location: { state } }) => state.overlays?.[id] ?? null })

  useEffect(() => {
    if (value !== null) return
    closing.current = false
    afterwards.current?.()
    afterwards.current = null
  }, [value])

  const open = (next: number) => {
    const overlays = { ...router.latestLocation.state.overlays, [id]: next }
    void navigate({ to: '.', search: true, hash: true, state: { overlays }, resetScroll: false })
  }
  /** `then` runs once the screen's own history entry is reached, so that changes of the address apply to that entry. */
  const close = (then?: () => void) => {
    // Going back takes a moment; a second press must not leave the screen.
    if (value === null || closing.current) return
    closing.current = true
    afterwards.current = then ?? null
    router.history.back()
  }
  return { value, open, close }
}

/** For overlays opened by a state instead of a component: opens when `asked` becomes true, and reports when it was closed. */
export function useControlledOverlayEntry(id: string, asked: boolean, onClosed: () => void) {
  const entry = useOverlayEntry(id)
  const there = entry.value !== null

  // A reload restores the overlay's history entry, which nothing has asked for.
  const dropLeftOver = useEffectEvent(() => {
    if (there && !asked) entry.close()
  })
  useEffect(() => dropLeftOver(), [])

  const enter = useEffectEvent(() => entry.open(0))
  useEffect(() => {
    if (asked) enter()
  }, [asked])

  const closed = useEffectEvent(onClosed)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !there) closed()
    was.current = there
  }, [there])

  return { opened: asked && there, close: () => entry.close() }
}
