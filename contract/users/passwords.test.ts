import { expect, test } from 'vitest'
import { knownWords } from './passwords.ts'

test('What fell: an address is known whole and in its parts, and what is missing is no word', () => {
  expect(knownWords(['kong@dog.example', null, '', '콩이'])).toEqual([
    'kong@dog.example',
    'kong',
    'dog',
    'example',
    '콩이',
    '콩이',
  ])
})
