import type { PendingAction } from './pending-action.ts'

/** Said in a line that goes away by itself. */
export interface CommandMessage {
  text: string
  tone: 'info' | 'success' | 'error'
  /** What can be done about it, such as taking it back. */
  action?: { label: string; act: () => void }
}

/** What commands tell the shell, which decides what that looks like. */
export type CommandEvent =
  | { type: 'message'; message: CommandMessage }
  /** Only a member may do it; `pending` is to be done after the login. */
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
