import { useEffect } from 'react'
import { closeDialog, useOverlays } from './state.ts'

/** Uses the browser's own dialog if our dialog's code can't be loaded: there must always be an answer. */
export function BrowserDialog() {
  const { show, type, message } = useOverlays().dialog
  useEffect(() => {
    if (!show) return
    if (type === 'confirm') closeDialog(window.confirm(message))
    else {
      window.alert(message)
      closeDialog(true)
    }
  }, [show, type, message])
  return null
}
