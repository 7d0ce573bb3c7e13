import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { accountsOperations } from './accounts.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { sessionOperations } from '../session/session.ts'

const find = (method: string, path: string) => ENDPOINTS.find((one) => one.method === method && one.path === path)

describe('the calls of the specification', () => {
  test.each([
    ['POST', '/auth/login', 'public'],
    ['POST', '/auth/logout', 'member'],
    ['POST', '/auth/withdraw', 'member'],
    ['POST', '/auth/refresh', 'public'],
    ['POST', '/users/reset-password', 'public'],
    ['POST', '/users/send-email-authcode', 'public'],
    ['POST', '/users/check-email-authcode', 'public'],
    ['POST', '/users', 'public'],
    ['GET', '/users/me', 'member'],
    ['PUT', '/users/pass-change', 'member'],
  ])('R6.02 R7.03 R7.04 R7.05 %s %s stands at its path, for a %s', (method, path, access) => {
    expect(find(method, path)?.access).toBe(access)
  })

  test('R3.01 checking a code takes {email, authCode}, resetting a password {email}', () => {
    expect(v.parse(accountsOperations.checkEmailAuthcode.body, { email: 'a@b.kr', authCode: '123456' })).toEqual({
      email: 'a@b.kr',
      authCode: '123456',
    })
    expect(v.parse(accountsOperations.resetPassword.body, { email: ' A@B.kr ' })).toEqual({ email: 'a@b.kr' })
  })

  test('logout, withdraw and refresh take no payload', () => {
    const { logout, withdraw, refresh } = sessionOperations
    for (const { body } of [logout, withdraw, refresh]) expect(body).toBeUndefined()
  })
})
