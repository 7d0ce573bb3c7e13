import type { Success } from '../../../contract/api/errors.ts'
import { WithMessage } from './with-message.ts'

export const dataOf = (answer: unknown): unknown => (answer instanceof WithMessage ? answer.data : answer)

/** Body of a successful answer. */
export function success(answer: unknown): string {
  const message = answer instanceof WithMessage ? answer.message : ''
  const data = dataOf(answer)
  return JSON.stringify({ status: 'success', data, message } satisfies Success<unknown>)
}

/** The data in a body built by `success`. */
export const dataIn = (body: string): unknown => (JSON.parse(body) as Success<unknown>).data
