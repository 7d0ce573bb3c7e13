import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** The element of the subpage's top bar that takes a screen's buttons. */
export const TOP_BAR_ACTIONS = 'top-bar-actions'

/** Puts a screen's icon buttons into the top bar of its layout; nothing where the layout has none. */
export function TopBarActions({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => setTarget(document.getElementById(TOP_BAR_ACTIONS)), [])
  return target && createPortal(children, target)
}
