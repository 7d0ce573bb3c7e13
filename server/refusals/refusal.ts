import { ERRORS, type ErrorCode } from '../../contract/api/errors.ts'

/** A refusal with a code of the contract's closed list; turned into a response in one place (`http/`). */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    /** Field path → Korean message, for a form. */
    readonly fields?: Record<string, string>,
    /** Seconds after which a retry makes sense. */
    readonly retryAfterSeconds?: number,
    /** Where the same call is answered, below the base of the API. */
    readonly movedTo?: string,
  ) {
    super(ERRORS[code].message)
    this.name = 'Refusal'
  }
}

/** Refuses a caller who exceeded a rate limit. */
export function failRateLimited(retryAfterSeconds: number): never {
  throw new Refusal('RATE_LIMITED', undefined, retryAfterSeconds)
}

/** Refuses a call for which there is no capacity at the moment. */
export function failBusy(): never {
  throw new Refusal('UNAVAILABLE', undefined, 5)
}

/** Of what has moved to another address. */
export const movedRefusal = (to: string): Refusal => new Refusal('PLACE_MERGED', undefined, undefined, to)

export function failMoved(to: string): never {
  throw movedRefusal(to)
}

export function fail(code: ErrorCode, fields?: Record<string, string>): never {
  throw new Refusal(code, fields)
}
