import autocannon from 'autocannon'

/**
 * Latencies and rate of one kind of request, cycling through `paths`.
 * @param {string} url @param {string[]} paths @param {Record<string, string>} [headers] @param {number} [seconds]
 * @param {number} [connections]
 */
export function load(url, paths, headers = {}, seconds = 6, connections = 8) {
  return loadWith(
    url,
    paths.map((path) => ({ method: 'GET', path, headers })),
    seconds,
    connections,
  )
}

/**
 * Fails if anything was refused, and says how: figures of refusals would be those of another server.
 * @param {import('autocannon').Result} result @param {string | undefined} what
 */
export function refuseRefusals({ statusCodeStats, errors, timeouts }, what) {
  const others = Object.entries(statusCodeStats ?? {}).filter(([status]) => !/^(?:2..|304)$/.test(status))
  if (others.length === 0 && errors === 0) return
  const seen = others.map(([status, { count }]) => `${count} × ${status}`)
  throw new Error(`${what}: ${[...seen, `${errors} errors`, `${timeouts} of them timeouts`].join(', ')}`)
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
  refuseRefusals({ latency, ...result }, requests[0]?.path)
  return { p50: latency.p50, p99: latency.p99, rate: amount / result.duration }
}

/** A little less than what the server answers on one connection: autocannon ignores that it closes. */
const PER_CONNECTION = 900

/**
 * The same for any requests, repeated in a loop.
 * @param {string} url @param {import('autocannon').Request[]} requests @param {number} [seconds] @param {number} [connections]
 */
export async function loadWith(url, requests, seconds = 6, connections = 8) {
  const result = await autocannon({ url, connections, duration: seconds, requests, reconnectRate: PER_CONNECTION })
  refuseRefusals(result, requests[0]?.path)
  return { p50: result.latency.p50, p99: result.latency.p99, rate: result.requests.average }
}
