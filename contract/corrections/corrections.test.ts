import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Changes } from './corrections.ts'

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
