import { expect, test } from 'vitest'
import type { ReadingFigures } from '../../../contract/places/places-admin.ts'
import { ensureContent } from '../../compose/content.ts'
import { testApp, testDeps } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember } from '../../testing/members.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'

const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()

test('Truth: admins see by source and kind how much of the terms is read, and which unread words most places share', async () => {
  const deps = testDeps(database.orm, { env: { dataDir } })
  await ensureContent(deps, { demo: true })
  const admin = await createMember(deps, 'admin')
  const { pool } = database
  await pool.query(`update place_details set policy = policy || '{"unparsed": [], "source": "demo"}'`)
  const { rows: cafes } = await pool.query<{ id: number }>(
    `select id from places where group_key = 'cafe' and status = 'open' order by id`,
  )
  const [first, second, third] = cafes.map(({ id }) => id)
  const leaveUnread = (id: number | undefined, policy: object) =>
    pool.query('update place_details set policy = policy || $2::jsonb where place_id = $1', [
      id,
      JSON.stringify(policy),
    ])
  const nothing = {
    limits: [],
    requirements: [],
    exclusions: [],
    bannedBreeds: [],
    entryDays: null,
    maxDogs: null,
    restrictedBreeds: 'unstated',
  }
  await leaveUnread(first, { unparsed: ['사장님 재량', '야간 금지'] })
  await leaveUnread(first, { limits: [{ days: null, weight: { kg: 10, bound: 'lte' }, sizes: null }] })
  await leaveUnread(second, { ...nothing, unparsed: ['사장님 재량'] })
  await leaveUnread(third, { ...nothing, unparsed: ['닫힌 곳의 말'] })
  await pool.query(`update places set status = 'closed' where id = $1`, [third])
  const response = await testApp(database).request('/api/admin/place-reading', { headers: { Cookie: admin.cookie } })
  const { data } = (await response.json()) as { data: ReadingFigures }
  expect(data.rows.find(({ group }) => group === 'cafe')).toEqual({
    source: 'demo',
    group: 'cafe',
    places: cafes.length - 1,
    whole: cafes.length - 3,
    partly: 1,
    none: 1,
  })
  expect(data.rows.filter(({ group }) => group !== 'cafe').every(({ places, whole }) => places === whole)).toBe(true)
  expect(data.phrases).toEqual([
    { phrase: '사장님 재량', places: 2, completes: 1, example: first },
    { phrase: '야간 금지', places: 1, completes: 0, example: first },
  ])
})
