import { hideOthers } from 'aria-hidden'
import { useEffect, useRef } from 'react'

/** Lists of choices and messages, which lie over dialogs. */
const LYING_OVER = '.mantine-Popover-dropdown, .mantine-Notifications-root'

/**
 * What lies behind an open dialog is not read aloud: not every screen reader heeds `aria-modal` (docs/decisions/0810).
 * @returns The ref of an element in the dialog.
 */
export function useHiddenBehind(opened: boolean) {
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!opened) return
    let undo: (() => void) | undefined
    // Once the dialog has the focus: nothing with the focus may be hidden.
    const hide = () => {
      const dialog = inside.current?.closest('[role=dialog]')
      if (!undo && dialog?.contains(document.activeElement))
        undo = hideOthers([dialog, ...document.querySelectorAll(LYING_OVER)])
    }
    document.addEventListener('focusin', hide)
    // Before the dialog gives the focus back, as cleanups run before all effects.
    return () => {
      document.removeEventListener('focusin', hide)
      undo?.()
    }
  }, [opened])
  return inside
}
