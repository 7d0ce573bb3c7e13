import * as v from 'valibot'
import { expect, test } from 'vitest'
import { socialOperations } from './social.ts'

const accepts = (body: object) => v.safeParse(socialOperations.kakaoCallback.body, { code: 'c', ...body }).success

test.each([
  ['https://dog.example/auth/login', true],
  ['http://localhost:5173/auth/login', true],
  ['javascript:alert(1)//https://dog.example/auth/login', false],
  [' https://dog.example/auth/login', false],
  ['https://dog.example/auth/login?next=https://evil.example', false],
  ['https://dog.example/auth/login#x', false],
  ['https://dog.example/auth/login/', false],
  ['https://dog.example@evil.example/auth/login', false],
  ['https://dog.example\\@evil.example/auth/login', false],
  ['https://dog.example/evil/auth/login', false],
  [`https://${'a'.repeat(300)}.example/auth/login`, false],
])('What fell 14: %s as the address to which a provider returned is accepted: %s', (redirectUri, expected) =>
  expect(accepts({ redirectUri })).toBe(expected),
)

test.each([
  ['a'.repeat(42), false],
  ['a'.repeat(43), true],
  ['a'.repeat(128), true],
  ['a'.repeat(129), false],
  [`${'a'.repeat(43)}!`, false],
  [`!${'a'.repeat(43)}`, false],
])('What fell 14: the verifier %s is accepted: %s', (codeVerifier, expected) =>
  expect(accepts({ codeVerifier })).toBe(expected),
)
