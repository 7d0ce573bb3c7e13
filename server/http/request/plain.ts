import { ERRORS, type ErrorCode } from '../../../contract/api/errors.ts'

/** An error response outside the API (files): only the message as plain text. */
export function bareFailure(code: ErrorCode, headers: Record<string, string> = {}): Response {
  const { status, message } = ERRORS[code]
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}

export const notFound = () => bareFailure('NOT_FOUND')
