import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ImportAct } from '../../contract/imports/import-states.ts'
import type { ImportActBody, ImportChange, ImportRun } from '../../contract/imports/imports-admin.ts'
import { ensureContent } from '../compose/content.ts'
import type { Deps } from '../deps.ts'
import { importTurn } from '../import/control/turn.ts'
import { startUploadedImports, type UploadedImports } from '../import/uploads/worker.ts'
import { testApp, testDeps } from './deps.ts'
import { useTestDatabase } from './harness.ts'
import { createMember, type Member } from './members.ts'

/** An empty site whose admin imports by upload, for the test file that calls this at top level. */
export function uploadSite() {
  const database = useTestDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-uploads-'))
  let deps: Deps
  let admin: Member
  let worker: UploadedImports

  /** As at a start of the server. */
  function start(given: { db?: Deps['db']; turn?: ReturnType<typeof importTurn> } = {}): UploadedImports {
    const turn = importTurn(database)
    const alone = database.engine === 'pglite'
    worker = startUploadedImports({ ...deps, turn, alone, schedule: () => () => {}, ...given })
    return worker
  }

  beforeAll(async () => {
    deps = testDeps(database.orm, { env: { dataDir } })
    await ensureContent(deps, { demo: false })
    admin = await createMember(deps, 'admin')
    start()
  })
  afterAll(async () => {
    await worker.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function request(method: string, address: string, body?: unknown) {
    const app = testApp(database, { env: { dataDir }, imports: { runSoon: () => worker.runSoon() } })
    const binary = body instanceof Uint8Array
    const response = await app.request(`/api/admin${address}`, {
      method,
      headers: { Cookie: admin.cookie, 'Content-Type': binary ? 'application/octet-stream' : 'application/json' },
      ...(body !== undefined && { body: binary ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    })
    const { data, code } = (await response.json()) as { data: unknown; code?: string }
    return { status: response.status, data, code }
  }
  async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
    const { status, data, code } = await request(method, address, body)
    expect([status, code], `${method} ${address}`).toEqual([200, undefined])
    return data as T
  }
  const bytesOf = (content: string | Uint8Array) =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content

  async function send(...contents: (string | Uint8Array | { name: string; bytes: string | Uint8Array })[]) {
    const files = contents.map((content, index) =>
      typeof content === 'object' && 'bytes' in content
        ? { name: content.name, bytes: bytesOf(content.bytes) }
        : { name: `자료 ${index}.csv`, bytes: bytesOf(content) },
    )
    const announced = files.map(({ name, bytes }) => ({ name, size: bytes.length }))
    const { id } = await ask<ImportRun>('POST', '/imports', { files: announced })
    for (const [index, { bytes }] of files.entries()) await ask('PUT', `/imports/${id}/files/${index + 1}?at=0`, bytes)
    return id
  }
  const get = (id: number) => ask<ImportRun>('GET', `/imports/${id}`)
  const act = (id: number, wanted: ImportAct, said: Omit<ImportActBody, 'act'> = {}) =>
    ask<ImportRun>('POST', `/imports/${id}/acts`, { act: wanted, ...said })
  async function done(...asked: Parameters<typeof act>): Promise<ImportRun> {
    const [id] = asked
    await act(...asked)
    await worker.idle()
    return get(id)
  }

  return {
    database,
    dataDir,
    start,
    request,
    ask,
    send,
    get,
    act,
    /** Asks for it, and waits until it has ended. */
    done,
    get deps() {
      return deps
    },
    get admin() {
      return admin
    },
    get worker() {
      return worker
    },
    checked: async (...contents: Parameters<typeof send>) => done(await send(...contents), 'check'),
    changes: async (id: number, query = '') =>
      (await ask<{ items: ImportChange[] }>('GET', `/imports/${id}/changes${query}`)).items,
  }
}

const TABLES = ['places', 'place_details', 'place_search', 'guides', 'place_counts', 'place_sources']

/** All that is stored of places, without when and how often it was written. */
export async function storedPlaces({ pool }: Pick<ReturnType<typeof useTestDatabase>, 'pool'>) {
  const dumped: Record<string, string[]> = {}
  for (const table of TABLES) {
    const kept = table === 'place_counts' ? 'where count <> 0' : ''
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - '{created_at,updated_at,imported_at,version}'::text[])::text as row from ${table} as t ${kept} order by 1`,
    )
    dumped[table] = rows.map(({ row }) => row)
  }
  return dumped
}
