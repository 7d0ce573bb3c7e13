import { expect, test } from 'vitest'
import { maskPrivate } from './mask.ts'

test.each([
  ['to kong.dad@dog.example: sent', 'to k***@dog.example: sent'],
  ['<콩이@강아지.한국>', '<콩***@강아지.한국>'],
  ['a@dog.example, bo+news@mail.dog.example', 'a***@dog.example, b***@mail.dog.example'],
  ['https://dog.example/auth/new#token=abc-1.2&next=/my', 'https://dog.example/auth/new#token=***&next=/my'],
  ['/login?state=s1&CODE=c2 and &ticket=t3"', '/login?state=***&CODE=*** and &ticket=***"'],
  ['no address: @, a@b, barcode=5', 'no address: @, a@b, barcode=5'],
])('What fell 14: “%s” is logged as “%s”', (text, masked) => {
  expect(maskPrivate(text)).toBe(masked)
})
