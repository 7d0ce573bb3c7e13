import { expect, test } from 'vitest'
import type { PasskeyCreation } from '../../../contract/second-factor/passkeys.ts'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import { authenticator } from '../../testing/authenticator.ts'
import { factorsOf, prove } from '../../testing/factors.ts'
import { PASSWORD } from '../../testing/members.ts'
import { deleteSessions } from '../session/store.ts'
import { resetSecondFactor } from './reset.ts'

const accounts = accountsOnTestDatabase({ env: { secondFactor: 'required' } })
const { elsewhere, signed, withApp, withPasskey } = factorsOf(accounts)
const MINUTE = 60
const PASSKEYS = '/auth/second-factor/passkeys'

test('C7 a member with a second factor, who needs none, confirms by their password', async () => {
  const { browser } = await signed('member')
  await withApp(browser)
  accounts.pass(14 * MINUTE)
  await browser.post('/auth/refresh')
  accounts.pass(2 * MINUTE)
  expect((await browser.post('/auth/withdraw')).code).toBe('CONFIRM_REQUIRED')
  await browser.post('/auth/confirm', { password: PASSWORD })
  expect((await browser.post('/auth/withdraw')).status).toBe(200)
})

test('C7 a confirmation from before the clock was set back counts for nothing', async () => {
  const { browser } = await signed('member')
  await accounts.database.pool.query(`update sessions set confirmed_at = confirmed_at + interval '2 minutes'`)
  expect((await browser.post('/auth/withdraw')).code).toBe('CONFIRM_REQUIRED')
})

test('What fell 6: C7 a challenge that a clock far ahead made is good no longer than any other', async () => {
  const { browser } = await signed()
  const { data } = await browser.post(`${PASSKEYS}/challenge`)
  await accounts.database.pool.query(`update passkey_challenges set expires_at = expires_at + interval '1 year'`)
  const response = authenticator().create((data as PasskeyCreation).challenge)
  expect((await browser.post(PASSKEYS, { name: '', response })).code).toBe('PROOF_WRONG')
})

test('C7 an account has ten passkeys at most, also when two browsers set up the last one', async () => {
  const member = await signed('member')
  const other = await elsewhere(member)
  for (let count = 0; count < 9; count++) await withPasskey(member.browser)
  const { data } = await other.post(`${PASSKEYS}/challenge`)
  await withPasskey(member.browser)
  const response = authenticator().create((data as PasskeyCreation).challenge)
  expect((await other.post(PASSKEYS, { name: '', response })).code).toBe('PASSKEYS_FULL')
  expect((await other.post(`${PASSKEYS}/challenge`)).code).toBe('PASSKEYS_FULL')
})

test('C7 a challenge for a new passkey proves nothing', async () => {
  const { browser } = await signed()
  const { key } = await withPasskey(browser)
  const { challenge } = (await browser.post(`${PASSKEYS}/challenge`)).data as PasskeyCreation
  expect((await prove(browser, { by: 'passkey', response: key.prove(challenge) })).code).toBe('PROOF_WRONG')
})

test('C7 without a factor there are no codes that could be renewed', async () => {
  const { browser } = await signed()
  expect((await browser.post('/auth/second-factor/recovery-codes')).code).toBe('FACTOR_NOT_FOUND')
  expect((await browser.get('/auth/second-factor')).data).toMatchObject({ recoveryCodesLeft: 0 })
})

test('C7 the second factor of an account that has left is not reset by the operator', async () => {
  const { browser, email } = await signed('member')
  await withApp(browser)
  await browser.post('/auth/withdraw')
  expect(await resetSecondFactor({ ...accounts.deps(), endSessions: deleteSessions }, email)).toBe('unknown')
})
