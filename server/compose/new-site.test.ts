import { expect, test } from 'vitest'
import { testApp, testDeps } from '../testing/deps.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { ensureContent } from './content.ts'
import { readSettings } from '../domains/site/store.ts'

const database = useTestDatabase()

/** What differs from one new site to the next. */
const VOLATILE = new Set(['id', 'version', 'updatedAt', 'createdAt'])
const line = (row: object) => JSON.stringify(row, (key, value: unknown) => (VOLATILE.has(key) ? undefined : value))

test('What fell 14: a new site begins with the boards, kinds of place, facilities and settings that are listed', async () => {
  await ensureContent(testDeps(database.orm), { demo: false })
  const listed: string[] = []
  for (const path of ['boards', 'groups', 'options']) {
    const { data } = (await (await testApp(database).request(`/api/${path}`)).json()) as { data: object[] }
    listed.push(path, ...data.map(line))
  }
  const { rows } = await database.pool.query<object>('select key, aliases from groups order by position, id')
  listed.push('aliases', ...rows.map(line))
  listed.push(
    'settings',
    ...Object.entries(await readSettings(database.orm)).map(([name, value]) => line({ [name]: value })),
  )
  await expect(`${listed.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/new-site.txt')
})
