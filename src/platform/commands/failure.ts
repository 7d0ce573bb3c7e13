import { ApiError, type CallErrorCode } from '../api/api.ts'
import type { Command, Intent } from './command.ts'
import { reportCommandEvent } from './command-events.ts'
import { keepPendingAction, type PendingAction } from './pending-action.ts'

/** The intent as a pending action; undefined if the command is not resumable. */
export const pendingActionOf = <Input, Answer>(
  { name, resume }: Command<Input, Answer>,
  { key, author, input }: Intent<Input>,
): PendingAction | undefined => resume && { kind: name, payload: input, id: key, author, at: Date.now() }

/**
 * Handles failures of all commands that no form shows: an expired session leads to the login (which the call wrapper reports), after
 * which the command resumes; anything else is shown in one line, and the input stays. A defect is thrown.
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
