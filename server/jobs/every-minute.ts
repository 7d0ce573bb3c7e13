/** Calls `run`, which never rejects, periodically until the returned function is called. */
export type Schedule = (run: () => Promise<void>) => () => void

export const everyMinute: Schedule = (run) => {
  const timer = setInterval(() => void run(), 60_000).unref()
  return () => clearInterval(timer)
}
