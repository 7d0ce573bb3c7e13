import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** The element of the subpage's top bar that takes a screen's buttons. */
export const TOP_BAR_ACTIONS = 'top-bar-actions'

const never = () => () => {}
const bar = () => document.getElementById(TOP_BAR_ACTIONS)
const noBar = () => null

/** Puts a screen's icon buttons into the top bar of its layout; nothing where the layout has none. */
export function TopBarActions({ children }: { children: ReactNode }) {
  // Read again after each commit: the bar may come in the same one as the screen.
  const target = useSyncExternalStore(never, bar, noBar)
  return target && createPortal(children, target)
}
