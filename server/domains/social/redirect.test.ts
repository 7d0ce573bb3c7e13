import { expect, test } from 'vitest'
import { isOwnRedirect } from './redirect.ts'

const AT = '/auth/login'
const LOCAL = ['http://localhost:3000', 'http://127.0.0.1:5173', 'http://[::1]:8080']

test.each(LOCAL.flatMap((origin) => LOCAL.map((page) => [origin, page] as const)))(
  'What fell 14: at %s a page at %s is the developer’s own',
  (origin, page) => {
    expect(isOwnRedirect(page + AT, origin)).toBe(true)
  },
)

const FOREIGN = [
  'http://localhost.evil.example',
  'http://evil-localhost',
  'http://127.0.0.1.evil.example',
  'http://1127.0.0.1.nip.example',
  'https://evil.example',
]
test.each(FOREIGN)('What fell 14: %s is nobody’s own, neither as a page nor as a site', (foreign) => {
  expect(isOwnRedirect(foreign + AT, 'http://localhost:3000')).toBe(false)
  expect(isOwnRedirect(`http://localhost:3000${AT}`, foreign)).toBe(false)
})

test.each([
  ['https://dog.example/auth/login', true],
  ['https://dog.example/auth/login/', false],
  ['https://dog.example/auth/login?next=/', false],
  ['https://dog.example/auth', false],
  ['https://dog.example.evil.example/auth/login', false],
  ['http://dog.example/auth/login', false],
  ['no address', false],
  ['', false],
])('What fell 14: of a public site %s: %s', (redirectUri, own) => {
  expect(isOwnRedirect(redirectUri, 'https://dog.example')).toBe(own)
})

test('What fell 14: a developer’s page is sent back to its login page only', () => {
  for (const rest of ['/', '/auth/login#x', '/auth/login?x', '/auth/loginx'])
    expect([rest, isOwnRedirect(`http://localhost:5173${rest}`, 'http://localhost:3000')]).toEqual([rest, false])
})
