import { ERRORS, type ErrorCode, type Failure } from '../../contract/api/errors.ts'
import { Refusal } from './refusal.ts'

/** No space, a quota, a disk that has become read-only; PostgreSQL's code for the first. */
const FULL = /^(ENOSPC|EDQUOT|EROFS|53100)$/
/** In what the embedded engine says when it ends for that reason. */
const FULL_WORDS = /No space left on device|ENOSPC/

/** Codes of `pg` and the network for an unreachable database, or one that has undone a deadlock (40P01), as opposed to an invalid query. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|08\w{3}|57P0[1-3]|53300|40P01|EMFILE|ENFILE)$/

/** Messages of errors without a code that `pg` and its pool throw if a connection ends or times out. */
const UNREACHABLE_WORDS =
  /^(The embedded database |Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return FULL.test(String(code)) || FULL_WORDS.test(error.message) || isFull(error.cause)
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  const told = typeof code === 'string' ? UNREACHABLE.test(code) : UNREACHABLE_WORDS.test(error.message)
  return told || isUnreachable(error.cause)
}

/** The public part of an error: a code of the contract's list and its message, never that of the error itself. */
export function failureOf(error: unknown, requestId: string): Failure {
  const code = error instanceof Refusal ? error.code : codeOf(error)
  const { fields, movedTo } = error instanceof Refusal ? error : {}
  const message = ERRORS[code].message
  return { status: 'error', code, message, ...(fields && { fields }), ...(movedTo && { movedTo }), requestId }
}

function codeOf(error: unknown): ErrorCode {
  if (isFull(error)) return 'STORAGE_FULL'
  return isUnreachable(error) ? 'UNAVAILABLE' : 'INTERNAL'
}

/** The Retry-After header, if the time is known. */
export function retryAfter(error: unknown): Record<string, string> {
  const seconds = error instanceof Refusal ? error.retryAfterSeconds : undefined
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) }
}

/** What has moved is written at its other address by the same call (308): of a 301, browsers would make a read. */
export const statusOf = (code: ErrorCode, method: string): number =>
  code === 'PLACE_MERGED' && method !== 'GET' && method !== 'HEAD' ? 308 : ERRORS[code].status

export const movedResponse = (failure: Failure, method: string, location: string): Response =>
  failureResponse(failure, { Location: location }, statusOf(failure.code, method))

export function failureResponse(
  failure: Failure,
  headers: Record<string, string> = {},
  status: number = ERRORS[failure.code].status,
): Response {
  return Response.json(failure, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...((status === 503 || status === 507) && { 'Retry-After': status === 503 ? '5' : '60' }),
      ...headers,
    },
  })
}
