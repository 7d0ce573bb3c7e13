import { ApiError } from '../../platform/api/api.ts'

/** What a failed step tells. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError || (error instanceof Error && error.name === 'PasskeyFailed')
    ? error.message
    : '요청에 실패했습니다.'

/** As a file that its owner keeps. */
export const codesFile = (codes: readonly string[]) =>
  `2단계 인증 복구 코드\n코드마다 한 번만 쓸 수 있어요. 아무에게도 알려 주지 마세요.\n\n${codes.join('\n')}\n`

/** `JBSW Y3DP …`, for typing it into an app. */
export const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')
