import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { randomId } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { ThemeProvider } from '../kit/ThemeProvider.tsx'
import { MESSAGE_COLORS } from './colors.ts'
import classes from './MessageHost.module.css'
import { hideSnackbar, hideToast, SNACKBAR_MS, useOverlays } from './state.ts'

const isUndoKey = ({ ctrlKey, metaKey, shiftKey, altKey, key, defaultPrevented }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z' && !defaultPrevented

/** Ctrl+Z is the field's own there. */
const isWriting = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])'))

/** The action that has a key. */
const UNDO = '되돌리기'
const CLOSE = { 'aria-label': '닫기' }

/** Snackbar and toasts, by Mantine's notifications. */
export function MessageHost() {
  const { snackbar, toasts } = useOverlays()
  /** Id of the notification that currently shows the snackbar. */
  const shown = useRef<string | null>(null)

  useEffect(() => {
    const old = shown.current
    shown.current = null
    if (old) notifications.hide(old)
    if (!snackbar.visible) return
    // A new id each time: the next message gets its own three seconds.
    const id = randomId('snackbar-')
    shown.current = id
    const { message, action } = snackbar
    const act = () => {
      notifications.hide(id)
      action?.act()
    }
    const shownMessage = {
      id,
      message: action ? (
        <span className={classes.offer}>
          {message}
          <button
            type="button"
            className={classes.action}
            aria-keyshortcuts={action.label === UNDO ? 'Control+Z Meta+Z' : undefined}
            onClick={act}
          >
            {action.label}
          </button>
          {action.label === UNDO && <kbd className={classes.key}>Ctrl+Z</kbd>}
        </span>
      ) : (
        message
      ),
      color: MESSAGE_COLORS[snackbar.color],
      closeButtonProps: CLOSE,
      onClose: () => {
        if (shown.current === id) hideSnackbar()
      },
    }
    notifications.show({
      ...shownMessage,
      // It stays while it has the focus; Mantine itself does so only below the pointer.
      onFocusCapture: () => notifications.update({ ...shownMessage, autoClose: false }),
      onBlurCapture: () => notifications.update({ ...shownMessage, autoClose: SNACKBAR_MS }),
    })
    if (action?.label !== UNDO) return
    const press = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || shown.current !== id || isWriting(document.activeElement)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [snackbar])

  useEffect(() => {
    for (const { id, message, color } of toasts) {
      // A toast that is already shown is not shown again.
      notifications.show({
        id: `toast-${id}`,
        message,
        color: MESSAGE_COLORS[color],
        closeButtonProps: CLOSE,
        onClose: () => hideToast(id),
      })
    }
  }, [toasts])

  return (
    <ThemeProvider>
      <Notifications
        position="bottom-right"
        autoClose={SNACKBAR_MS}
        containerWidth={380}
        className={classes.place ?? ''}
      />
    </ThemeProvider>
  )
}
