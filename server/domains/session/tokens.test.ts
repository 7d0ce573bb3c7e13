import { expect, test } from 'vitest'
import { ACCESS_SECONDS, CLOCKS_DIFFER_MS, readAccess, signAccess } from './tokens.ts'

const KEY = new Uint8Array(32).fill(7)
const CLAIMS = { userId: 3, sessionId: 8 }
const NOW = new Date('2026-11-29T03:00:00.250Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)

test('R8.04 an access token that was read before ends as one that wasn’t, to the second', async () => {
  const token = await signAccess(KEY, CLAIMS, NOW)
  const cases = [
    [0, CLAIMS],
    [(ACCESS_SECONDS - 1) * 1000, CLAIMS],
    [ACCESS_SECONDS * 1000, null],
    [-CLOCKS_DIFFER_MS / 2, CLAIMS],
    [-CLOCKS_DIFFER_MS - 1000, null],
  ] as const
  for (const [ms, claims] of [...cases, ...cases])
    expect(await readAccess(KEY, token, after(ms)), String(ms)).toEqual(claims)
})

test('R8.04 a token that was read before is right for its own key alone, and with each of its characters', async () => {
  const token = await signAccess(KEY, CLAIMS, NOW)
  expect(await readAccess(KEY, token, NOW)).toEqual(CLAIMS)
  expect(await readAccess(new Uint8Array(32).fill(8), token, NOW)).toBeNull()
  const [head, body, signature] = token.split('.') as [string, string, string]
  const other = await signAccess(KEY, { ...CLAIMS, userId: 1 }, NOW)
  for (const forged of [
    `${head}.${other.split('.')[1]}.${signature}`,
    `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    `${head}.${body}.`,
    '',
  ])
    expect(await readAccess(KEY, forged, NOW), forged).toBeNull()
  expect(await readAccess(KEY, token, NOW)).toEqual(CLAIMS)
})
