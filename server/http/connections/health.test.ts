import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Db } from '../../db/index.ts'
import { ensureSite } from '../../domains/site/store.ts'
import { capturingLog, testApp, testHttp } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'

const database = useTestDatabase()

test('a server whose database answers is live and ready', async () => {
  await ensureSite(database.orm)
  const dataDir = temporaryFolder()
  const { log, lines } = capturingLog()
  for (const path of ['/healthz', '/readyz']) {
    const response = await testApp(database, { log, env: { dataDir } }).request(path)
    expect([path, response.status, await response.json()]).toEqual([path, 200, { status: 'ok' }])
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  const said = lines.filter(({ msg }) => msg === 'request').map(({ path, level }) => [path, level])
  expect(said, 'probes come every few seconds: their lines are for debugging (20)').toEqual([
    ['/healthz', 20],
    ['/readyz', 20],
  ])
  expect(readdirSync(dataDir), 'nothing of a probe stays on the disk').toEqual([])
})

test('What fell 6: one whose disk takes no files is live and not ready, and says why in the log', async () => {
  const { log, lines } = capturingLog()
  const app = testApp(database, { log, env: { dataDir: join(temporaryFolder(), 'missing') } })
  expect([(await app.request('/healthz')).status, (await app.request('/readyz')).status]).toEqual([200, 503])
  expect(lines.find(({ msg }) => msg === 'not ready')).toMatchObject({ err: { code: 'ENOENT' } })
})

test.each([
  ['refuses', () => Promise.reject(new Error('gone'))],
  ['is silent', () => new Promise<never>(() => {})],
])('one whose database %s lives, is not ready, and says why in the log alone', async (what, execute) => {
  const { log, lines } = capturingLog()
  const db = { select: () => ({ from: () => ({ prepare: () => ({ execute }) }) }) } as unknown as Db
  const app = testHttp([], { db, log })
  expect((await app.request('/healthz')).status).toBe(200)
  const response = await app.request('/readyz')
  expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }])
  const message = what === 'refuses' ? 'gone' : 'The database did not answer in 2000 ms.'
  expect(lines.find(({ msg }) => msg === 'not ready')).toMatchObject({ err: { message } })
})
