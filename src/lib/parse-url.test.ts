import { expect, test } from 'vitest'
import { parseUrl } from './parse-url.ts'

test('reads an address, also a relative one against a base', () => {
  expect(parseUrl('https://example.kr/가')?.href).toBe('https://example.kr/%EA%B0%80')
  expect(parseUrl('/place/1?a=b', 'https://example.kr')?.pathname).toBe('/place/1')
})

test('a text that is no address is null, whatever the browser', () => {
  expect(parseUrl('/place/1')).toBeNull()
  expect(parseUrl('https://')).toBeNull()
})
