import { josa as reference } from 'es-hangul'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { josa } from './josa.ts'

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code))
const letters = 'abzABCDEFGHIJKLMNOPQRSTUVWXYZ019ㄱㄹㅎㅏㅣ .)·🐕'
const word = fc.oneof(
  fc
    .array(fc.oneof(syllable, fc.constantFrom(...Array.from(letters))), { maxLength: 4 })
    .map((parts) => parts.join('')),
  fc.stringMatching(/^[A-Z]{1,4}$/),
  fc.string(),
)

test('the particle is that of es-hangul, whatever the word', () => {
  fc.assert(
    fc.property(word, fc.constantFrom('은/는', '을/를', '이/가'), (given, particles) => {
      expect(josa(given, particles)).toBe(reference(given, particles))
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['콩이', '콩이는'],
  ['밤톨', '밤톨은'],
  ['MAX', 'MAX는'],
  ['COL', 'COL은'],
  ['', ''],
])('%s → %s', (given, expected) => expect(josa(given, '은/는')).toBe(expected))
