import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Changes, difference, type FactName, type PlaceFacts } from './corrections.ts'

test.each([
  ['https://dog.example', true],
  ['http://dog.example/menu?a=b@c#d', true],
  ['HTTPS://강아지.한국/메뉴', true],
  ['https://blog.dog.example:8080/@kong', true],
  ['https://naver.com@evil.example/', false],
  ['https://user:word@evil.example', false],
  ['https://naver.com\\@evil.example', false],
  ['javascript:alert(1)//https://dog.example', false],
  ['https://localhost', false],
  ['//dog.example', false],
  ['https://dog.example/ 한 칸', false],
])('What fell: a homepage %s may be proposed: %s', (homepage, expected) =>
  expect(v.safeParse(Changes, { homepage }).success).toBe(expected),
)

const NOW: PlaceFacts = {
  closed: false,
  roadAddress: '강원특별자치도 강릉시 경강로 1',
  phone: '033-111-2222',
  homepage: 'https://dog.example',
  hoursText: '10:00~19:00',
  closedText: '월요일',
  entry: 'some',
  limits: [{ days: null, weight: { bound: 'lte', kg: 10 }, sizes: ['small'] }],
  maxDogs: 2,
  requirements: [{ kind: 'leash', who: 'all', indoor: false, detail: null }],
  fee: { kind: 'paid', minWon: 5000, maxWon: 5000, per: 'dog', capWon: null },
}
const OTHER: PlaceFacts = {
  closed: true,
  roadAddress: '강원특별자치도 강릉시 경강로 2',
  phone: null,
  homepage: 'https://cat.example',
  hoursText: null,
  closedText: '화요일',
  entry: 'all',
  limits: [{ days: null, weight: { bound: 'lt', kg: 10 }, sizes: ['small'] }],
  maxDogs: null,
  requirements: [],
  fee: { kind: 'paid', minWon: 5000, maxWon: 5000, per: 'visit', capWon: null },
}
/** The same value from another answer, whose fields are in another order. */
const copyOf = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copyOf) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inner]) => [name, copyOf(inner)]),
  ) as T
}

test.each(Object.keys(NOW) as FactName[])(
  'What fell: %s is a change if its value differs, not if it is said again',
  (name) => {
    expect(difference(copyOf({ [name]: NOW[name] }), NOW)).toEqual({ changes: {}, before: {} })
    expect(difference({ ...copyOf(NOW), [name]: OTHER[name] } as Changes, NOW)).toEqual({
      changes: { [name]: OTHER[name] },
      before: { [name]: NOW[name] },
    })
    expect(difference({ [name]: undefined }, NOW), 'left out').toEqual({ changes: {}, before: {} })
  },
)
