import { expect, test } from 'vitest'
import { originOf } from './origin.ts'

test.each([
  [{ publicUrl: 'https://dog.example', host: '0.0.0.0', port: 3000 }, 'http://0.0.0.0:3000', 'https://dog.example'],
  [{ publicUrl: null, host: '127.0.0.1', port: 0 }, 'http://127.0.0.1:41234', 'http://127.0.0.1:41234'],
  [{ publicUrl: null, host: '0.0.0.0', port: 3000 }, 'http://0.0.0.0:3000', 'http://localhost:3000'],
  [{ publicUrl: null, host: '::', port: 3000 }, undefined, 'http://localhost:3000'],
  [{ publicUrl: null, host: '::1', port: 8080 }, undefined, 'http://[::1]:8080'],
])('links of %j lead where people get', (env, listening, origin) => {
  expect(originOf(env, listening)).toBe(origin)
})
