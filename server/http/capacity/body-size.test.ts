import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '../../testing/endpoints.ts'
import { MAX_BODY_BYTES, maxBodyBytes } from './body-size.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.normalize('NFC'), v.maxLength(most))
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

describe('how long a body may be', () => {
  test.each([
    ['a long text', v.object({ text: text(30_000) }), { text: '각'.repeat(30_000) }],
    ['the same, decomposed', v.object({ text: text(30_000) }), { text: '각'.normalize('NFD').repeat(30_000) }],
    ['one that may be absent', v.object({ a: v.optional(v.nullable(text(20_000))) }), { a: '각'.repeat(20_000) }],
    [
      'many lines',
      v.object({ a: v.pipe(v.array(text(1000)), v.maxLength(100)) }),
      { a: Array(100).fill('힣'.repeat(1000)) },
    ],
    [
      'several fields',
      v.object({ a: text(10_000), b: text(10_000) }),
      { a: '각'.repeat(10_000), b: '힣'.repeat(10_000) },
    ],
    [
      'what is checked as a whole',
      v.pipe(
        v.object({
          a: v.pipe(
            text(30_000),
            v.check(() => true),
          ),
        }),
        v.check(() => true),
      ),
      { a: '각'.repeat(30_000) },
    ],
    [
      'one of two',
      v.variant('is', [v.object({ is: v.literal('a'), a: text(40_000) })]),
      { is: 'a', a: '각'.repeat(40_000) },
    ],
  ])('follows from its schema: %s', (_, schema, body) => {
    expect(v.is(schema, body)).toBe(true)
    expect(maxBodyBytes(schema)).toBeGreaterThanOrEqual(bytes(body))
  })

  // 48 for what surrounds a value, and nine for each character.
  const LONG = 48 + 9 * 30_000
  test.each([
    ['a text', text(30_000), LONG],
    ['a field, with its name', v.object({ long: text(30_000) }), 4 + LONG],
    ['a text that may be absent', v.optional(v.nullable(text(30_000))), LONG],
    ['the second bound of a text is not looked at', v.pipe(text(30_000), v.maxLength(60_000)), LONG],
    ['a number beside it', v.object({ long: text(30_000), n: v.number() }), 4 + LONG + 1 + 48],
    ['texts in a bounded list', v.pipe(v.array(text(10_000)), v.maxLength(3)), 48 + 3 * (48 + 90_000)],
    ['a list without a bound counts as one item', v.array(text(30_000)), 48 + LONG],
    ['an empty list counts as one item', v.pipe(v.array(text(30_000)), v.maxLength(0)), 48 + LONG],
    ['a tuple', v.tuple([text(30_000), v.boolean()]), LONG + 48],
    ['the longest of several', v.union([text(10), text(30_000), text(20)]), LONG],
    ['one of given words', v.object({ long: text(30_000), w: v.picklist(['a', 'b']) }), 4 + LONG + 1 + 48],
  ])('is no more than its schema needs: %s', (_, schema, most) => {
    expect(maxBodyBytes(schema)).toBe(most)
  })

  test('is the usual one for small bodies, and bounded for any', () => {
    expect(maxBodyBytes(undefined)).toBe(MAX_BODY_BYTES)
    expect(maxBodyBytes(v.object({ a: text(100) }))).toBe(MAX_BODY_BYTES)
    expect(maxBodyBytes(v.object({ a: text(90_000_000) }))).toBe(2 * 1024 * 1024)
    expect(Math.max(...ENDPOINTS.map(({ body }) => maxBodyBytes(body)))).toBeLessThanOrEqual(512 * 1024)
  })
})
