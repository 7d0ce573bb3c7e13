import type { Success } from '../../contract/errors.ts'
import { Told } from './told.ts'

export const dataOf = (answer: unknown): unknown => (answer instanceof Told ? answer.data : answer)

/** The body of an answer. */
export function success(answer: unknown): string {
  const message = answer instanceof Told ? answer.message : ''
  const data = dataOf(answer)
  return JSON.stringify({ status: 'success', data, message } satisfies Success<unknown>)
}

/** The data of a body that `success` made. */
export const dataIn = (body: string): unknown => (JSON.parse(body) as Success<unknown>).data
