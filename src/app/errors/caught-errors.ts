import type { RootOptions } from 'react-dom/client'
import { describeError } from './error-page.ts'

/** A refusal has its page and its line in the log; only what nobody foresaw is worth a stack. */
export const onCaughtError: NonNullable<RootOptions['onCaughtError']> = (error) => {
  if (describeError(error).expected) return
  console.warn(error)
}
