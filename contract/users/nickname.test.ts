import { expect, test } from 'vitest'
import { isNeutralNickname, isReservedNickname, neutralNickname, nicknameKey } from './nickname.ts'

test('names that only differ in case, spaces or composition are the same name', () => {
  expect(nicknameKey(' K o\tng ')).toBe('kong')
  expect(nicknameKey('콩이'.normalize('NFD'))).toBe('콩이')
})

test.each(['관 리 자', '댕댕로드운영', 'Ad min', 'MENTOR7', '새 회원', '탈퇴한 회원'])(
  '%s is kept for the service',
  (name) => {
    expect(isReservedNickname(name)).toBe(true)
  },
)

test.each(['0perator', 'adm1n', 'Offlcial', '5upp0rt', 'M3nt0r', 'NU11', 'adrnin', 'Rnent0r', '5ystern'])(
  'What fell 11: %s looks like a kept name',
  (name) => {
    expect(isReservedNickname(name)).toBe(true)
  },
)

test('other names are free, and a hidden one can be chosen by nobody', () => {
  expect(['콩이네', 'kong', '관리 잘하는 집', 'milo', 'lily7', '콩이1004'].some(isReservedNickname)).toBe(false)
  expect(isReservedNickname(neutralNickname(3))).toBe(true)
  expect([neutralNickname(3), '이름없는회원', '나는이름없는회원3'].map(isNeutralNickname)).toEqual([true, false, false])
})
