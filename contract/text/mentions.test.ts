import { expect, test } from 'vitest'
import { mentionBeingTyped, mentionsIn, MOST_MENTIONS } from './mentions.ts'

test('Community: a comment names whom it addresses by @, at its beginning or behind a space, each once', () => {
  expect(mentionsIn('@콩이네 어디예요? (@Bori7도) @콩이네')).toEqual(['콩이네', 'Bori7도'])
  expect(mentionsIn('kong@example.kr 로 보내요. @@콩이 @ 콩이 @콩')).toEqual([])
  const many = Array.from({ length: MOST_MENTIONS + 1 }, (_, index) => `@이름${index}`)
  expect(mentionsIn(many.join(' '))).toHaveLength(MOST_MENTIONS)
})

test('Community: the name that is being typed ends at the caret', () => {
  expect(mentionBeingTyped('안녕 @')).toBe('')
  expect(mentionBeingTyped('안녕 @코')).toBe('코')
  expect(mentionBeingTyped('안녕 @ㅋ')).toBe('ㅋ')
  expect(mentionBeingTyped('@콩이네 ')).toBeNull()
  expect(mentionBeingTyped('kong@example')).toBeNull()
})
