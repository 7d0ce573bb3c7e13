import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { built } from '../built.mjs'
import { load } from './load.mjs'
import { fillWithPlaces } from './places.mjs'
import { startServer, temporaryFolder } from './server.mjs'

const JSON_TYPE = { 'content-type': 'application/json' }
/** Admins work one by one, and a screen asks for little at once. */
const CONCURRENCY = 4
const SECONDS = 3
const MEMBERS = 20_000
const YEARLY = 100_000
const IMPORTED = 10_000

const ORDERS = ['name', 'liked', 'confirmed', 'updated', 'created'].flatMap((order) => [order, `-${order}`])
const FILTERS = [
  'group=cafe',
  'group=!cafe',
  'sido=강원',
  'sido=!서울,경기',
  'status=closed',
  'status=!open',
  'confirmation=fresh',
  'confirmation=!never',
  'edited=yes',
  'group=pension&sido=제주',
  'q=바다',
  'bin=1',
]

/**
 * A year of what the dashboard counts.
 * @param {string} dataDir
 */
async function fillYear(dataDir) {
  console.log('filling a year of members, reviews, entry reports and likes …')
  const log = { info() {}, warn: console.warn, error: console.error }
  /** @type {typeof import('../../server/db/index.ts')} */
  const { openDatabase } = await built('server/db/index.js')
  const database = await openDatabase({ dataDir, log })
  const { pool } = database
  try {
    await pool.query(
      `insert into users (email, nickname, nickname_key, role, created_at)
       select 'year' || n || '@dog.example', '한해' || n, '한해' || n, 'member', now() - interval '1 year' * (n % 9973) / 9973
       from generate_series(1, ${MEMBERS}) as n`,
    )
    await pool.query(
      `insert into reviews (user_id, place_id, stars, text, visited_on, show_dog_name, tags, photos, created_at)
       select 1 + n % ${MEMBERS}, 1 + n % 90000, 1 + n % 5, '마당이 넓어요.', current_date - n % 365, false, '{}', '[]', now() - interval '1 year' * (n % 9967) / 9967
       from generate_series(1, ${YEARLY}) as n`,
    )
    await pool.query(
      `insert into entry_reports (user_id, place_id, outcome, visited_on, word, agrees, created_at)
       select 1 + n % ${MEMBERS}, 1 + n % 90000, case when n % 5 = 0 then 'refused' else 'admitted' end, current_date - n % 365, '',
         n % 7 <> 0, now() - interval '1 year' * (n % 9949) / 9949
       from generate_series(1, ${YEARLY}) as n`,
    )
    await pool.query(
      `insert into likes (user_id, kind, target_id, liked_at)
       select 1 + n % ${MEMBERS}, 'place', 1 + (n * 13) % 90000, now() - interval '1 year' * (n % 9941) / 9941
       from generate_series(1, ${YEARLY}) as n on conflict do nothing`,
    )
    await pool.query('VACUUM (ANALYZE)')
  } finally {
    await database.close()
  }
}

/**
 * Makes an admin who is logged in, before the server starts.
 * @param {string} dataDir @returns {Promise<string>} the Cookie header of their browser
 */
async function adminCookie(dataDir) {
  const log = { info() {}, warn: console.warn, error: console.error }
  /** @type {typeof import('../../server/db/index.ts')} */
  const { openDatabase } = await built('server/db/index.js')
  /** @type {typeof import('../../server/compose/keys.ts')} */
  const { openKeys } = await built('server/compose/keys.js')
  /** @type {typeof import('../../server/testing/members.ts')} */
  const { createMember } = await built('server/testing/members.js')
  const database = await openDatabase({ dataDir, log })
  try {
    const keys = await openKeys({ secretKey: null, dataDir }, database, /** @type {never} */ (log))
    return (await createMember({ db: database.orm, clock: () => new Date(), keys }, 'admin')).cookie
  } finally {
    await database.close()
  }
}

