import { PageError } from '../../lib/page-error.ts'
import { ApiError } from '../../platform/api/api.ts'

const MESSAGES: Record<number, string> = {
  404: '페이지를 찾을 수 없습니다.',
  403: '접근 권한이 없습니다.',
}
export const messageOf = (status: number): string => MESSAGES[status] ?? '오류가 발생했습니다.'

export interface ErrorDescription {
  status: number
  /** The address itself made no sense or the server failed, as against a page that merely isn't there. */
  fatal: boolean
  /** For the reader. */
  message: string
  /** For the log. */
  reason: string
  /** Refused by us or by the server, as against a defect. */
  expected: boolean
}

/** What the error page makes of anything that was thrown. */
export function describeError(error: unknown): ErrorDescription {
  // The router wraps what params.parse and validateSearch throw.
  const thrown = error instanceof Error && error.cause instanceof PageError ? error.cause : error
  const reason = thrown instanceof Error ? thrown.message : String(thrown)
  if (thrown instanceof PageError) {
    return { status: thrown.status, fatal: thrown.fatal, message: messageOf(thrown.status), reason, expected: true }
  }
  const status = thrown instanceof ApiError && thrown.status >= 400 ? thrown.status : 500
  return { status, fatal: status >= 500, message: messageOf(status), reason, expected: thrown instanceof ApiError }
}
