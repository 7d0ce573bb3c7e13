import { expect, test } from 'vitest'
import { type ListView, MOST_VIEWS } from '../../../contract/list-views/list-views.ts'
import { testApp } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'

const database = useTestDatabase()
const admin = () => createMember({ db: database.orm, clock: () => new Date() }, 'admin')

async function ask(by: Member, method: string, path: string, body?: unknown) {
  const response = await testApp(database).request(`/api/admin/list-views${path}`, {
    method,
    headers: { Cookie: by.cookie, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as { data: ListView[]; code?: string }
}
const names = async (by: Member, list = 'place') =>
  (await ask(by, 'GET', `?list=${list}`)).data.map(({ name, mine }) => `${name}${mine ? '' : ' (shared)'}`)

test('R2.24 a view is kept for its admin, or shared with the others, who can’t change it', async () => {
  const [one, other] = [await admin(), await admin()]
  const search = { order: '-liked', status: '!open' }
  await ask(one, 'PUT', '', { list: 'place', name: '닫은 곳', search, shared: false })
  const { data } = await ask(one, 'PUT', '', { list: 'place', name: '강원', search: { sido: '강원' }, shared: true })
  expect(data.map(({ name, mine, by }) => ({ name, mine, by }))).toEqual([
    { name: '강원', mine: true, by: one.nickname },
    { name: '닫은 곳', mine: true, by: one.nickname },
  ])
  expect(await names(other)).toEqual(['강원 (shared)'])
  expect(await names(other, 'users')).toEqual([])
  const id = data[0]?.id ?? 0
  expect((await ask(other, 'DELETE', `/${id}`)).code).toBe('RECORD_NOT_FOUND')
  // One of the same name is the same view.
  await ask(one, 'PUT', '', { list: 'place', name: '강원', search: { sido: '강원', q: '속초' }, shared: true })
  expect((await ask(other, 'GET', '?list=place')).data.map((view) => view.search)).toEqual([
    { sido: '강원', q: '속초' },
  ])
  await ask(other, 'PUT', '', { list: 'place', name: '해변', search: {}, shared: true })
  expect(await names(one), 'one’s own first, whatever the names').toEqual(['강원', '닫은 곳', '해변 (shared)'])
  expect(await names(other)).toEqual(['해변', '강원 (shared)'])
  await database.pool.query(`update users set role = 'member' where id = $1`, [one.id])
  expect(await names(other)).toEqual(['해변'])
})

test('an admin keeps no more views of a list than a screen can show', async () => {
  const one = await admin()
  const keep = (name: string) => ask(one, 'PUT', '', { list: 'users', name, search: {}, shared: false })
  for (let count = 0; count < MOST_VIEWS; count++) await keep(`보기 ${count}`)
  expect((await keep('하나 더')).code).toBe('VIEWS_FULL')
  expect((await keep('보기 1')).code).toBeUndefined()
  expect(await names(one, 'users')).toHaveLength(MOST_VIEWS)
})
