import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isReservedNickname, nicknameKey } from './nickname.ts'
import { NewPassword, Nickname } from './users.ts'

describe('a nickname', () => {
  test.each(['콩이', '콩이네집사', 'Kong2', '가나다라마바사아자차카타'])('may be %s', (nickname) => {
    expect(v.parse(Nickname, ` ${nickname} `)).toBe(nickname)
  })

  test.each([
    ['a Cyrillic letter', 'аdmin'],
    ['letters of full width', 'ａｄｍｉｎ'],
    ['mathematical letters', '𝐚𝐝𝐦𝐢𝐧'],
    ['a space', '관 리자'],
    ['a space of no width', '관\u200B리자'],
    ['a joiner', '운\u200D영자'],
    ['a filler', '운\u3164영자'],
    ['a soft hyphen', '댕댕\u00AD로드'],
    ['decomposed syllables', '댕댕로드'.normalize('NFD')],
    ['compatibility letters', 'ㄷㅐㅇ댕로드'],
    ['half-width letters', 'ﾡￂ댕로드'],
    ['a combining mark', 'admi\u0301n'],
  ])('What fell: looks like one of the service with %s, and is refused', (_what, nickname) => {
    expect(v.is(Nickname, nickname)).toBe(false)
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
    expect(v.is(Nickname, nickname)).toBe(false)
  })

  test('equals the same nickname in another case or Unicode form', () => {
    expect(nicknameKey('KONG')).toBe(nicknameKey('kong'))
    expect(nicknameKey('콩이'.normalize('NFD'))).toBe('콩이')
    expect(isReservedNickname('관리자'.normalize('NFD'))).toBe(true)
  })
})

test('a new password has a length, and is the same however it was composed', () => {
  expect(v.is(NewPassword, '1234567')).toBe(false)
  expect(v.is(NewPassword, 'x'.repeat(129))).toBe(false)
  expect(v.parse(NewPassword, '우리집콩이는멋져'.normalize('NFD'))).toBe('우리집콩이는멋져')
})
