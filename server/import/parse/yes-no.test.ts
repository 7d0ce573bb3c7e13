import { expect, test } from 'vitest'
import { readYesNo } from './yes-no.ts'

test.each(['Y', 'y', ' Y ', 'Ｙ', '예', '네', 'O', 'o', '○', '1', '가능', '동반가능', '있음', 'true', 'TRUE'])(
  'yes: %j',
  (text) => {
    expect(readYesNo(text)).toBe(true)
  },
)

test.each(['N', 'n', '아니오', '아니요', 'X', '×', '0', '불가', '불가능', '동반 불가', 'false'])('no: %j', (text) => {
  expect(readYesNo(text)).toBe(false)
})

test.each(['', '해당없음', '없음', '일부 가능', '조건부', '문의', 'YN', 'Y/N', '가능?', '2', '가능 여부 확인'])(
  'neither: %j',
  (text) => {
    expect(readYesNo(text)).toBeNull()
  },
)
