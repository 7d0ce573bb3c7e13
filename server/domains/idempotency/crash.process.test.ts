import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../../db/index.ts'
import { startChild } from '../../testing/processes/child.ts'
import { testApp } from '../../testing/deps.ts'
import { copyCluster } from '../../testing/engines/embedded-template.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { createMember } from '../../testing/members.ts'
import { copyPostgres } from '../../testing/engines/postgres-template.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'

// Real processes and disk writes are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const serverUrl = process.env['TEST_DATABASE_URL']

/** A database that several processes open one after the other. */
async function sharedDatabase(engine: string) {
  const dataDir = temporaryFolder()
  if (engine === 'PostgreSQL') {
    const { pool, close } = await copyPostgres(serverUrl!)
    return { dataDir, databaseUrl: pool.options.connectionString, remove: close }
  }
  await copyCluster(dataDir)
  return { dataDir, databaseUrl: undefined, remove: async () => {} }
}

async function during<T>(
  given: { dataDir: string; databaseUrl: string | undefined },
  use: (database: Database) => Promise<T>,
) {
  const database = await openDatabase({ ...given, log: recordingLog().log })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

describe.each(serverUrl ? ['the embedded engine', 'PostgreSQL'] : ['the embedded engine'])('on %s', (engine) => {
  test.each(['effect', 'commit'])(
    'a write whose process was killed after its %s has its effect once',
    async (point) => {
      const { remove, ...where } = await sharedDatabase(engine)
      const { cookie } = await during(where, ({ orm }) => createMember({ db: orm, clock: () => new Date() }))
      const key = randomUUID()
      const child = startChild('keyed-write', [
        point,
        where.dataDir,
        cookie,
        key,
        ...(where.databaseUrl ? [where.databaseUrl] : []),
      ])
      await child.until((lines) => lines.length > 0)
      expect(child.lines).toEqual([point])
      await child.kill()

      await during(where, async (database) => {
        const lists = async () =>
          (await database.pool.query<{ id: number; name: string }>('select id, name from like_lists')).rows
        const committed = await lists()
        expect(committed).toHaveLength(point === 'commit' ? 1 : 0)
        const send = () =>
          testApp(database).request('/api/like-lists', {
            method: 'POST',
            headers: { Cookie: cookie, 'Content-Type': 'application/json', 'Idempotency-Key': key },
            body: JSON.stringify({ name: '제주', color: 'blue' }),
          })
        const answer = (await (await send()).json()) as { data: { id: number } }
        expect(answer).toMatchObject({ status: 'success', data: { name: '제주', color: 'blue' } })
        expect(await lists()).toEqual([{ id: answer.data.id, name: '제주' }])
        expect(committed).toEqual(point === 'commit' ? await lists() : [])
        expect(await (await send()).json()).toEqual(answer)
      })
      await remove()
    },
  )
})
