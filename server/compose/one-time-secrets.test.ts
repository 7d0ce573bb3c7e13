import { expect, test } from 'vitest'
import { storeChallenge, takeChallenge } from '../domains/second-factor/passkey-store.ts'
import { listSessions } from '../domains/session/store.ts'
import { consumeTicket, createTicket, readTicket } from '../domains/social/store.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { createMember } from '../testing/members.ts'

const database = useTestDatabase()
const NOW = new Date('2026-11-21T03:00:00Z')
const member = () => createMember({ db: database.orm, clock: () => NOW })

test('What fell: of the challenges of a session the last one alone can be answered, once', async () => {
  const { id: userId, sessionId } = await member()
  const asked = { userId, sessionId, purpose: 'proof' as const }
  await storeChallenge(database.orm, asked, 'first', NOW)
  await storeChallenge(database.orm, asked, 'second', NOW)
  expect(await takeChallenge(database.orm, asked, NOW)).toBe('second')
  expect(await takeChallenge(database.orm, asked, NOW)).toBeNull()
})

test('What fell: a ticket that is a member’s registers no visitor, and is nobody else’s', async () => {
  const [one, other] = [await member(), await member()]
  const identity = { provider: 'kakao' as const, subject: '7', email: null }
  const token = await createTicket(database.orm, { ...identity, userId: one.id }, NOW)
  expect(await readTicket(database.orm, token, NOW)).toBeNull()
  expect(await consumeTicket(database.orm, token, other.id, NOW)).toBeNull()
  expect(await consumeTicket(database.orm, token, null, NOW)).toBeNull()
  expect(await consumeTicket(database.orm, token, one.id, NOW)).toEqual({ ...identity, userId: one.id })
})

test('What fell: a session that has expired is not listed', async () => {
  const one = await member()
  const actor = { userId: one.id, sessionId: one.sessionId } as Parameters<typeof listSessions>[1]
  expect(await listSessions(database.orm, actor, NOW)).toMatchObject([{ id: one.sessionId, current: true }])
  await database.pool.query('update sessions set expires_at = $2 where id = $1', [one.sessionId, NOW])
  expect(await listSessions(database.orm, actor, NOW)).toEqual([])
})
