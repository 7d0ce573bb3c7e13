import { ApiError } from './api.ts'

/** Codes that refuse the file itself. */
const FINAL: ReadonlySet<string> = new Set([
  'PHOTO_UNREADABLE',
  'ATTACHMENT_UNREADABLE',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
])

/** That another attempt would fail as well. */
export const isFinal = (error: unknown): boolean => error instanceof ApiError && FINAL.has(error.code)

/** Why an upload failed, for who chose the file; `what`: "사진을". */
export function failureText(error: unknown, what: string): string {
  if (error instanceof ApiError) return error.message
  console.warn('A file could not be sent', error)
  return `${what} 올리지 못했어요. 다시 시도해 주세요.`
}
