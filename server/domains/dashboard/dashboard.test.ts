import { expect, test } from 'vitest'
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts'
import { DUE_DAYS } from '../../../contract/policy/freshness.ts'
import { ensureContent } from '../../compose/content.ts'
import { testApp, testDeps } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember } from '../../testing/members.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'

const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()

test('R2.22 the dashboard tells what waits since when, and what came in by day in Korea', async () => {
  const now = new Date('2026-11-22T16:00:00Z')
  const deps = testDeps(database.orm, { clock: () => now, env: { dataDir } })
  await ensureContent(deps, { demo: true })
  const admin = await createMember(deps, 'admin')
  const member = await createMember(deps)
  const { pool } = database
  await pool.query('delete from entry_reports')
  await pool.query(`update users set created_at = '2026-01-01T00:00:00Z'`)
  // 23:59 of the 21st and 0:00 of the 22nd in Korea; the 20th is not one of three days up to the 23rd.
  await pool.query(`update users set created_at = '2026-11-21T14:59:00Z' where id = $1`, [admin.id])
  await pool.query(`update users set created_at = '2026-11-21T15:00:00Z' where id = $1`, [member.id])
  const early = await createMember(deps)
  await pool.query(`update users set created_at = '2026-11-20T14:59:00Z' where id = $1`, [early.id])
  const suggest = (at: string, state: string) =>
    pool.query(
      `insert into suggestions (user_id, place_id, based_on, changes, before, way, photos, word, state, created_at)
       values ($1, 1, now(), '{}', '{}', 'visited', '[]', '', $2, $3)`,
      [member.id, state, at],
    )
  await suggest('2026-11-20T00:00:00Z', 'pending')
  await suggest('2026-11-21T00:00:00Z', 'pending')
  await suggest('2026-11-01T00:00:00Z', 'accepted')
  const response = await testApp(database, { clock: () => now }).request('/api/admin/dashboard?days=3', {
    headers: { Cookie: admin.cookie },
  })
  const { data } = (await response.json()) as { data: Dashboard }
  const queue = Object.fromEntries(data.queues.map(({ id, ...rest }) => [id, rest]))
  expect(queue['suggestions']).toEqual({ count: 2, oldest: '2026-11-20T00:00:00.000Z' })
  expect(queue['reports']).toEqual({ count: 0, oldest: null })
  expect(queue['conflicts']).toEqual({ count: 0, oldest: null })
  const members = data.figures.find(({ id }) => id === 'members')
  expect(members).toEqual({
    id: 'members',
    total: 2,
    days: [
      { day: '2026-11-21', count: 1 },
      { day: '2026-11-22', count: 1 },
    ],
  })
})

test('R2.22 only open, saved places that nobody has confirmed for a year are due, the longest first', async () => {
  const now = new Date('2026-11-22T16:00:00Z')
  const deps = testDeps(database.orm, { clock: () => now, env: { dataDir } })
  await ensureContent(deps, { demo: true })
  const { pool } = database
  const today = Math.floor(now.getTime() / 86_400_000)
  await pool.query('update places set like_count = 0')
  const { rows } = await pool.query<{ id: number }>(`select id from places where status = 'open' order by id limit 5`)
  const set = (index: number, likes: number, days: number, status = 'open') =>
    pool.query('update places set like_count = $2, verified_day = $3, status = $4 where id = $1', [
      rows[index]?.id,
      likes,
      today - days,
      status,
    ])
  await set(0, 1, DUE_DAYS + 1)
  await set(1, 3, DUE_DAYS + 40)
  await set(2, 1, DUE_DAYS)
  await set(3, 0, DUE_DAYS + 400)
  await set(4, 9, DUE_DAYS + 400, 'closed')
  const admin = await createMember(deps, 'admin')
  const response = await testApp(database, { clock: () => now }).request('/api/admin/dashboard?days=1', {
    headers: { Cookie: admin.cookie },
  })
  const { data } = (await response.json()) as { data: Dashboard }
  expect(data.queues.find(({ id }) => id === 'stale')).toEqual({
    id: 'stale',
    count: 2,
    // Due since a year after it was last confirmed.
    oldest: new Date((today - 40) * 86_400_000).toISOString(),
  })
})
