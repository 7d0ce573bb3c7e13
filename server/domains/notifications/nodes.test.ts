import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { sharedInvalidations } from '../../compose/invalidations.ts'
import { testDeps } from '../../testing/deps.ts'
import { describePostgres } from '../../testing/engines/engines.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { databaseUrl } from '../../testing/engines/postgres-template.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { ensureBoards } from '../boards/store.ts'

const database = useTestDatabase()

/** A node of its own connections, which listens to the other ones. */
async function startNode() {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const url = databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', rows[0]?.name ?? '')
  const invalidations = sharedInvalidations(url, recordingLog().log)
  const heard = vi.fn()
  invalidations.subscribe(heard)
  onTestFinished(() => invalidations.close())
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null), 30_000)
  const app = createApp(testDeps(database.orm, { invalidations }))

  async function call<T>(who: Member, method: string, path: string, body?: unknown): Promise<T> {
    const response = await app.request(`/api${path}`, {
      method,
      headers: { Cookie: who.cookie, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    expect(response.status, path).toBeLessThan(300)
    return ((await response.json()) as { data: T }).data
  }

  /** Opens a page's stream, and counts what comes. */
  async function listen(who: Member) {
    const line = new AbortController()
    onTestFinished(() => line.abort())
    const response = await app.request('/api/notifications/live', {
      headers: { Cookie: who.cookie },
      signal: line.signal,
    })
    expect(response.status).toBe(200)
    const stream = { events: 0, hangUp: () => line.abort() }
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const read = async () => {
      for (;;) {
        const { done, value = '' } = (await reader?.read()) ?? { done: true }
        if (done) return
        stream.events += value.split('event: bell').length - 1
      }
    }
    void read().catch(() => undefined)
    return stream
  }

  const unread = async (who: Member) => (await call<{ unread: number }>(who, 'GET', '/notifications/unread')).unread
  return { heard, call, listen, unread }
}

describePostgres('two nodes of one PostgreSQL server', () => {
  test(
    'a page at one hears what is written at the other, and catches up when it comes back',
    { timeout: 120_000 },
    async () => {
      const deps = testDeps(database.orm)
      await ensureBoards(database.orm)
      const [author, guest, bystander] = [await createMember(deps), await createMember(deps), await createMember(deps)]
      const [a, b] = [await startNode(), await startNode()]
      // The second node's greeting to the first has arrived: what follows is heard because it was written.
      await vi.waitFor(() => expect(a.heard.mock.calls.length).toBeGreaterThan(1), 30_000)
      const { id } = await a.call<{ id: number }>(author, 'POST', '/posts', {
        board: 'daily',
        category: null,
        title: '첫눈',
        text: '눈이 왔어요.',
        placeId: null,
        dogId: null,
        showDogName: false,
        photoIds: [],
      })
      const say = (text: string) => b.call(guest, 'POST', `/posts/${id}/comments`, { text, answerTo: null })

      const [page, other] = [await a.listen(author), await a.listen(bystander)]
      await vi.waitFor(() => expect([page.events, other.events]).toEqual([1, 1]))
      await say('좋았겠어요.')
      await vi.waitFor(() => expect(page.events).toBe(2), 30_000)
      expect([await a.unread(author), await b.unread(author)]).toEqual([1, 1])

      // Read at the other node, in another tab: the first tab's number falls.
      const [latest] = (await b.call<{ items: { id: number }[] }>(author, 'GET', '/notifications')).items
      await b.call(author, 'PUT', '/notifications/read', { until: latest?.id })
      await vi.waitFor(() => expect(page.events).toBe(3), 30_000)
      expect([await a.unread(author), other.events]).toEqual([0, 1])

      // While the page is away nothing is kept for it: the first event of its next stream makes it ask.
      page.hangUp()
      await say('또 왔어요.')
      const back = await a.listen(author)
      await vi.waitFor(() => expect(back.events).toBe(1))
      expect([await a.unread(author), page.events]).toEqual([1, 3])

      // The node itself was cut off: every page at it is told once it listens again, as anything may have been missed.
      const heard = a.heard.mock.calls.length
      await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'LISTEN%'`)
      await say('아직 있나요?')
      await vi.waitFor(() => expect(a.heard.mock.calls.length).toBeGreaterThan(heard), 30_000)
      await vi.waitFor(() => expect(back.events).toBeGreaterThan(1), 30_000)
      expect(await a.unread(author)).toBe(2)
    },
  )
})