/** @param {string} url @param {string} cookie */
function asAdmin(url, cookie) {
  /** @param {string} method @param {string} call @param {unknown} [body] */
  return async (method, call, body) => {
    const bytes = body instanceof Uint8Array
    const response = await fetch(`${url}/api/admin${call}`, {
      method,
      headers: {
        cookie,
        ...(bytes ? { 'content-type': 'application/octet-stream' } : JSON_TYPE),
        'idempotency-key': randomUUID(),
      },
      ...(body === undefined ? {} : { body: bytes ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${call}: ${await response.text()}`)
    return (await response.json()).data
  }
}

/**
 * The first pages of a list, by following its cursors.
 * @param {ReturnType<typeof asAdmin>} ask @param {string} query
 */
async function pagesOf(ask, query) {
  const paths = []
  for (let cursor = ''; cursor !== null && paths.length < 20;) {
    const call = `/places?${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    paths.push(`/api/admin${encodeURI(decodeURI(call))}`)
    cursor = (await ask('GET', call)).cursor
  }
  return paths
}

/** The table of 100,000 places in every order and under every filter, and the dashboard with a year of data. */
async function benchLists() {
  const { folder, remove } = temporaryFolder()
  try {
    await fillWithPlaces(folder)
    await fillYear(folder)
    const cookie = await adminCookie(folder)
    const server = await startServer(folder, ['--empty'])
    try {
      const ask = asAdmin(server.url, cookie)
      const measure = (/** @type {string[]} */ paths) => load(server.url, paths, { cookie }, SECONDS, CONCURRENCY)
      const rows = []
      for (const query of [...ORDERS.map((order) => `order=${order}`), ...FILTERS]) {
        const { p50, p99 } = await measure(await pagesOf(ask, query))
        rows.push({ what: `places, ${query}, p50`, measured: p50, budget: 10, unit: 'ms' })
        rows.push({ what: `places, ${query}, p99`, measured: p99, budget: 60, unit: 'ms' })
      }
      const dashboard = await load(server.url, ['/api/admin/dashboard?days=365'], { cookie }, SECONDS, 1)
      return [...rows, { what: 'dashboard of a year, p50', measured: dashboard.p50, budget: 50, unit: 'ms' }]
    } finally {
      await server.stop()
    }
  } finally {
    remove()
  }
}

/** The same rows by the command and by upload, each into a new data folder, beside a running server. */
async function benchUpload() {
  const { csv, generateKcisa } = await built('server/import/fixture/kcisa.js')
  const rows = new TextEncoder().encode(csv([...generateKcisa(IMPORTED, IMPORTED)]))
  const byCommand = await onEmptySite(async (_ask, folder) => {
    const file = path.join(folder, 'rows.csv')
    writeFileSync(file, rows)
    const child = spawn(process.execPath, ['dist/node/server/import/cli.js', file], {
      env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const code = await new Promise((resolve) => child.once('close', resolve))
    if (code !== 0) throw new Error(`The import ended with ${code}.`)
  })
  const byUpload = await onEmptySite(async (ask) => {
    const { id } = await ask('POST', '/imports', { files: [{ name: 'rows.csv', size: rows.length }] })
    const piece = 4 * 2 ** 20
    for (let at = 0; at < rows.length; at += piece)
      await ask('PUT', `/imports/${id}/files/1?at=${at}`, rows.subarray(at, at + piece))
    const until = async (/** @type {string} */ stage) => {
      for (;;) {
        const run = await ask('GET', `/imports/${id}`)
        if (run.stage === stage && run.state === 'done') return
        if (run.state === 'failed') throw new Error(run.failure)
        await delay(50)
      }
    }
    await ask('POST', `/imports/${id}/acts`, { act: 'check' })
    await until('check')
    const began = performance.now()
    await ask('POST', `/imports/${id}/acts`, { act: 'run' })
    await until('import')
    return performance.now() - began
  })
  return [{ what: 'import by upload, times the command', measured: byUpload / byCommand, budget: 1.2, unit: '×' }]
}

/** @param {(ask: ReturnType<typeof asAdmin>, folder: string) => Promise<number | void>} work milliseconds, or what it took */
async function onEmptySite(work) {
  const { folder, remove } = temporaryFolder()
  const cookie = await adminCookie(folder)
  const server = await startServer(folder, ['--empty'])
  try {
    const ask = asAdmin(server.url, cookie)
    const began = performance.now()
    return (await work(ask, folder)) ?? performance.now() - began
  } finally {
    await server.stop()
    remove()
  }
}

/** The back office on the embedded engine. */
export async function benchAdmin() {
  // Nobody is there to prove a second factor.
  process.env['SECOND_FACTOR'] = 'offered'
  return [...(await benchLists()), ...(await benchUpload())]
}
