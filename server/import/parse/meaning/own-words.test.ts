import { expect, test, vi } from 'vitest'
import * as normalising from '../grammar/normalise.ts'
import { unreadInOwnWords } from './own-words.ts'

vi.mock('../grammar/normalise.ts', { spy: true })

test('Truth: each sentence of a long text is shortened once, however many of its phrases are quoted', () => {
  const sentences = Array.from({ length: 30 }, (_, i) => `${i + 100}번 문장입니다`)
  const phrases = Array.from({ length: 30 }, (_, i) => `${i + 100}번째로 못 찾을 말`)
  expect(unreadInOwnWords(phrases, sentences.join('. '))).toEqual(phrases)
  // Each sentence as it is, in plain forms and in composed ones.
  expect(vi.mocked(normalising.normalise).mock.calls.length).toBeLessThanOrEqual(3 * sentences.length)
})
