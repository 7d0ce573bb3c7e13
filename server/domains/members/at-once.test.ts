import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/deps.ts'
import { describePostgres } from '../../testing/engines/engines.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { meet } from '../../testing/held.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { insertPhoto } from '../photos/store.ts'

const database = useTestDatabase()
const now = new Date('2026-11-22T03:00:00Z')
const deps = () => ({ db: database.orm, clock: () => now })
let app: ReturnType<typeof testApp>
beforeAll(() => {
  app = testApp(database, { clock: () => now })
})

/** As the page calls: with a key, whose row refers to the caller's. */
const statusOf = async (who: Member, method: string, path: string, body: unknown) => {
  const headers = { Cookie: who.cookie, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
  return (await app.request(`/api${path}`, { method, headers, body: JSON.stringify(body) })).status
}
const deadlocks = async () => {
  const { rows } = await database.pool.query<{ n: number }>(
    `select deadlocks::int as n from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.n
}

describePostgres('calls that concern the same accounts', () => {
  test('What fell: R2.26 of two admins who act at the same time none makes the other wait for ever', async () => {
    const [one, two] = [await createMember(deps(), 'admin'), await createMember(deps(), 'admin')]
    const member = await createMember(deps())
    const warn = (by: Member) => () =>
      statusOf(by, 'POST', `/admin/users/${member.id}/acts`, { action: 'warn', reason: '같은 글을 되풀이했어요' })
    const lock = `select from users where id = ${one.id} for no key update`
    expect(await meet(database, { lock, calls: [warn(one), warn(two)] })).toEqual([200, 200])
    expect(await deadlocks()).toBe(0)
  })

  test('What fell: R2.26 of two admins who make an account of one address only one is told that it was made', async () => {
    const [one, two] = [await createMember(deps(), 'admin'), await createMember(deps(), 'admin')]
    const email = `${randomUUID()}@dog.example`
    const make = (by: Member) => () => statusOf(by, 'POST', '/admin/users', { email, role: 'mentor' })
    const lock = 'lock table users in share mode'
    expect(new Set(await meet(database, { lock, calls: [make(one), make(two)] }))).toEqual(new Set([200, 409]))
    const { rows } = await database.pool.query(
      `select from audit_events as e join users as u on u.id = e.target_id and e.kind = 'member' where u.email = $1`,
      [email],
    )
    expect(rows).toHaveLength(1)
  })

  test('What fell: nor does a member who changes their photo twice', async () => {
    const member = await createMember(deps())
    const upload = async () => {
      const id = randomUUID()
      const photo = { src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null }
      await insertPhoto(database.orm, { id, userId: member.id, photo, createdAt: now })
      return () => statusOf(member, 'PUT', '/users/me/photo', { photoId: id })
    }
    const calls = [await upload(), await upload()]
    const lock = `select from users where id = ${member.id} for no key update`
    expect(await meet(database, { lock, calls })).toEqual([200, 200])
    expect(await deadlocks()).toBe(0)
  })
})
