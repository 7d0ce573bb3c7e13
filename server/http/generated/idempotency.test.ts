import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, openDatabase } from '../../db/index.ts'
import { insertSession } from '../../domains/session/store.ts'
import {
  anotherApp,
  database,
  mailsSent,
  newMember,
  validCall,
  OPERATIONS,
  refusalOf,
  validCallOf,
  send,
} from '../../testing/examples.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { callerOf } from '../../testing/roles.ts'
import { checksumsByTable, tableChecksums } from '../../testing/engines/table-checksums.ts'
import { keepsAnswers } from '../request/answer-store.ts'

const WRITES = OPERATIONS.filter(([, { method }]) => method !== 'GET')
const KEYED = WRITES.filter(([, endpoint]) => keepsAnswers(endpoint))
const SECRET = WRITES.filter(([, { idempotent }]) => idempotent === 'never')

let other: ReturnType<typeof anotherApp>
let close = async () => {}
beforeAll(async () => {
  let db: Db = database.orm
  // The second node has its own connections; the embedded engine allows only one, which both nodes share.
  if (database.engine === 'postgres') {
    const databaseUrl = database.pool.options.connectionString
    const another = await openDatabase({ databaseUrl, dataDir: '/nowhere', log: recordingLog().log })
    db = another.orm
    close = another.close
  }
  other = anotherApp({ db })
})
afterAll(() => close())

/** A call that ends the caller's own session couldn't be repeated, so another session is ended. */
async function callOf([id, endpoint]: (typeof OPERATIONS)[number]) {
  const member = await newMember(callerOf(endpoint))
  if (id !== 'endSession') return validCallOf(id, member)
  const { sessionId } = await insertSession(database.orm, member.id, 'Chrome · Windows', new Date())
  return { params: { id: String(sessionId) }, cookie: member.cookie }
}

const newKey = () => ({ 'Idempotency-Key': randomUUID() })
const keptKeys = async () => (await database.pool.query('select 1 from idempotency_keys')).rowCount

async function answered(response: Response | Promise<Response>): Promise<string> {
  const answer = await response
  const text = await answer.text()
  expect([answer.status, text]).toEqual([200, text])
  return text
}

/** Change of the number of rows of each table. */
async function growthBy(effect: () => Promise<unknown>) {
  await mailsSent()
  const before = await checksumsByTable(database.pool)
  await effect()
  await mailsSent()
  const after = await checksumsByTable(database.pool)
  return after.map(({ name, rows }, index) => [name, Number(rows) - Number(before[index]?.rows)])
}

/** The same call with a different input. */
function changed(sent: Awaited<ReturnType<typeof callOf>>) {
  if (sent.upload) return { ...sent, upload: new Uint8Array([...sent.upload, 0]) }
  if (sent.body) return { ...sent, body: `${JSON.stringify(sent.body)} ` }
  const { provider } = sent.params ?? {}
  return { ...sent, params: { ...sent.params, ...(provider ? { provider: 'google' } : { id: '2147483647' }) } }
}

/** Contents of all tables once nothing is being written in the background. */
async function contents(): Promise<string> {
  await mailsSent()
  return tableChecksums(database.pool)
}

describe.each(KEYED)('%s, sent again under its key,', (id, endpoint) => {
  test('one after the other, to two nodes, has its effect once and is answered the same', async () => {
    const call = await callOf([id, endpoint])
    const key = newKey()
    const first = await answered(send(endpoint, call, key))
    const [before, counted] = [await contents(), await countedCalls()]
    expect(await answered(send(endpoint, call, key, other))).toBe(first)
    expect(await answered(send(endpoint, call, key))).toBe(first)
    expect(await contents()).toBe(before)
    expect(await countedCalls(), 'a repetition counts towards no limit').toEqual(counted)
  })

  test('at once, to two nodes, has its effect once and is answered the same', async () => {
    const alone = await callOf([id, endpoint])
    const growth = await growthBy(() => answered(send(endpoint, alone, newKey())))
    const call = await callOf([id, endpoint])
    const key = newKey()
    const answers: string[] = []
    const together = await growthBy(async () => {
      const nodes = [undefined, other, undefined, other]
      answers.push(...(await Promise.all(nodes.map((node) => answered(send(endpoint, call, key, node))))))
    })
    expect(new Set(answers).size).toBe(1)
    expect(together).toEqual(growth)
  })

  test('with something else in it, or as another operation, is refused and changes nothing', async () => {
    const call = await callOf([id, endpoint])
    const key = newKey()
    await answered(send(endpoint, call, key))
    const [otherId, otherEndpoint] = KEYED.find(([one]) => one !== id && /^(setLike|likePlaces)$/.test(one))!
    const otherCall = { ...(await validCall(otherId)), cookie: call.cookie }
    const before = await contents()
    expect((await refusalOf(endpoint, await send(endpoint, changed(call), key, other))).code).toBe('KEY_REUSED')
    const response = await send(otherEndpoint, otherCall, key)
    expect((await refusalOf(otherEndpoint, response)).code).toBe('KEY_REUSED')
    expect(await contents()).toBe(before)
  })

  test('by another member is another call', async () => {
    const key = newKey()
    await answered(send(endpoint, await callOf([id, endpoint]), key))
    // Prepared afterwards: where there is one of a thing, a call names the version that the first one has made.
    const another = await callOf([id, endpoint])
    expect((await send(endpoint, another, key, other)).status).toBe(200)
  })
})

