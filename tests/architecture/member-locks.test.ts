import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Purging changes what members are told apart by, which takes the strongest lock anyway. */
const PURGE = 'domains/accounts/withdraw-store.ts'
const LOCKS = [/from (?:users|\$\{users\})[^`]*\bfor update\b/, /\.from\(users\)(?:(?!\n\n)[^])*?\.for\('update'\)/]

test('What fell: no statement locks members FOR UPDATE, which waits for all that refers to them, idempotency keys included', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => LOCKS.some((lock) => lock.test(readFileSync(`server/${file}`, 'utf8'))))
  expect(files).toEqual([PURGE])
})
