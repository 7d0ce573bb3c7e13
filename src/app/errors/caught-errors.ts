import type { RootOptions } from 'react-dom/client'
import { describeError } from './error-page.ts'

/** A refusal has its error page and its log line; only unexpected errors are worth a stack trace. */
export const onCaughtError: NonNullable<RootOptions['onCaughtError']> = (error) => {
  if (describeError(error).expected) return
  console.warn(error)
}
