import { onDemand } from '../states/OnDemand.tsx'
import { BrowserDialog } from './BrowserDialog.tsx'
import { useOverlays } from './state.ts'

const DialogHost = onDemand(async () => (await import('./DialogHost.tsx')).DialogHost, BrowserDialog)
const MessageHost = onDemand(async () => (await import('./MessageHost.tsx')).MessageHost)
const LoadingOverlay = onDemand(async () => (await import('./LoadingOverlay.tsx')).LoadingOverlay)

/** Dialog, snackbar, toasts and the loading overlay, beside all screens. Each is loaded at first need. */
export function Overlays() {
  const { dialog, snackbar, toasts, loading } = useOverlays()
  return (
    <>
      <DialogHost when={dialog.show} />
      <MessageHost when={snackbar.visible || toasts.length > 0} />
      <LoadingOverlay when={loading} />
    </>
  )
}
