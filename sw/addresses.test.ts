import { expect, test } from 'vitest'
import { isServerPath, kindOf } from './addresses.ts'

const url = (path: string) => new URL(path, 'https://dog.example')

test.each(['/', '/place', '/place/17', '/place/17/guide', '/search/list?q=a.b', '/map', '/apiary', '/no/such/page'])(
  'C2 %s is a screen: the shell answers it',
  (path) => {
    expect(isServerPath(url(path))).toBe(false)
  },
)

test.each(['/api/docs', '/api', '/media/a.svg', '/healthz', '/readyz', '/sw.js', '/assets/a-1.js', '/robots.txt'])(
  '%s is left to the server',
  (path) => {
    expect(isServerPath(url(path))).toBe(true)
  },
)

test.each([
  ['/api/places?group=cafe', 'list'],
  ['/api/places/count', 'list'],
  ['/api/places/17', 'detail'],
  ['/api/places/17/guide', 'detail'],
  ['/api/groups', 'settings'],
  ['/api/site-config', 'settings'],
])('C2 the answer of %s is kept as %s', (path, kind) => {
  expect(kindOf({ method: 'GET', url: url(path) })).toBe(kind)
})

test.each([
  ['GET', '/api/users/me'],
  ['GET', '/api/search/suggestions?q=a'],
  ['POST', '/api/places/17'],
  ['GET', '/api/places/17/guide/more'],
  ['GET', '/places/17'],
])('%s %s is never kept', (method, path) => {
  expect(kindOf({ method, url: url(path) })).toBeUndefined()
})
