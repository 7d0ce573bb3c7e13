const dates = new WeakMap<AbortSignal, number>()

/** Notes when what a call gives was answered; of several under one signal (the pages of a list) the oldest counts. */
export function noteAnswer(signal: AbortSignal | undefined, at: number): void {
  if (signal) dates.set(signal, Math.min(at, dates.get(signal) ?? at))
}

/** When the server said it, by its `Date`, however long a cache has had it since; now where it told none. */
export function dateOf(headers: Headers): number {
  const now = Date.now()
  // A device whose clock is behind must not take it for an answer from the future.
  return Math.min(now, Date.parse(headers.get('Date') ?? '') || now)
}

export const answeredAt = (signal: AbortSignal) => dates.get(signal)
