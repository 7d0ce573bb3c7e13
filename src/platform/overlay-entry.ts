import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What lies open over the screen of this entry. */
    overlay?: { id: string; value: number }
  }
}

/**
 * Something over the screen (a viewer, a sheet) that the phone's back button closes: while it is open it is an entry of
 * the history, with the same address. `value` is null when it is closed, else what it was opened with.
 */
export function useOverlayEntry(id: string) {
  const router = useRouter()
  const navigate = useNavigate()
  const closing = useRef(false)
  const value = useRouterState({
    select: ({ location: { state } }) => (state.overlay?.id === id ? state.overlay.value : null),
  })

  const open = (next: number) => {
    closing.current = false
    const state = { overlay: { id, value: next } }
    void navigate({ to: '.', search: true, hash: true, state, resetScroll: false })
  }
  const close = () => {
    // Going back takes a moment; a second press must not leave the screen.
    if (value === null || closing.current) return
    closing.current = true
    router.history.back()
  }
  return { value, open, close }
}
