import { beforeEach, expect, test } from 'vitest'
import { type Editing, EDITING_MINUTES } from '../../../contract/editing/editing.ts'
import { createApp } from '../../app.ts'
import { testDeps } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { removeOldEditings } from './store.ts'

const database = useTestDatabase()
const NOW = new Date('2026-11-23T03:00:00Z')
const time = { now: NOW }
const admin = () => createMember({ db: database.orm, clock: () => time.now }, 'admin')
beforeEach(async () => {
  time.now = NOW
  await database.pool.query('truncate editings')
})

async function ask(by: Member, method: string, path: string, body?: object) {
  const app = createApp(testDeps(database.orm, { clock: () => time.now }))
  const response = await app.request(`/api/admin/editing${path}`, {
    method,
    headers: { Cookie: by.cookie, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return ((await response.json()) as { data: Editing }).data
}
const record = { kind: 'place', target: 7 }
const edit = (by: Member, take = false) => ask(by, 'PUT', '', { ...record, take })
const look = (by: Member, target = 7) => ask(by, 'GET', `?kind=place&target=${target}`)
const leave = (by: Member) => ask(by, 'PUT', '/end', record)
const pass = (minutes: number) => void (time.now = new Date(time.now.getTime() + minutes * 60_000))

test('C7 one admin edits, a second is told who and since when, and takes over only if they say so', async () => {
  const [one, two] = [await admin(), await admin()]
  expect(await look(two)).toBeNull()
  expect(await edit(one)).toMatchObject({ by: one.nickname, mine: true, since: NOW.toISOString() })
  pass(2)
  const told = { by: one.nickname, mine: false, since: NOW.toISOString() }
  expect(await look(two)).toMatchObject(told)
  expect(await edit(two)).toMatchObject(told)
  expect(await edit(two, true)).toMatchObject({ by: two.nickname, mine: true, since: time.now.toISOString() })
  // The first doesn't get it back by going on.
  expect(await edit(one)).toMatchObject({ by: two.nickname, mine: false })
  expect(await look(one, 8)).toBeNull()
})

test('C7 who goes on editing keeps a record; who is silent for five minutes has left it', async () => {
  const [one, two] = [await admin(), await admin()]
  await edit(one)
  pass(EDITING_MINUTES - 1)
  expect(await edit(one)).toMatchObject({ since: NOW.toISOString() })
  pass(EDITING_MINUTES - 1)
  expect(await edit(two)).toMatchObject({ by: one.nickname })
  pass(1)
  expect(await look(two)).toBeNull()
  await removeOldEditings(database.orm, time.now)
  expect((await database.pool.query('select from editings')).rowCount).toBe(0)
  expect(await edit(two)).toMatchObject({ mine: true, since: time.now.toISOString() })
  pass(EDITING_MINUTES)
  expect(await edit(two), 'who comes back begins anew').toMatchObject({ mine: true, since: time.now.toISOString() })
})

test('C7 a record is left at once, but only by who edits it; who is no admin any more edits nothing', async () => {
  const [one, two] = [await admin(), await admin()]
  await edit(one)
  await leave(two)
  expect(await look(two)).toMatchObject({ by: one.nickname })
  await leave(one)
  expect(await look(two)).toBeNull()
  await edit(one)
  await database.pool.query(`update users set role = 'member' where id = $1`, [one.id])
  expect(await look(two)).toBeNull()
  expect(await edit(two, true)).toMatchObject({ mine: true })
})

test('C7 of two admins who begin at once one edits', async () => {
  const admins = [await admin(), await admin()]
  const answers = await Promise.all(admins.map((one) => edit(one)))
  expect(answers.filter((answer) => answer?.mine)).toHaveLength(1)
  expect(new Set(answers.map((answer) => answer?.by)).size).toBe(1)
})
