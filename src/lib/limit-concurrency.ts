/** Lets at most `limit` calls of an asynchronous function run at once; the rest wait their turn. */
export function limitConcurrency<A extends unknown[], R>(
  limit: number,
  run: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (...args) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await run(...args)
    } finally {
      // The slot passes directly to the next waiting call, so that no new call can take it in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
