import { sessionApi } from '../../../contract/session/session-api.ts'
import type { Command } from '../../platform/commands/command.ts'

/** Confirms the identity by password, before what can't be undone. The input is a secret: it must not be resumed. */
export const confirmIdentity: Command<{ password: string }, unknown> = {
  name: 'session.confirm',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, body) => call(sessionApi.confirmIdentity, { body }),
}
