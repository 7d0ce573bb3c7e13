import { expect, test } from 'vitest'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import { PASSWORD } from '../../testing/members.ts'

const accounts = accountsOnTestDatabase()

const FORGED = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  Forwarded: 'host=evil.example',
  'X-Original-Host': 'evil.example',
}

test('What fell: links in mails lead to the configured address, whatever host a caller names', async () => {
  const { email } = await accounts.member()
  await accounts.forgetLimits()
  const stranger = accounts.browser(FORGED)
  expect((await stranger.post('/users/reset-password', { email })).status).toBe(200)
  await accounts.forgetLimits()
  expect((await stranger.post('/users/send-email-authcode', { email })).status).toBe(200)
  expect((await stranger.post('/auth/login', { email, password: PASSWORD })).status).toBe(200)
  const mails = await accounts.mails()
  expect(mails).toHaveLength(3)
  expect(JSON.stringify(mails)).not.toContain('evil.example')
})

test.each([
  'a@dog.example\r\nBcc: b@evil.example',
  'a@dog.example,b@evil.example',
  'a@dog.example b@evil.example',
  '"a b"@dog.example',
  'a@dog.example\0',
  'a@[127.0.0.1]',
  'ａ@dog.example',
  'а@dog.example',
  'a\u200b@dog.example',
  'a@dоg.example',
  'a@멍.example',
])('What fell: no mail goes to what is not one plain address: %j', async (email) => {
  const answer = await accounts.browser().post('/users/send-email-authcode', { email })
  expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual(['VALIDATION_FAILED', ['email']])
  expect(await accounts.mails()).toEqual([])
})

test('What fell: one mailbox has one account, however its address is typed', async () => {
  const { email } = await accounts.member()
  for (const typed of [email.toUpperCase(), ` ${email} `, email.replace('k', '\u212a')]) {
    const browser = accounts.browser()
    expect([typed, (await browser.post('/auth/login', { email: typed, password: PASSWORD })).status]).toEqual([
      typed,
      200,
    ])
  }
})

test('What fell: two nicknames never look alike but for their letters', async () => {
  const first = await accounts.member()
  const isFree = async (nickname: string) => {
    const answer = await accounts.browser().get(`/users/nickname-availability?nickname=${encodeURIComponent(nickname)}`)
    return answer.code ?? (answer.data as { available: boolean }).available
  }
  const body = { introduction: '', marketing: false }
  expect((await first.browser.put('/users/me', { ...body, nickname: 'Kong보리' })).status).toBe(200)
  for (const alike of ['kong보리', 'KONG보리', 'Kong보리'.normalize('NFD'), ' Kong보리 ', '\u212aong보리'])
    expect([alike, await isFree(alike)]).toEqual([alike, false])
  for (const odd of ['Ｋong보리', 'Коng보리', 'Kong보\u200b리', 'Kong\u202e보리', 'Kong보리\u0301', 'Kong ㅂㅗ'])
    expect([odd, await isFree(odd)]).toEqual([odd, 'VALIDATION_FAILED'])
})