describe('What fell 14: a key', () => {
  const [id, endpoint] = KEYED.find(([one]) => one === 'setLike')!
  test.each([
    '1234567',
    'k'.repeat(129),
    'good-key;bad',
    ' x good-key',
    'good key 1234',
    'good-key/1234',
    '열쇠열쇠열쇠열쇠'.normalize('NFD'),
  ])('%j is refused, and nothing is done', async (key) => {
    const call = await callOf([id, endpoint])
    const before = await contents()
    const sent = Buffer.from(key).toString('latin1')
    expect((await refusalOf(endpoint, await send(endpoint, call, { 'Idempotency-Key': sent }))).code).toBe(
      'BAD_REQUEST',
    )
    expect(await contents()).toBe(before)
  })

  test.each(['12345678', 'k'.repeat(128), 'Under_score-dash'])('%j is accepted', async (key) => {
    const call = await callOf([id, endpoint])
    expect((await send(endpoint, call, { 'Idempotency-Key': key })).status).toBe(200)
  })
})

async function countedCalls() {
  return (await database.pool.query('select key, points from rate_limits order by key')).rows
}

/** Error code of the second of two calls whose answers may not be stored: mostly that the ticket or code is used up. */
const SECOND: Record<string, string | null> = {
  sendEmailAuthcode: 'RATE_LIMITED',
  checkEmailAuthcode: 'AUTH_CODE_WRONG',
  registerUser: 'EMAIL_NOT_VERIFIED',
  resetPassword: 'RATE_LIMITED',
  readPasswordReset: null,
  completePasswordReset: 'LINK_INVALID',
  changePassword: 'PASSWORD_WRONG',
  login: null,
  refresh: null,
  logout: 'UNAUTHENTICATED',
  logoutEverywhere: 'UNAUTHENTICATED',
  confirmIdentity: null,
  // Until it is confirmed, a secret is replaced by the next.
  beginTotp: null,
  finishTotp: 'PROOF_WRONG',
  removeTotp: 'FACTOR_NOT_FOUND',
  beginPasskey: null,
  finishPasskey: 'PROOF_WRONG',
  renewRecoveryCodes: null,
  beginProof: null,
  proveSecondFactor: 'PROOF_WRONG',
  withdraw: 'UNAUTHENTICATED',
  socialCallback: 'SOCIAL_FAILED',
  kakaoCallback: 'SOCIAL_FAILED',
  registerSocial: 'SOCIAL_TICKET_INVALID',
  showSocial: 'SOCIAL_FAILED',
  confirmBySocial: 'SOCIAL_FAILED',
  // Shown again, and logged as one look.
  revealMember: null,
}

/** Table contents without sessions and their browsers, pending mails, counts of wrong codes, and secrets, which are created at first use. */
const lasting = async (id: string) =>
  (await checksumsByTable(database.pool)).filter(
    ({ name }) =>
      !/^(mail_orders|email_codes|refresh_tokens|known_devices|password_resets|secrets)$/.test(name) &&
      !REPLACED[id]?.includes(name),
  )

/** Tables in which a further call replaces the secret of the first one, or logs an attempt. */
const REPLACED: Record<string, string[]> = {
  beginTotp: ['totp_secrets'],
  beginPasskey: ['passkey_challenges'],
  beginProof: ['passkey_challenges'],
  renewRecoveryCodes: ['recovery_codes', 'audit_events'],
  proveSecondFactor: ['audit_events'],
}

describe.each(SECRET)('%s, whose answer may not be kept, sent again,', (id, endpoint) => {
  test('changes nothing more, and is not stored', async () => {
    const kept = await keptKeys()
    const call = await validCall(id)
    const key = newKey()
    await answered(send(endpoint, call, key))
    const before = await lasting(id)
    const response = await send(endpoint, call, key, other)
    const code = response.status === 200 ? null : (await refusalOf(endpoint, response)).code
    expect(code).toBe(SECOND[id])
    expect(await lasting(id)).toEqual(before)
    expect(await keptKeys()).toBe(kept)
  })
})

const NOBODYS = WRITES.filter(([, { access, idempotent }]) => access === 'public' && idempotent !== 'never')

describe.each(NOBODYS)('%s, by nobody, sent again,', (id, endpoint) => {
  test('needs no key: a repetition has no further effect and gets the same answer', async () => {
    expect(endpoint.idempotent).toBe('natural')
    const call = await validCall(id, null)
    const key = newKey()
    const first = await answered(send(endpoint, call, key))
    const before = await contents()
    expect(await answered(send(endpoint, call, key, other))).toBe(first)
    expect(await contents()).toBe(before)
  })
})

test('every write is one of these', () => {
  expect(KEYED.length + SECRET.length + NOBODYS.length).toBe(WRITES.length)
  expect(SECRET.map(([id]) => id).sort()).toEqual(Object.keys(SECOND).sort())
})
