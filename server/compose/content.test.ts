import { expect, test } from 'vitest'
import type { Group } from '../../contract/groups/groups.ts'
import { ensureContent } from './content.ts'
import { readSettings } from '../domains/site/store.ts'
import { testApp, testDeps } from '../testing/deps.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { temporaryFolderOfFile } from '../testing/engines/temporary-folder.ts'

const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()
const deps = () => testDeps(database.orm, { env: { dataDir } })

async function placeCount(): Promise<number> {
  const response = await testApp(database).request('/api/groups')
  const { data } = (await response.json()) as { data: Group[] }
  expect(data.length).toBeGreaterThan(10)
  return data.reduce((sum, group) => sum + group.placeCount, 0)
}

// One long test, since each step starts from the state that the previous one left.
test('--empty seeds groups, options and settings; a later start seeds the demo once', async () => {
  expect(await ensureContent(deps(), { demo: false })).toEqual({ demoAdmin: null })
  expect(await placeCount()).toBe(0)
  expect((await readSettings(database.orm)).demo).toBe(false)

  // Two nodes start at the same time.
  const contents = await Promise.all([1, 2].map(() => ensureContent(deps(), { demo: true })))
  const admins = contents.flatMap(({ demoAdmin }) => demoAdmin ?? [])
  expect(admins, 'created once, and reported by one node').toHaveLength(1)
  const login = await testApp(database).request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admins[0]),
  })
  expect(await login.json()).toMatchObject({ data: { email: 'admin@demo.example', role: 'admin', nickname: '관리자' } })
  const count = await placeCount()
  const { rows } = await database.pool.query('SELECT count(DISTINCT name)::int AS names FROM places')
  expect(rows).toEqual([{ names: count }])
  expect(count).toBeGreaterThanOrEqual(60)
  expect((await readSettings(database.orm)).demo).toBe(true)

  expect(await ensureContent(deps(), { demo: true })).toEqual({ demoAdmin: null })
  expect(await placeCount()).toBe(count)

  // Rating and review count on a card agree with the reviews themselves.
  const untrue = `SELECT name FROM places AS p JOIN LATERAL (
    SELECT count(*)::int AS n, avg(stars)::float8 AS mean FROM reviews WHERE place_id = p.id
  ) AS r ON true WHERE r.n = 0 OR (review_count, rating) IS DISTINCT FROM (r.n, r.mean)`
  expect((await database.pool.query(untrue)).rows).toEqual([])
  // Also for a demo that was seeded before reviews existed.
  await database.pool.query('DELETE FROM reviews; UPDATE places SET review_count = 99, rating = 4.2')
  await ensureContent(deps(), { demo: true })
  expect((await database.pool.query(untrue)).rows).toEqual([])

  // A removed demo isn't seeded again at the next start.
  await database.pool.query('TRUNCATE places CASCADE; TRUNCATE place_counts')
  await ensureContent(deps(), { demo: true })
  expect(await placeCount()).toBe(0)
})
