import { useEffect } from 'react'
import { closeDialog, useOverlays } from './state.ts'

/** Where our dialog's code can't be fetched, the browser's own asks: an answer must always come. */
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
