const dates = new WeakMap<AbortSignal, number>()

/** Records when a call's answer was made; of several under one signal (the pages of a list) the oldest counts. */
export function recordAnswerDate(signal: AbortSignal | undefined, at: number): void {
  if (signal) dates.set(signal, Math.min(at, dates.get(signal) ?? at))
}

/** The time in the answer's `Date`, also if it comes from a cache; the present if there is none. */
export function dateOf(headers: Headers): number {
  const now = Date.now()
  // On a device whose clock is slow the answer must not appear to be from the future.
  return Math.min(now, Date.parse(headers.get('Date') ?? '') || now)
}

export const answeredAt = (signal: AbortSignal) => dates.get(signal)
