import { PageError } from '../../lib/page-error.ts'
import { ApiError } from '../../platform/api/api.ts'

const MESSAGES: Record<number, string> = {
  404: '페이지를 찾을 수 없습니다.',
  403: '접근 권한이 없습니다.',
}
export const messageOf = (status: number): string => MESSAGES[status] ?? '오류가 발생했습니다.'

export interface ErrorDescription {
  status: number
  /** The address was malformed or the server failed, unlike a page that does not exist. */
  fatal: boolean
  /** Shown to the user. */
  message: string
  /** Logged. */
  reason: string
  /** It is there, for members of some role: a visitor may log in to see it. */
  forReaders: boolean
  /** A refusal by our code or the server, not a defect. */
  expected: boolean
}

/** Describes anything that was thrown, for the error page. */
export function describeError(error: unknown): ErrorDescription {
  // The router wraps what params.parse and validateSearch throw.
  const thrown = error instanceof Error && error.cause instanceof PageError ? error.cause : error
  const reason = thrown instanceof Error ? thrown.message : String(thrown)
  if (thrown instanceof PageError) {
    return {
      status: thrown.status,
      fatal: thrown.fatal,
      message: messageOf(thrown.status),
      reason,
      forReaders: false,
      expected: true,
    }
  }
  const status = thrown instanceof ApiError && thrown.status >= 400 ? thrown.status : 500
  const expected = thrown instanceof ApiError
  const forReaders = expected && thrown.code === 'POST_FOR_READERS'
  const message = forReaders ? '로그인하면 볼 수 있어요' : messageOf(status)
  return { status, fatal: status >= 500, message, reason, forReaders, expected }
}
