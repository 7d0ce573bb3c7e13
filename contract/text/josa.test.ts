import { josa as reference } from 'es-hangul'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calledName, josa, quotedJosa } from './josa.ts'

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code))
const word = fc.array(syllable, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))

test('after a Korean word the particle is that of es-hangul', () => {
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
  ['초코7', '초코7은'],
  ['초코2', '초코2는'],
  ['10', '10은'],
  ['Max', 'Max는'],
  ['Bob', 'Bob은'],
  ['COCO', 'COCO는'],
  ['보리!', '보리!는'],
  ['', ''],
])('%s → %s', (given, expected) => expect(josa(given, '은/는')).toBe(expected))

test.each([
  ['example.com', 'example.com으로'],
  ['구글', '구글로'],
  ['카카오', '카카오로'],
  ['010-****-1233', '010-****-1233으로'],
  ['010-****-1231', '010-****-1231로'],
])('%s → %s', (given, expected) => expect(josa(given, '으로/로')).toBe(expected))

test.each([
  ['몽룡', '몽룡이'],
  ['콩이', '콩이'],
  ['초코7', '초코7'],
  ['Bob', 'Bob'],
  ['', ''],
])('somebody close who is named %s is called %s', (name, called) => expect(calledName(name)).toBe(called))

test.each([
  ['봄 산책', '‘봄 산책’을'],
  ['카페 안내', '‘카페 안내’를'],
  ['', '‘’'],
])('%s in quotes → %s', (given, expected) => expect(quotedJosa(given, '을/를')).toBe(expected))
