import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'

/** The kind of a message; each has its colour in the theme. */
export type MessageColor = 'primary' | 'info' | 'success' | 'warning' | 'error'

interface DialogState {
  show: boolean
  type: 'alert' | 'confirm'
  title: string
  message: string
  color: MessageColor
}
export interface MessageAction {
  label: string
  act: () => void
}
interface SnackbarState {
  visible: boolean
  message: string
  color: MessageColor
  /** An action of the message, such as undo. */
  action: MessageAction | null
}
interface Toast {
  id: number
  message: string
  color: MessageColor
}
export interface OverlaysState {
  dialog: DialogState
  snackbar: SnackbarState
  /** Shown one below the other, each until its time is over. */
  toasts: Toast[]
  loading: boolean
  /** A banner is above the tabs: nothing else may take its place. */
  strip: boolean
}

const DIALOG_TITLES = { confirm: '확인', alert: '알림' } as const
export const SNACKBAR_MS = 3000

const initial = (): OverlaysState => ({
  dialog: { show: false, type: 'alert', title: '', message: '', color: 'primary' },
  snackbar: { visible: false, message: '', color: 'info', action: null },
  toasts: [],
  loading: false,
  strip: false,
})
const state = proxy(initial())
// The snapshot itself, as an equal object would be a change: decision 0385.
const INITIAL = snapshot(state) as OverlaysState

const listen = (changed: () => void) => subscribe(state, changed, true)
export const overlays = () => snapshot(state) as OverlaysState
export const useOverlays = () => useSyncExternalStore(listen, overlays, () => INITIAL)

export interface DialogOptions {
  title?: string
  color?: MessageColor
}

let answer: ((ok: boolean) => void) | null = null
let last: Promise<unknown> = Promise.resolve()

/** Shows a dialog once those before it are answered: true on OK, false on cancel. An alert has only OK. */
function openDialog(type: DialogState['type'], message: string, options: DialogOptions): Promise<boolean> {
  const turn = last.then(
    () =>
      new Promise<boolean>((resolve) => {
        answer = resolve
        const { title = DIALOG_TITLES[type], color = 'primary' } = options
        Object.assign(state.dialog, { show: true, type, title, message, color })
      }),
  )
  last = turn
  return turn
}

/** Asks; true on 확인, false on 취소 (and on Escape). */
export const askConfirm = (message: string, options: DialogOptions = {}) => openDialog('confirm', message, options)

/** Shows an alert, and resolves once it is closed. */
export const showAlert = (message: string, options: DialogOptions = {}) => openDialog('alert', message, options)

/** The dialog's answer; only the first one counts. */
export function closeDialog(ok: boolean): void {
  if (!state.dialog.show) return
  state.dialog.show = false
  answer?.(ok || state.dialog.type === 'alert')
  answer = null
}

/** One line at the bottom right, for 3 seconds; the next one replaces it. */
export function showSnackbar(message: string, color: MessageColor = 'info', action: MessageAction | null = null): void {
  Object.assign(state.snackbar, { visible: true, message, color, action })
}
export function hideSnackbar(): void {
  state.snackbar.visible = false
}
/** Hides a message that offers an action, which is meant for whom it was shown to. */
export function withdrawOffer(): void {
  if (state.snackbar.action) hideSnackbar()
}

let toastId = 0
/** A message beside others; one that is already shown isn't repeated. */
export function showToast({ message, color = 'info' }: { message: string; color?: MessageColor }): void {
  if (state.toasts.some((toast) => toast.message === message)) return
  state.toasts.push({ id: ++toastId, message, color })
}
export function hideToast(id: number): void {
  const index = state.toasts.findIndex((toast) => toast.id === id)
  if (index >= 0) state.toasts.splice(index, 1)
}

export function setStrip(shown: boolean): void {
  state.strip = shown
}

/** The full-screen overlay while an action runs. */
export function setLoading(loading: boolean): void {
  state.loading = loading
}
