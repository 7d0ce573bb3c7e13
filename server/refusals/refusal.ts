import { ERRORS, type ErrorCode } from '../../contract/errors.ts'

/** A refusal with a code of the contract's closed list; turned into an answer in one place (`http/`). */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    /** Field path → Korean sentence, for a form. */
    readonly fields?: Record<string, string>,
    /** When it makes sense to try again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(ERRORS[code].message)
    this.name = 'Refusal'
  }
}

/** Somebody did something too often. */
export function failRateLimited(retryAfterSeconds: number): never {
  throw new Refusal('RATE_LIMITED', undefined, retryAfterSeconds)
}

export function fail(code: ErrorCode, fields?: Record<string, string>): never {
  throw new Refusal(code, fields)
}
