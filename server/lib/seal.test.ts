import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)

test.each(['JBSWY3DPEHPK3PXP', '강아지', ''])('What fell 14: “%s” is opened with its key, for its row', (text) => {
  const sealed = seal(key, text, 'user 7')
  expect(unseal(key, sealed, 'user 7')).toBe(text)
  expect(sealed).not.toBe(seal(key, text, 'user 7'))
})

test('What fell 14: sealed with another key, for another row, changed or cut, it is not opened', () => {
  const sealed = seal(key, '비밀', 'user 7')
  const bytes = Buffer.from(sealed, 'base64url')
  const changed = bytes.map((byte, at) => (at === 13 ? byte ^ 1 : byte))
  const texts = [
    unseal(randomBytes(32), sealed, 'user 7'),
    unseal(key, sealed, 'user 8'),
    unseal(key, Buffer.from(changed).toString('base64url'), 'user 7'),
    unseal(key, bytes.subarray(0, -1).toString('base64url'), 'user 7'),
    unseal(key, bytes.subarray(0, 27).toString('base64url'), 'user 7'),
    unseal(key, '', 'user 7'),
  ]
  expect(texts.every((text) => text === null)).toBe(true)
})
