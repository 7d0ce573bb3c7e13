import type { PendingAction } from './pending-action.ts'

/** Shown in a snackbar that closes by itself. */
export interface CommandMessage {
  text: string
  tone: 'info' | 'success' | 'error'
  /** A button with it, such as undo. */
  action?: { label: string; act: () => void }
}

/** What commands report to the shell, which shows it. */
export type CommandEvent =
  | { type: 'message'; message: CommandMessage }
  /** Only a member may do it; `pending` is resumed after the login. */
  | { type: 'login-needed'; pending: PendingAction | undefined }

type Listener = (event: CommandEvent) => void
const listeners = new Set<Listener>()

export function onCommandEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportCommandEvent(event: CommandEvent): void {
  for (const listener of listeners) listener(event)
}
