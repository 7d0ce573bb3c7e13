import { describe, expect, test } from 'vitest'
import { versionOf } from '../../../contract/users/agreements.ts'
import type { Consent } from '../../../contract/users/consents.ts'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import type { Browser } from '../../testing/browser.ts'

const accounts = accountsOnTestDatabase()
const START = '2026-11-21T03:00:00.000Z'
const PASSWORD = '밤마다 짖는 옆집 콩이 3'
let made = 0

async function register(more: object) {
  const browser = accounts.browser()
  const email = `agreed${(made += 1)}@dog.example`
  await accounts.forgetLimits()
  await browser.post('/users/send-email-authcode', { email })
  const authCode = /\d{6}/.exec((await accounts.mails()).at(-1)?.subject ?? '')?.[0]
  const { data } = await browser.post('/users/check-email-authcode', { email, authCode })
  const agreed = { terms: true, privacy: true, age14: true, marketing: false, ...more }
  const body = { ...(data as object), ...agreed, email, nickname: `동의콩이${made}`, password: PASSWORD }
  return { browser, outcome: await browser.post('/users', body) }
}

const consents = async (browser: Browser) => (await browser.get('/users/me/consents')).data as Consent[]
const inForce = (document: string, version: number) => ({ document, version, agreedAt: START, withdrawnAt: null })

describe('What fell 7: consent', () => {
  test('at sign-up is recorded by document and version, with its time; marketing only if given', async () => {
    const { browser } = await register({ versions: { terms: 1, privacy: 2, marketing: 2 } })
    expect(await consents(browser)).toEqual(expect.arrayContaining([inForce('terms', 1), inForce('privacy', 2)]))
    expect(await consents(browser)).toHaveLength(2)
    const { browser: other } = await register({ marketing: true })
    expect(Object.fromEntries((await consents(other)).map(({ document, version }) => [document, version]))).toEqual({
      marketing: versionOf('marketing'),
      privacy: versionOf('privacy'),
      terms: versionOf('terms'),
    })
  })

  test('to a version that does not exist is refused', async () => {
    const { outcome } = await register({ versions: { terms: 99, privacy: 1, marketing: 1 } })
    expect([outcome.code, Object.keys(outcome.fields ?? {})]).toEqual(['VALIDATION_FAILED', ['versions.terms']])
  })

  test('to a new version is recorded beside the older one, once, and only for the caller', async () => {
    const { browser } = await register({ versions: { terms: 1, privacy: 1, marketing: 1 } })
    const { browser: other } = await register({})
    accounts.pass(60)
    const body = { terms: versionOf('terms'), privacy: versionOf('privacy') }
    await Promise.all([browser.put('/users/me/consents', body), browser.put('/users/me/consents', body)])
    const recorded = await consents(browser)
    expect(recorded).toHaveLength(4)
    expect(recorded.filter(({ agreedAt }) => agreedAt > START)).toHaveLength(2)
    expect(await consents(other)).toHaveLength(2)
  })

  test('to marketing can be given and withdrawn, and each is on record', async () => {
    const { browser } = await register({ marketing: true })
    const { nickname } = (await browser.get('/users/me')).data as { nickname: string }
    const set = (marketing: boolean) => browser.put('/users/me', { nickname, introduction: '', marketing })
    accounts.pass(60)
    await set(false)
    await set(false)
    accounts.pass(60)
    await set(true)
    const marketing = (await consents(browser)).filter(({ document }) => document === 'marketing')
    expect(marketing.map(({ agreedAt, withdrawnAt }) => [agreedAt, withdrawnAt])).toEqual([
      ['2026-11-21T03:02:00.000Z', null],
      [START, '2026-11-21T03:01:00.000Z'],
    ])
  })

  test('from before consents were recorded counts as the first version, also when it is withdrawn', async () => {
    const { browser, id, nickname } = await accounts.member()
    await accounts.database.pool.query('update users set marketing = true where id = $1', [id])
    const before = ['terms', 'privacy', 'marketing'].map((document) => inForce(document, 1))
    expect(await consents(browser)).toEqual(before)
    await browser.put('/users/me', { nickname, introduction: '', marketing: false })
    expect(await consents(browser)).toContainEqual({ ...inForce('marketing', 1), withdrawnAt: START })
  })

  test('is deleted with the account', async () => {
    const { browser } = await register({ marketing: true })
    const { id } = (await browser.get('/users/me')).data as { id: number }
    await browser.post('/auth/withdraw')
    accounts.pass(7 * 86_400)
    await accounts.runJobs()
    expect((await accounts.database.pool.query('select * from consents where user_id = $1', [id])).rows).toEqual([])
  })
})
