import { ERRORS, type ErrorCode } from '../../contract/errors.ts'

/** An error outside the API, where a person or a program asked for a file: the sentence alone. */
export function bareFailure(code: ErrorCode, headers: Record<string, string> = {}): Response {
  const { status, message } = ERRORS[code]
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}

export const notFound = () => bareFailure('NOT_FOUND')
