import { expect, test } from 'vitest'
import { returnPath } from './model.ts'

test.each(['/my?tab=1#top', '/place/3', '/search/list?q=%EC%BD%A9', '/search/list?q=콩'])(
  'R3.08 %s is a way back within the app',
  (path) => {
    expect(decodeURI(returnPath(path))).toBe(decodeURI(path))
  },
)

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  '/auth/login',
  '/auth/signup/form',
  '/auth',
])('R3.08 %s is none: it leads home', (path) => {
  expect(returnPath(path)).toBe('/')
})
