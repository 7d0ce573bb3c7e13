import { ERRORS, type ErrorCode, type Failure } from '../../contract/errors.ts'
import { Refusal } from './refusal.ts'

/** Codes by which `pg` and the network say that the database can't be reached, rather than that a query is wrong. */
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|08\w{3}|57P0[1-3]|53300)$/

/** What `pg` and its pool throw without any code when a connection ends, or can't be had in time. */
const UNREACHABLE_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  const told = typeof code === 'string' ? UNREACHABLE.test(code) : UNREACHABLE_WORDS.test(error.message)
  return told || isUnreachable(error.cause)
}

/** What a caller may know of an error: a code of the contract's list and its sentence, never the error's own words. */
export function failureOf(error: unknown, requestId: string): Failure {
  const code: ErrorCode = error instanceof Refusal ? error.code : isUnreachable(error) ? 'UNAVAILABLE' : 'INTERNAL'
  const fields = error instanceof Refusal ? error.fields : undefined
  return { status: 'error', code, message: ERRORS[code].message, ...(fields && { fields }), requestId }
}

/** When to come again, where that is known. */
export function retryAfter(error: unknown): Record<string, string> {
  const seconds = error instanceof Refusal ? error.retryAfterSeconds : undefined
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) }
}

export function failureResponse(failure: Failure, headers: Record<string, string> = {}): Response {
  const { status } = ERRORS[failure.code]
  return Response.json(failure, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '5' }), ...headers },
  })
}
