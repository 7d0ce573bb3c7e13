import { ApiError, type CallErrorCode } from '../api/api.ts'
import type { Command, Intent } from './command.ts'
import { reportCommandEvent } from './command-events.ts'
import { keepPendingAction, type PendingAction } from './pending-action.ts'

/** The intent as it waits for a login; undefined where the command isn't one to be resumed. */
export const pendingActionOf = <Input, Answer>(
  { name, resume }: Command<Input, Answer>,
  { key, author, input }: Intent<Input>,
): PendingAction | undefined => resume && { kind: name, payload: input, id: key, author, at: Date.now() }

/**
 * What a failure means to who has acted, for every command that no form shows: a session that has ended leads to the login (which the call
 * wrapper reports) and on again afterwards; all else is said in one line, and what was typed stays where it is. A defect is thrown.
 */
export function reportFailure<Input, Answer>(
  command: Command<Input, Answer>,
  intent: Intent<Input>,
  { error, tryAgain }: { error: unknown; tryAgain: () => void },
): CallErrorCode {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 401) {
    const pending = pendingActionOf(command, intent)
    if (pending) keepPendingAction(pending)
    return error.code
  }
  const text = (error.status === 0 && command.words?.offline) || error.message
  const action = command.retry && { action: { label: command.retry, act: tryAgain } }
  reportCommandEvent({ type: 'message', message: { text, tone: 'error', ...action } })
  return error.code
}
