import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { randomId } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { ThemeProvider } from '../ThemeProvider.tsx'
import { MESSAGE_COLORS } from './colors.ts'
import classes from './MessageHost.module.css'
import { hideSnackbar, hideToast, SNACKBAR_MS, useOverlays } from './state.ts'

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
    notifications.show({
      id,
      message: action ? (
        <span className={classes.offer}>
          {message}
          <button type="button" className={classes.action} onClick={act}>
            {action.label}
          </button>
        </span>
      ) : (
        message
      ),
      color: MESSAGE_COLORS[snackbar.color],
      closeButtonProps: CLOSE,
      onClose: () => {
        if (shown.current === id) hideSnackbar()
      },
    })
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
