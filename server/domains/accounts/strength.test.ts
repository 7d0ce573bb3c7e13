import { expect, test } from 'vitest'
import { isWeak } from './strength.ts'

/** Has so many readings as a word with replaced letters that rating it takes a hundred times as long as others. */
const EXPENSIVE = 'p4$$w0rd!@#|{[<('.repeat(8)

test('What fell 5: the server answers others while a password is rated', async () => {
  expect(await isWeak('password', [])).toBe(true)
  let beats = 0
  const heart = setInterval(() => (beats += 1), 1)
  for (let i = 0; i < 5; i++) await isWeak(EXPENSIVE, ['kong@dog.example', '콩이'])
  clearInterval(heart)
  expect(beats).toBeGreaterThan(20)
})

test('What fell 5: a hundred ratings at once: twenty of them wait, the others are told to come back', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => isWeak('password', [])))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(79)
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE', retryAfterSeconds: 5 } })
  // None of the waiting ones leaves anything behind.
  expect(await isWeak('콩이랑 산책 가는 날 7', [])).toBe(false)
})

test('words about the owner make a password weak', async () => {
  expect(await isWeak('gildong-hong-1990', [])).toBe(false)
  expect(await isWeak('kongkongi99', ['kongkongi@dog.example'])).toBe(true)
})
