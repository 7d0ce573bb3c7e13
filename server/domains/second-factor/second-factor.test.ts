import { expect, test } from 'vitest'
import type { PasskeyRequest } from '../../../contract/second-factor/passkeys.ts'
import type { SecondFactor } from '../../../contract/second-factor/second-factor.ts'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import { authenticator } from '../../testing/authenticator.ts'
import type { Browser } from '../../testing/browser.ts'
import { codeOf, factorsOf, prove } from '../../testing/factors.ts'
import { PASSWORD } from '../../testing/members.ts'
import { resetSecondFactor } from './reset.ts'
import { deleteSessions } from '../session/store.ts'

const accounts = accountsOnTestDatabase({ env: { secondFactor: 'required' } })
const { elsewhere, signed, withApp, withPasskey } = factorsOf(accounts)
const MINUTE = 60

const group = () => ({ name: '찻집', slug: `tea${Math.random().toString(36).slice(2, 9)}` })
/** Some change in the back office: whether it is refused is what counts, not whether its body is right. */
const change = async ({ browser }: { browser: Browser }) => (await browser.post('/admin/groups', group())).code
const ALLOWED = 'VALIDATION_FAILED'

const totp = (code: string) => ({ by: 'totp', code })
const stateOf = async (browser: Browser) => (await browser.get('/auth/second-factor')).data as SecondFactor
const eventsOf = async (id: number) =>
  (
    await accounts.database.pool.query<{ action: string }>(
      `select action from audit_events where target_id = $1 and action like 'factor-%' order by id`,
      [id],
    )
  ).rows.map(({ action }) => action)

test('C7 an admin without a second factor reads, changes nothing, and after setting one up may', async () => {
  const admin = await signed()
  expect((await admin.browser.get('/admin/groups')).status).toBe(200)
  expect(await change(admin)).toBe('SECOND_FACTOR_MISSING')
  expect(await stateOf(admin.browser)).toEqual({
    required: true,
    proved: false,
    totpSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
  })
  const { codes } = await withApp(admin.browser)
  expect(new Set(codes).size).toBe(10)
  expect(codes.every((code) => /^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/.test(code))).toBe(true)
  expect(await change(admin)).toBe(ALLOWED)
  expect(await stateOf(admin.browser)).toMatchObject({ proved: true, recoveryCodesLeft: 10 })
  expect(await eventsOf(admin.id)).toEqual(['factor-add'])
  expect((await accounts.mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('2단계 인증이 추가')])
})

test('C7 a mentor needs it for their writes, a member for none', async () => {
  const mentor = await signed('mentor')
  const reply = { title: '물', text: '물을 챙겨 주세요.' }
  expect((await mentor.browser.post('/mentor-desk/replies', reply)).code).toBe('SECOND_FACTOR_MISSING')
  const member = await signed('member')
  expect((await member.browser.post('/like-lists', { name: '제주', color: 'blue' })).status).toBe(200)
})

test('C7 each session is asked once, and until then changes nothing', async () => {
  const admin = await signed()
  const { code } = await withApp(admin.browser)
  const browser = await elsewhere(admin)
  expect(await change({ browser })).toBe('SECOND_FACTOR_NEEDED')
  accounts.pass(30)
  expect((await prove(browser, totp(code()))).status).toBe(200)
  expect(await change({ browser })).toBe(ALLOWED)
  await browser.post('/auth/refresh')
  accounts.pass(10 * MINUTE)
  await browser.post('/auth/refresh')
  accounts.pass(10 * MINUTE)
  expect(await change({ browser })).toBe(ALLOWED)
})

test('C7 a code works once, and only while its half minute and its neighbours last', async () => {
  const admin = await signed()
  const { code, secret } = await withApp(admin.browser)
  const browser = await elsewhere(admin)
  // The code of the set-up itself is used up.
  expect((await prove(browser, totp(code()))).code).toBe('PROOF_WRONG')
  accounts.pass(60)
  const now = accounts.deps().clock()
  const old = codeOf(secret, new Date(now.getTime() - 60_000))
  expect((await prove(browser, totp(old))).code).toBe('PROOF_WRONG')
  const answers = await Promise.all([prove(browser, totp(code())), prove(browser, totp(code()))])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  // An earlier step is over once a later one was used.
  expect((await prove(browser, totp(codeOf(secret, new Date(now.getTime() - 30_000))))).code).toBe('PROOF_WRONG')
})

