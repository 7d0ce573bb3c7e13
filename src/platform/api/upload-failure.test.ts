import { expect, test } from 'vitest'
import { ApiError, type CallErrorCode } from './api.ts'
import { isFinal } from './upload-failure.ts'

test.each([
  ['PHOTO_UNREADABLE', true],
  ['ATTACHMENT_UNREADABLE', true],
  ['BODY_TOO_LARGE', true],
  ['UNSUPPORTED_MEDIA_TYPE', true],
  ['VALIDATION_FAILED', true],
  ['NETWORK', false],
  ['TIMEOUT', false],
  ['RATE_LIMITED', false],
  ['UNAVAILABLE', false],
  ['STORAGE_FULL', false],
] satisfies [CallErrorCode, boolean][])(
  'What fell: a file that was refused by %s is refused for good: %s',
  (code, final) => {
    expect(isFinal(new ApiError(code, 400, ''))).toBe(final)
  },
)
