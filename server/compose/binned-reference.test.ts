import { expect, test } from 'vitest'
import { testApp, testDeps } from '../testing/deps.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { ensureContent } from './content.ts'
import { runJobs } from './jobs.ts'

const database = useTestDatabase()
const DAY_MS = 86_400_000

test('What fell: what an admin has deleted of the reference data does not return with a start, however long ago that was', async () => {
  const now = new Date('2026-11-21T03:00:00Z')
  const deps = testDeps(database.orm, { clock: () => now })
  await ensureContent(deps, { demo: false })
  const binned = { boards: 'worry', groups: 'gallery', options: 'pool' }
  const shown = async (path: string) => {
    const { data } = (await (await testApp(database).request(`/api/${path}`)).json()) as {
      data: Record<string, string>[]
    }
    return data.map(({ slug, key }) => slug ?? key)
  }
  for (const [table, name] of Object.entries(binned)) {
    expect(await shown(table)).toContain(name)
    const column = table === 'boards' ? 'slug' : 'key'
    await database.pool.query(`update ${table} set deleted_at = $2 where ${column} = $1`, [name, now])
  }
  await database.pool.query(
    `insert into groups (key, name, icon, aliases, position, deleted_at) values ('swim', '수영장', 'dog', '{}', 99, $1)`,
    [now],
  )
  const later = testDeps(database.orm, { clock: () => new Date(now.getTime() + 31 * DAY_MS) })
  await runJobs(later)
  await ensureContent(later, { demo: false })
  for (const [table, name] of Object.entries(binned)) expect(await shown(table), table).not.toContain(name)
  const { rows } = await database.pool.query(`select key from groups where key = 'swim'`)
  expect(rows, 'what an admin has added goes for good').toEqual([])
})
