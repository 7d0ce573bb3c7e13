import { expect, test } from 'vitest'
import type { MyReview } from '../../contract/reviews/reviews.ts'
import {
  ask,
  database,
  depsOf,
  newMember,
  type OperationId,
  OPERATIONS,
  send,
  validCallOf,
} from '../testing/examples.ts'
import { samplePhoto } from '../testing/sample-photo.ts'
import type { Member } from '../testing/members.ts'
import { runJobs } from './jobs.ts'

const DAY_MS = 86_400_000
const NAME = '지워질사람'
const EMAIL = 'wiped@purge.example'
const WORDS = '콩이 아빠예요'

/** Would end the session before the others are called. */
const ENDING: ReadonlySet<OperationId> = new Set([
  'withdraw',
  'logout',
  'logoutEverywhere',
  'endSession',
  'changePassword',
])

/** What stays of a member, without their name: what they said to others, and what was decided about it. */
const STAYS = new Set([
  'case_decisions.owner_id',
  'comments.user_id',
  'entry_reports.user_id',
  // Of an admin: files that were imported, and views of lists.
  'import_runs.by_id',
  'list_views.by_id',
  // What both sides have published.
  'mentor_questions.asker_id',
  'mentor_questions.taken_by_id',
  'photos.user_id',
  'posts.user_id',
  'reports.user_id',
  'reviews.user_id',
])
/** What admins did keeps the names in it for two years, as the privacy policy says. */
const LOG = 'audit_events'

const tables = async () =>
  (
    await database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
  ).rows.map(({ name }) => name)

/** Tables in which any of these words stands, in any column. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of await tables()) {
    const row = `select from "${name}" as t where t::text like any($1) limit 1`
    const { rowCount } = await database.pool.query(row, [words.map((word) => `%${word}%`)])
    if (rowCount) found.push(name)
  }
  return found.toSorted()
}

/** Columns that refer to the member. */
async function referencesTo({ id }: Member): Promise<string[]> {
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint as c
     join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  )
  const found: string[] = []
  for (const { table, column } of rows) {
    const { rowCount } = await database.pool.query(`select from ${table} where "${column}" = $1 limit 1`, [id])
    if (rowCount) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}

const nameThem = ({ id }: Member) =>
  database.pool.query(
    `update users set nickname = $2, nickname_key = $2, email = $3, introduction = $4, role = 'admin' where id = $1`,
    [id, NAME, EMAIL, WORDS],
  )

/** Calls every endpoint by which a member writes, with its example. @returns how many succeeded */
async function writeAll(member: Member): Promise<number> {
  let done = 0
  for (const [id, endpoint] of OPERATIONS) {
    if (endpoint.access === 'public' || endpoint.method === 'GET' || ENDING.has(id)) continue
    await database.pool.query('delete from rate_limits')
    const sent = await validCallOf(id, member)
    done += (await send(endpoint, { ...sent, cookie: member.cookie })).ok ? 1 : 0
    // An example may have changed them.
    await nameThem(member)
  }
  return done
}

const post = (by: Member, path: string, body: object, method = 'POST') =>
  ask(`/api${path}`, {
    method,
    headers: { Cookie: by.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A photo of theirs that everybody sees beside their name. */
async function portraitOf(member: Member): Promise<string> {
  const headers = { Cookie: member.cookie, 'Content-Type': 'image/jpeg' }
  const sent = await ask('/api/photos', { method: 'POST', headers, body: await samplePhoto({ width: 200 }) })
  const { data } = (await sent.json()) as { data: { id: string } }
  await post(member, '/users/me/photo', { photoId: data.id }, 'PUT')
  return data.id
}

test('What fell 7: a purged member is in no table by their name, address, words about themself or face, and is referred to only by what stays', async () => {
  const [member, other] = [await newMember('admin'), await newMember()]
  await nameThem(member)
  expect(await writeAll(member)).toBeGreaterThan(100)
  const portrait = await portraitOf(member)
  const { rows } = await database.pool.query<Pick<MyReview, 'id'>>(
    'select id from reviews where user_id = $1 order by id limit 1',
    [member.id],
  )
  const reported = { kind: 'review', id: rows[0]?.id, reason: 'abuse' }
  for (const part of ['nickname', 'portrait'])
    expect((await post(other, '/reports', { ...reported, part })).status, part).toBe(200)

  const marks = [NAME, EMAIL, WORDS, portrait]
  expect(await tablesWith(marks)).toEqual([LOG, 'photos', 'reported_nicknames', 'reports', 'users'])
  expect((await referencesTo(member)).length).toBeGreaterThan(25)

  await database.pool.query('update users set withdrawn_at = now() where id = $1', [member.id])
  for (const days of [8, 10]) await runJobs(depsOf({ clock: () => new Date(Date.now() + days * DAY_MS) }))

  expect(await tablesWith(marks)).toEqual([LOG])
  expect((await referencesTo(member)).filter((column) => !STAYS.has(column))).toEqual([])
})
