import { randomUUID } from 'node:crypto'
import { POSTS } from './community-data.mjs'

/** Likes and comments per second, as many of each, and reads of all kinds together. */
const WRITES = 200
const READS = 100
const SECONDS = 10
const ROUNDS = 2
/** Each member stays below the rate limits of likes (300) and of comments (30 within ten minutes). */
export const WRITERS = 200

/** @typedef {{ name: string, path: (number: number) => string, cookie?: (number: number) => string }} Read */

/**
 * Reads with and without writes, all of them begun at fixed intervals however long the others take. Measured alternately, so that a busy
 * moment of the machine affects both.
 * @param {string} url @param {string[]} cookies of `WRITERS` members @param {Read[]} reads
 * @param {number} [rate] writes per second
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function benchReadsUnderWrites(url, cookies, reads, rate = WRITES) {
  const call = callerOf(url)
  /** @type {Map<Read, { quiet: number[], written: number[] }>} */
  const times = new Map(reads.map((read) => [read, { quiet: [], written: [] }]))
  const write = writerOf(call, cookies)
  const written = { count: 0, seconds: 0 }
  let number = 0
  const readAll = () =>
    paced(READS, SECONDS, async () => {
      const read = /** @type {Read} */ (reads[number % reads.length])
      const path = read.path(number++)
      return { read, ms: await timed(() => call('GET', path, read.cookie?.(number) ?? '')) }
    })
  await readAll()
  for (let round = 0; round < ROUNDS; round++)
    for (const kind of /** @type {const} */ (['quiet', 'written'])) {
      const began = performance.now()
      const writes = kind === 'written' ? paced(rate, SECONDS, write) : Promise.resolve([])
      for (const { read, ms } of await readAll()) times.get(read)?.[kind].push(ms)
      written.count += (await writes).filter((answer) => answer !== null).length
      if (kind === 'written') written.seconds += (performance.now() - began) / 1000
    }
  return [
    {
      what: 'likes and comments',
      measured: written.count / written.seconds,
      budget: 0.95 * rate,
      unit: '/s',
      atLeast: true,
    },
    ...reads.flatMap((read) => {
      const { quiet = [], written = [] } = times.get(read) ?? {}
      return [0.5, 0.99].map((share) => {
        const [before, during] = [quantile(quiet, share), quantile(written, share)]
        const figures = `${before.toFixed(1)} ms without, ${during.toFixed(1)} ms with`
        const what = `${read.name} under ${rate} likes and comments/s, p${share * 100} (${figures})`
        return { what, measured: during / before, budget: 1.5, unit: '×' }
      })
    }),
  ]
}

/** @typedef {(method: string, path: string, cookie?: string, body?: object) => Promise<string | null>} Call null: too much at once */

/** @param {string} url @returns {Call} */
function callerOf(url) {
  return async (method, path, cookie = '', body) => {
    const json = body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...json, ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status === 503) return null
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text
  }
}

/**
 * One like or comment after the other, by each member in turn: of posts that are in the feed now, as people do, and of older ones.
 * @param {Call} call @param {string[]} cookies
 */
function writerOf(call, cookies) {
  let count = 0
  return async () => {
    const number = count++
    const nth = number >> 1
    const cookie = cookies[nth % cookies.length]
    const post = nth % 2 === 0 ? POSTS - (nth % 997) : 1 + ((nth * 7919) % POSTS)
    // Members may not like what they wrote.
    const liked = `/likes/post/${(post - (nth % cookies.length)) % 1000 === 0 ? post - 1 : post}`
    if (number % 2 === 0) return call('PUT', liked, cookie, { liked: true })
    return call('POST', `/posts/${post}/comments`, cookie, { text: `저도 다녀왔어요 ${number}`, answerTo: null })
  }
}

/**
 * Starts this many calls in a second, whether or not the earlier ones have ended.
 * @template T @param {number} rate @param {number} seconds @param {() => Promise<T>} call
 * @returns {Promise<T[]>}
 */
async function paced(rate, seconds, call) {
  /** @type {Promise<T>[]} */
  const running = []
  const began = performance.now()
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(rate * seconds, Math.floor(((performance.now() - began) * rate) / 1000))
      while (running.length < due) running.push(call())
      if (running.length >= rate * seconds) resolve(clearInterval(timer))
    }, 2)
  })
  return Promise.all(running)
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
