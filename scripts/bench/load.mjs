import autocannon from 'autocannon'

/**
 * Latencies and rate of one kind of request, cycling through `paths`, at concurrency 8.
 * @param {string} url @param {string[]} paths @param {Record<string, string>} [headers] @param {number} [seconds]
 */
export function load(url, paths, headers = {}, seconds = 6) {
  return loadWith(
    url,
    paths.map((path) => ({ method: 'GET', path, headers })),
    seconds,
  )
}

/** autocannon prepares a request or two per connection that it never sends. */
const UNSENT = 32

/**
 * Latencies and rate of these requests, each sent once; the last few are not sent.
 * @param {string} url @param {import('autocannon').Request[]} requests
 */
export async function loadOnce(url, requests) {
  const left = requests.values()
  /** @param {import('autocannon').Request} plain */
  const setupRequest = (plain) => {
    const { headers, ...request } = left.next().value ?? {}
    return { ...plain, ...request, headers: { ...plain.headers, ...headers } }
  }
  const amount = requests.length - UNSENT
  const { latency, ...result } = await autocannon({ url, connections: 8, amount, requests: [{ setupRequest }] })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} refusals for ${requests[0]?.path}`)
  return { p50: latency.p50, p99: latency.p99, rate: amount / result.duration }
}

/**
 * The same for any requests, repeated in a loop.
 * @param {string} url @param {import('autocannon').Request[]} requests @param {number} [seconds]
 */
export async function loadWith(url, requests, seconds = 6) {
  const result = await autocannon({ url, connections: 8, duration: seconds, requests })
  const [first] = requests
  if (result.non2xx > 0 && !first?.headers?.['if-none-match'])
    throw new Error(`${result.non2xx} refusals for ${first?.path}`)
  return { p50: result.latency.p50, p99: result.latency.p99, rate: result.requests.average }
}
