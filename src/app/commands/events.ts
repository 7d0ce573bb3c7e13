import { openLoginDialog } from '../../features/session/login/state.ts'
import type { CommandEvent } from '../../platform/commands/command-events.ts'
import { showSnackbar } from '../../ui/overlays/state.ts'

/** What the events of commands look like on the screen. */
export function showCommandEvent(event: CommandEvent): void {
  if (event.type === 'login-needed') return openLoginDialog({ pending: event.pending })
  const { text, tone, action } = event.message
  showSnackbar(text, tone, action)
}
