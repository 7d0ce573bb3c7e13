import { expect, it } from 'vitest'
import { forget, MAX_RECENT, remember, normalizeWord } from './model.ts'

it('R2.05 remembers the newest word first, each once, and not too many', () => {
  expect(remember(['카페', '속초'], ' 속초 ')).toEqual(['속초', '카페'])
  expect(remember(['Cafe'], 'cafe')).toEqual(['cafe'])
  expect(remember(['카페'], '   ')).toEqual(['카페'])
  const many = Array.from({ length: MAX_RECENT + 3 }, (_, index) => `말${index}`)
  expect(many.reduce<string[]>(remember, [])).toHaveLength(MAX_RECENT)
  expect(many.reduce<string[]>(remember, [])[0]).toBe(`말${MAX_RECENT + 2}`)
})

it('R2.05 forgets a word', () => expect(forget(['카페', '속초'], '카페')).toEqual(['속초']))

it('composes syllables that came apart, and cuts without halving a character', () => {
  expect(normalizeWord(' 속초\t 카페 '.normalize('NFD'))).toBe('속초 카페')
  expect(normalizeWord('\u0000속초\u0007카페')).toBe('속초 카페')
  expect(normalizeWord(`${'가'.repeat(59)}🐶`)).toBe('가'.repeat(59))
})
