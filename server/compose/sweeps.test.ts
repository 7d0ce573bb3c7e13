import { beforeAll, expect, test } from 'vitest'
import { ensureAppendOnly } from '../domains/audit/store.ts'
import { testDeps } from '../testing/deps.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { createMember, type Member } from '../testing/members.ts'
import { ensureContent } from './content.ts'
import { runJobs } from './jobs.ts'

const database = useTestDatabase()
const NOW = new Date()
const MINUTE = 60
const DAY = 86_400
let member: Member

beforeAll(async () => {
  const deps = testDeps(database.orm)
  await ensureContent(deps, { demo: false })
  await ensureAppendOnly(database.orm)
  member = await createMember(deps)
})

interface Column {
  column_name: string
  data_type: string
}

/** A row with something in every column that needs a value. */
async function insert(table: string, given: Record<string, unknown>): Promise<string> {
  const { rows } = await database.pool.query<Column>(
    `select column_name, data_type from information_schema.columns
     where table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
    [table],
  )
  const owner = { user_id: member.id, author_id: member.id, session_id: member.sessionId }
  const filled = Object.fromEntries(rows.map(({ column_name: name, data_type: type }) => [name, fillFor(type)]))
  const known = Object.fromEntries(Object.entries(owner).filter(([name]) => name in filled))
  const row = { ...filled, ...known, ...given }
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  const made = await database.pool.query<{ row: string }>(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning ctid::text as row`,
    Object.values(row),
  )
  return made.rows[0]?.row ?? ''
}

function fillFor(type: string): unknown {
  if (type.startsWith('timestamp')) return NOW.toISOString()
  if (type === 'jsonb') return '{}'
  return type === 'text' ? crypto.randomUUID() : 1
}

/** How long rows are kept after the time in their column: 0 for the time when they expire. Written out, for the reason of 0610. */
test.each([
  { table: 'email_codes', column: 'code_expires_at', seconds: 0 },
  { table: 'email_codes', column: 'ticket_expires_at', seconds: 0, code_expires_at: new Date(0) },
  { table: 'password_resets', column: 'expires_at', seconds: 0 },
  { table: 'rate_limits', column: 'expire', seconds: 0 },
  { table: 'passkey_challenges', column: 'expires_at', seconds: 0 },
  { table: 'sessions', column: 'expires_at', seconds: 0 },
  { table: 'social_tickets', column: 'expires_at', seconds: 0 },
  { table: 'editings', column: 'until', seconds: 0 },
  { table: 'idempotency_keys', column: 'created_at', seconds: 7 * DAY },
  { table: 'refresh_tokens', column: 'used_at', seconds: 30 * DAY },
  { table: 'notifications', column: 'at', seconds: 90 * DAY },
  { table: 'known_devices', column: 'last_used_at', seconds: 400 * DAY },
  { table: 'audit_events', column: 'at', seconds: 730 * DAY },
])(
  'What fell 14: the jobs remove rows of $table $seconds s after $column, and none earlier',
  async ({ table, column, seconds, ...given }) => {
    const at = (offset: number) => new Date(NOW.getTime() - (seconds + offset) * 1000)
    const target = table === 'editings' || table === 'audit_events' ? { target_id: 1 } : {}
    const old = await insert(table, { ...given, ...target, [column]: at(MINUTE) })
    const young = await insert(table, {
      ...given,
      ...target,
      ...(table === 'editings' && { target_id: 2 }),
      [column]: at(-MINUTE),
    })
    await runJobs(testDeps(database.orm, { clock: () => NOW }))
    const { rows } = await database.pool.query<{ row: string }>(`select ctid::text as row from ${table}`)
    const left = new Set(rows.map(({ row }) => row))
    expect([left.has(old), left.has(young)]).toEqual([false, true])
  },
)

test('What fell 6: R8.04 a session that a clock far ahead opened is shortened to thirty days by the jobs, any other stays', async () => {
  const at = (days: number) => new Date(NOW.getTime() + days * DAY * 1000)
  const [far, near] = [await createMember(testDeps(database.orm)), await createMember(testDeps(database.orm))]
  const expire = (id: number, expires: Date) =>
    database.pool.query('update sessions set expires_at = $2 where id = $1', [id, expires])
  await expire(far.sessionId, at(365))
  await expire(near.sessionId, at(7))
  await runJobs(testDeps(database.orm, { clock: () => NOW }))
  const { rows } = await database.pool.query<{ expires_at: Date }>(
    'select expires_at from sessions where id = any($1) order by id',
    [[far.sessionId, near.sessionId]],
  )
  expect(rows.map((row) => row.expires_at)).toEqual([at(30), at(7)])
})