test('C7 a recovery code works once, in any writing, and its owner is told', async () => {
  const admin = await signed()
  const { codes } = await withApp(admin.browser)
  await accounts.mails()
  const [first = '', second = ''] = codes
  const browser = await elsewhere(admin)
  const by = 'recovery-code'
  expect((await prove(browser, { by, code: ` ${first.toLowerCase().replaceAll('-', ' ')} ` })).status).toBe(200)
  expect(await change({ browser })).toBe(ALLOWED)
  expect((await prove(browser, { by, code: first })).code).toBe('PROOF_WRONG')
  expect((await stateOf(browser)).recoveryCodesLeft).toBe(9)
  expect((await accounts.mails()).map(({ subject }) => subject).join()).toContain('복구 코드를 썼어요')
  expect(await eventsOf(admin.id)).toEqual(['factor-add', 'factor-recover', 'factor-fail'])
  await browser.post('/auth/second-factor/recovery-codes')
  expect((await prove(browser, { by, code: second })).code).toBe('PROOF_WRONG')
  expect((await stateOf(browser)).recoveryCodesLeft).toBe(10)
})

test('C7 another’s recovery code is none', async () => {
  const [admin, other] = [await signed(), await signed()]
  await withApp(admin.browser)
  const { codes } = await withApp(other.browser)
  expect((await prove(admin.browser, { by: 'recovery-code', code: codes[0] })).code).toBe('PROOF_WRONG')
  expect((await stateOf(other.browser)).recoveryCodesLeft).toBe(10)
})

test('C7 after ten wrong proofs an account waits, each is logged, and right ones count for nothing', async () => {
  const admin = await signed()
  const { code } = await withApp(admin.browser)
  for (let round = 0; round < 3; round++) {
    accounts.pass(30)
    expect((await prove(admin.browser, totp(code()))).status).toBe(200)
  }
  const wrong = codeOf('GEZDGNBVGY3TQOJQ', accounts.deps().clock())
  for (let guess = 0; guess < 10; guess++) {
    expect((await prove(admin.browser, totp(wrong))).code).toBe('PROOF_WRONG')
  }
  accounts.pass(30)
  expect((await prove(await elsewhere(admin), totp(code()))).code).toBe('RATE_LIMITED')
  expect((await eventsOf(admin.id)).filter((action) => action === 'factor-fail')).toHaveLength(10)
})

test('C7 a passkey is set up, proved once for each challenge, and refused when copied or not verified', async () => {
  const admin = await signed()
  const { key, response, codes } = await withPasskey(admin.browser)
  expect(codes).toHaveLength(10)
  expect((await admin.browser.post('/auth/second-factor/passkeys', { name: '', response })).code).toBe('PROOF_WRONG')

  const browser = await elsewhere(admin)
  const asked = async () =>
    ((await browser.post('/auth/second-factor/proof/challenge')).data as PasskeyRequest).challenge
  expect((await prove(browser, { by: 'passkey', response: key.prove('ZmFrZQ') })).code).toBe('PROOF_WRONG')
  const challenge = await asked()
  const proof = { by: 'passkey', response: key.prove(challenge) }
  // The challenge is another session's.
  expect((await prove(admin.browser, proof)).code).toBe('PROOF_WRONG')
  expect((await prove(browser, proof)).status).toBe(200)
  expect((await prove(browser, proof)).code).toBe('PROOF_WRONG')
  expect(await change({ browser })).toBe(ALLOWED)

  const unverified = key.prove(await asked(), { verified: false })
  expect((await prove(browser, { by: 'passkey', response: unverified })).code).toBe('PROOF_WRONG')
  key.setBack()
  expect((await prove(browser, { by: 'passkey', response: key.prove(await asked()) })).code).toBe('PROOF_WRONG')
  const foreign = authenticator('https://evil.example')
  foreign.id = key.id
  expect((await prove(browser, { by: 'passkey', response: foreign.prove(await asked()) })).code).toBe('PROOF_WRONG')
  const late = await asked()
  accounts.pass(5 * MINUTE)
  expect((await prove(browser, { by: 'passkey', response: key.prove(late) })).code).toBe('PROOF_WRONG')
})

test('C7 with a second factor the password alone confirms nothing: it takes a proof of the last 15 minutes', async () => {
  const admin = await signed()
  const { code } = await withApp(admin.browser)
  const member = await signed('member')
  const warn = () => admin.browser.post(`/admin/users/${member.id}/acts`, { action: 'warn', reason: '알려 드려요' })
  accounts.pass(14 * MINUTE)
  await admin.browser.post('/auth/refresh')
  expect((await warn()).status).toBe(200)
  // Also where a password would have counted for ten minutes.
  expect((await admin.browser.post('/auth/second-factor/recovery-codes')).status).toBe(200)
  accounts.pass(2 * MINUTE)
  expect((await admin.browser.post('/auth/confirm', { password: PASSWORD })).status).toBe(200)
  for (const refused of [
    await warn(),
    await admin.browser.post('/auth/withdraw'),
    await admin.browser.delete('/auth/second-factor/totp'),
    await admin.browser.post('/auth/second-factor/passkeys/challenge'),
    await admin.browser.post('/auth/second-factor/recovery-codes'),
  ])
    expect(refused.code).toBe('SECOND_FACTOR_NEEDED')
  expect((await prove(admin.browser, totp(code()))).status).toBe(200)
  expect((await warn()).status).toBe(200)
})

