import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as accounts from './accounts.ts'
import { ENDPOINTS } from './endpoints.ts'
import { isReservedNickname, nicknameKey } from './nickname.ts'
import * as session from './session.ts'

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
    expect(
      v.parse(accounts.accountsOperations.checkEmailAuthcode.body, { email: 'a@b.kr', authCode: '123456' }),
    ).toEqual({
      email: 'a@b.kr',
      authCode: '123456',
    })
    expect(v.parse(accounts.accountsOperations.resetPassword.body, { email: ' A@B.kr ' })).toEqual({ email: 'a@b.kr' })
  })

  test('logout, withdraw and refresh take no payload', () => {
    const { logout, withdraw, refresh } = session.sessionOperations
    for (const { body } of [logout, withdraw, refresh]) expect(body).toBeUndefined()
  })
})

describe('a nickname', () => {
  test.each(['콩이', '콩이네집사', 'Kong2', '가나다라마바사아자차카타'])('may be %s', (nickname) => {
    expect(v.parse(accounts.Nickname, ` ${nickname} `)).toBe(nickname)
  })

  test.each([
    '콩',
    'ㅋㅋ',
    '콩 이',
    '콩이!',
    '<b>콩이',
    '가나다라마바사아자차카타파',
    '🐶🐶',
    '관리자',
    '댕댕로드팀',
    'Admin1',
    'ADMIN',
  ])('may not be %s', (nickname) => {
    expect(v.is(accounts.Nickname, nickname)).toBe(false)
  })

  test('equals the same nickname in another case or Unicode form', () => {
    expect(nicknameKey('KONG')).toBe(nicknameKey('kong'))
    expect(nicknameKey('콩이'.normalize('NFD'))).toBe('콩이')
    expect(isReservedNickname('관리자'.normalize('NFD'))).toBe(true)
  })
})

test('a new password has a length, and is the same however it was composed', () => {
  expect(v.is(accounts.NewPassword, '1234567')).toBe(false)
  expect(v.is(accounts.NewPassword, 'x'.repeat(129))).toBe(false)
  expect(v.parse(accounts.NewPassword, '우리집콩이는멋져'.normalize('NFD'))).toBe('우리집콩이는멋져')
})
