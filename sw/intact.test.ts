import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasType, isFileOf, isPicture, isShellOf, matchesDigest, PICTURE, typeOf } from './intact.ts'

const of = (type: string, status = 200, body = 'x') =>
  new Response(body, { status, headers: type ? { 'Content-Type': type } : {} })

test.each([
  ['/assets/index-1.js', 'text/javascript'],
  ['/assets/map.worker.MJS', 'text/javascript'],
  ['/assets/home.2.css?v=1', 'text/css'],
  ['/assets/pack-1.json', 'application/json'],
  ['/drawing.svg', 'image/svg+xml'],
  ['/index.html', 'text/html'],
  ['/manifest.webmanifest', ''],
  ['/fonts.js/korean', ''],
  ['/', ''],
])('What fell 11: %s is served as "%s"', (path, type) => {
  expect(typeOf(`https://dog.example${path}`)).toBe(type)
})

test('What fell 11: a stated type may have parameters, and one that isn’t stated is none', () => {
  expect(hasType(of('text/css; charset=utf-8'), 'text/css')).toBe(true)
  expect(hasType(new Response(null), 'text/css')).toBe(false)
  expect([of('image/webp'), of('text/image/webp')].map((one) => hasType(one, PICTURE))).toEqual([true, false])
})

test('What fell 11: a file of the build is a whole answer of its own type', () => {
  const url = 'https://dog.example/assets/index-1.js'
  expect(isFileOf(url, of('text/javascript'))).toBe(true)
  expect(isFileOf(url, of('text/javascript', 206))).toBe(false)
  expect(isFileOf(url, of('text/html'))).toBe(false)
  expect(isFileOf('https://dog.example/manifest.webmanifest', of('application/manifest+json'))).toBe(true)
})

test('What fell 11: a picture is whole and not empty, and can still be read', async () => {
  const picture = of('image/webp')
  expect(await isPicture(picture)).toBe(true)
  expect(await picture.text()).toBe('x')
  for (const other of [of('image/webp', 200, ''), of('image/webp', 404), of('text/html')])
    expect(await isPicture(other)).toBe(false)
})

test('What fell 11: the shell names a script of this build, not only its style sheet', () => {
  const files = [{ url: 'assets/index-1.js' }, { url: 'assets/index-1.css' }]
  expect(isShellOf(files, '<script src="/assets/index-1.js">')).toBe(true)
  expect(isShellOf(files, '<link href="/assets/index-1.css">')).toBe(false)
})

test('What fell 11: content is compared with the start of its digest, in the letters of addresses', async () => {
  // Digests of these hold + and / in base64.
  for (const text of ['a()', 'b()', 'c()', 'd()', 'e()', 'f()', 'g()', 'h()']) {
    const digest = createHash('sha256').update(text).digest('base64url')
    expect(await matchesDigest(new TextEncoder().encode(text), digest)).toBe(true)
    expect(await matchesDigest(new TextEncoder().encode(`${text} `), digest.slice(0, 8))).toBe(false)
  }
})
