import { expect, onTestFinished, test, vi } from 'vitest'
import { testDeps } from '../testing/deps.ts'
import { describePostgres } from '../testing/engines/engines.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { recordingLog } from '../testing/recording-log.ts'
import { createMember } from '../testing/members.ts'
import { databaseUrl } from '../testing/engines/postgres-template.ts'
import { createApp } from '../app.ts'
import { notifyOfAnything } from '../db/engine/notices.ts'
import { ensureContent } from './content.ts'
import { noticeOf, sharedInvalidations } from './invalidations.ts'

const database = useTestDatabase()

test('more tags than a notice can carry invalidate everything', () => {
  expect(noticeOf('me', ['place:1'])).toBe('{"from":"me","tags":["place:1"]}')
  const many = noticeOf(
    'me',
    Array.from({ length: 2000 }, (_, id) => `place:${id}`),
  )
  expect(many).toBe('{"from":"me","tags":null}')
})

describePostgres('two nodes of one PostgreSQL server', () => {
  /** A node that caches its answers for an hour; resolves when it listens. */
  async function startNode() {
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
    const url = databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', rows[0]?.name ?? '')
    const { log } = recordingLog()
    const invalidations = sharedInvalidations(url, log)
    const heard = vi.fn()
    invalidations.subscribe(heard)
    onTestFinished(() => invalidations.close())
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null))
    const app = createApp(testDeps(database.orm, { answersFreshMs: 3_600_000, invalidations }))
    return {
      app,
      heard,
      likes: async () => ((await (await app.request('/api/places/1')).json()) as Likes).data.likeCount,
    }
  }
  interface Likes {
    data: { likeCount: number }
  }

  test('a write at one is seen at the other, also after its connection was cut', { timeout: 120_000 }, async () => {
    const deps = testDeps(database.orm)
    await ensureContent(deps, { demo: true })
    const { cookie } = await createMember(deps)
    const [a, b] = [await startNode(), await startNode()]
    await vi.waitFor(() => expect(a.heard.mock.calls.length).toBeGreaterThan(1))
    const like = async (liked: boolean) => {
      const headers = { 'Content-Type': 'application/json', Cookie: cookie }
      const response = await a.app.request('/api/likes/place/1', {
        method: 'PUT',
        headers,
        body: JSON.stringify({ liked }),
      })
      expect(response.status).toBe(200)
    }
    const before = await b.likes()
    await like(true)
    await vi.waitFor(async () => expect(await b.likes()).toBe(before + 1))
    expect(b.heard).toHaveBeenLastCalledWith(expect.arrayContaining(['place:1']))

    // After a reconnection everything is invalidated, so notices that were missed don't matter.
    const heard = b.heard.mock.calls.length
    await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'LISTEN%'`)
    await like(false)
    await vi.waitFor(() => expect(b.heard.mock.calls.length).toBeGreaterThan(heard), 30_000)
    await vi.waitFor(async () => expect(await b.likes()).toBe(before), 30_000)

    // An import by another process.
    b.heard.mockClear()
    await notifyOfAnything(database.pool)
    await vi.waitFor(() => expect(b.heard).toHaveBeenCalledWith(null), 5000)
  })
})
