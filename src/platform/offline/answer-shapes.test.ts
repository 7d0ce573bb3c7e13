import { expect, test } from 'vitest'
import { isAnswer } from './answer-shapes.ts'

const group = { id: 1, key: 'cafe', name: '카페', icon: 'coffee', placeCount: 1 }
const mute = { items: [], cursor: null }

test.each([
  ['the answer', 'listGroups', [group], true],
  ['an answer of another shape', 'listGroups', [{ ...group, id: '1' }], false],
  ['a page', 'listMyComments', mute, true],
  ['pages', 'listMyComments', { pages: [mute, mute] }, true],
  ['pages of which one is of another shape', 'listMyComments', { pages: [mute, { items: null }] }, false],
  ['no pages', 'listMyComments', { pages: [] }, false],
  ['pages that are no list', 'listMyComments', { pages: mute }, false],
  ['the items of one page', 'listMyComments', [], true],
  ['items of another shape', 'listMyComments', [{}], false],
  ['nothing', 'listGroups', null, false],
  ['nothing at all', 'listGroups', undefined, false],
  ['the answer of an operation that is not kept', 'updateMe', [group], false],
  ['the answer of no operation', undefined, [group], false],
])('What fell: %s that a device has kept for %s: %j counts as an answer: %s', (_what, operation, data, is) => {
  expect(isAnswer(operation, data)).toBe(is)
})