test('C7 setting up takes a recent proof of identity', async () => {
  const admin = await signed()
  accounts.pass(14 * MINUTE)
  await admin.browser.post('/auth/refresh')
  expect((await admin.browser.post('/auth/second-factor/totp')).code).toBe('CONFIRM_REQUIRED')
  await admin.browser.post('/auth/confirm', { password: PASSWORD })
  expect((await admin.browser.post('/auth/second-factor/totp')).status).toBe(200)
})

test('C7 a secret that was never confirmed is no factor, and a second app replaces none', async () => {
  const admin = await signed()
  await admin.browser.post('/auth/second-factor/totp')
  expect(await change(admin)).toBe('SECOND_FACTOR_MISSING')
  expect((await admin.browser.put('/auth/second-factor/totp', { code: '000000' })).code).toBe('PROOF_WRONG')
  await withApp(admin.browser)
  expect((await admin.browser.post('/auth/second-factor/totp')).code).toBe('FACTOR_EXISTS')
})

test('C7 with the last factor go its codes, and what was proved counts no more', async () => {
  const admin = await signed()
  const browser = await elsewhere(admin)
  const { code } = await withApp(admin.browser)
  accounts.pass(30)
  await prove(browser, totp(code()))
  expect((await admin.browser.delete('/auth/second-factor/totp')).status).toBe(200)
  expect(await stateOf(admin.browser)).toMatchObject({ proved: false, recoveryCodesLeft: 0 })
  expect(await change(admin)).toBe('SECOND_FACTOR_MISSING')
  await withApp(admin.browser)
  expect(await change({ browser })).toBe('SECOND_FACTOR_NEEDED')
  expect(await eventsOf(admin.id)).toEqual(['factor-add', 'factor-remove', 'factor-add'])
})

test('C7 a factor is removed once and by its owner alone, else it is not found and nothing is logged', async () => {
  const [admin, other] = [await signed(), await signed()]
  await withPasskey(other.browser, '열쇠')
  const passkey = (await stateOf(other.browser)).passkeys[0]
  expect((await other.browser.delete('/auth/second-factor/totp')).code).toBe('FACTOR_NOT_FOUND')
  await withApp(admin.browser)
  expect((await admin.browser.delete(`/auth/second-factor/passkeys/${passkey?.id}`)).code).toBe('FACTOR_NOT_FOUND')
  expect((await stateOf(other.browser)).passkeys).toEqual([passkey])
  expect((await admin.browser.delete('/auth/second-factor/totp')).status).toBe(200)
  expect((await admin.browser.delete('/auth/second-factor/totp')).code).toBe('FACTOR_NOT_FOUND')
  expect(await eventsOf(admin.id)).toEqual(['factor-add', 'factor-remove'])
  expect(await eventsOf(other.id)).toEqual(['factor-add'])
})

test('C7 npm run admin -- reset-second-factor removes it, logs out everywhere, and tells the owner', async () => {
  const admin = await signed()
  await withApp(admin.browser)
  await accounts.mails()
  const deps = { ...accounts.deps(), endSessions: deleteSessions }
  expect(await resetSecondFactor(deps, admin.email)).toBe('reset')
  expect((await admin.browser.get('/auth/second-factor')).code).toBe('UNAUTHENTICATED')
  const browser = await elsewhere(admin)
  expect(await stateOf(browser)).toMatchObject({ totpSince: null, passkeys: [], recoveryCodesLeft: 0 })
  expect((await accounts.mails()).map(({ subject }) => subject).join()).toContain('처음부터 다시 설정')
  expect(await eventsOf(admin.id)).toEqual(['factor-add', 'factor-reset'])
  expect(await resetSecondFactor(deps, admin.email)).toBe('none')
  expect(await resetSecondFactor(deps, 'nobody@dog.example')).toBe('unknown')
})

test('C7 neither secret nor code can be read in the database', async () => {
  const admin = await signed()
  const { secret, codes } = await withApp(admin.browser)
  const { rows } = await accounts.database.pool.query(
    'select sealed from totp_secrets union all select hash from recovery_codes',
  )
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(secret)
  for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''))
  // Moved to another account, it can't be opened.
  const other = await signed()
  await accounts.database.pool.query(
    'insert into totp_secrets (user_id, sealed, last_step, confirmed_at) select $1, sealed, 0, now() from totp_secrets where user_id = $2',
    [other.id, admin.id],
  )
  expect((await prove(other.browser, totp(codeOf(secret, accounts.deps().clock())))).code).toBe('PROOF_WRONG')
})
