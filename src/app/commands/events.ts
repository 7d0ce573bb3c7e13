import { openLoginDialog } from '../../features/session/login/state.ts'
import type { CommandEvent } from '../../platform/commands/command-events.ts'
import { showSnackbar } from '../../ui/overlays/state.ts'

/** How events of commands are displayed. */
export function showCommandEvent(event: CommandEvent): void {
  if (event.type === 'login-needed') return openLoginDialog({ pending: event.pending })
  const { text, tone, action } = event.message
  showSnackbar(text, tone, action)
}
