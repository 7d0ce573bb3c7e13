import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { contentName, diskMedia } from '../../media/media.ts'
import { testHttp } from '../../testing/deps.ts'
import { openFilesIn, temporaryFolder } from '../../testing/engines/temporary-folder.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})
const bytes = (text: string) => new TextEncoder().encode(text)
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const app = () => testHttp([], { env: { dataDir: folder } })

test('stored media are immutable under a content-based name', async () => {
  const name = contentName('cafe', SVG, 'svg')
  expect(name).toMatch(/^cafe-[0-9a-f]{12}\.svg$/)
  const address = await diskMedia(folder).put(name, bytes(SVG), 'image/svg+xml')
  expect(address).toBe(`/media/${name}`)

  const response = await app().request(address)
  expect(await response.text()).toBe(SVG)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-length')).toBe(String(SVG.length))

  const tag = response.headers.get('etag') ?? ''
  expect((await app().request(address, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  const head = await app().request(address, { method: 'HEAD' })
  expect([await head.text(), head.headers.get('content-length')]).toEqual(['', String(SVG.length)])
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('First view: a drawing is sent compressed by %s, and again from memory', async (encoding, decompress) => {
  const drawing = `<svg>${'<path d="M0 0h9v9z"/>'.repeat(200)}</svg>`
  const address = await diskMedia(folder).put(contentName('cafe', drawing, 'svg'), bytes(drawing), 'image/svg+xml')
  const site = app()
  for (let times = 0; times < 2; times += 1) {
    const response = await site.request(address, { headers: { 'Accept-Encoding': encoding } })
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('content-length')).toBe(String(body.length))
    expect(body.length).toBeLessThan(drawing.length / 10)
    expect(decompress(body).toString()).toBe(drawing)
  }
  const head = await site.request(address, { method: 'HEAD', headers: { 'Accept-Encoding': encoding } })
  expect([await head.text(), head.headers.get('content-encoding')]).toEqual(['', encoding])
  const plain = await site.request(address)
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, drawing])
})

test.runIf(process.platform === 'linux')('What fell: no answer leaves the file of its picture open', async () => {
  const drawing = `<svg>${'<path d="M0 0h9v9z"/>'.repeat(200)}</svg>`
  const address = await diskMedia(folder).put(contentName('cafe', drawing, 'svg'), bytes(drawing), 'image/svg+xml')
  const tag = (await app().request(address, { method: 'HEAD' })).headers.get('etag') ?? ''
  for (const headers of [{ 'If-None-Match': tag }, { 'Accept-Encoding': 'br' }])
    await app().request(address, { headers })
  // At once: what is left open is closed by and by, when its handle is collected.
  expect(openFilesIn(folder)).toEqual([])
  await (await app().request(address)).text()
  await expect.poll(() => openFilesIn(folder)).toEqual([])
})

test('pictures that are compressed already are sent as they are', async () => {
  const address = await diskMedia(folder).put('a-2.png', bytes('x'.repeat(5000)), 'image/png')
  const { headers } = await app().request(address, { headers: { 'Accept-Encoding': 'br' } })
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null])
})

test('an SVG opened directly runs no scripts', async () => {
  const address = await diskMedia(folder).put(contentName('evil', SVG, 'svg'), bytes(SVG), 'image/svg+xml')
  const { headers } = await app().request(address)
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('the content of a name never changes: the same bytes again are accepted, others are refused', async () => {
  const media = diskMedia(folder)
  await media.put('a-1.png', bytes('one'), 'image/png')
  await expect(media.put('a-1.png', bytes('one'), 'image/png')).resolves.toBe('/media/a-1.png')
  await expect(media.put('a-1.png', bytes('two'), 'image/png')).rejects.toThrow('other content')
  expect(await (await app().request('/media/a-1.png')).text()).toBe('one')
  expect(readdirSync(path.join(folder, 'media')).filter((name) => name.startsWith('.'))).toEqual([])
})

test.each([
  ['../a.svg'],
  ['a/b.svg'],
  ['.a.svg'],
  ['a.html'],
  ['a'],
  ['A.svg'],
  ['a\0.svg'],
  [`${'a'.repeat(200)}.svg`],
])('%j is no name for a picture', async (name) => {
  await expect(diskMedia(folder).put(name, bytes('x'), 'image/svg+xml')).rejects.toThrow('Not a name')
})

test('a type that is not its suffix is refused', async () => {
  await expect(diskMedia(folder).put('a.svg', bytes('x'), 'image/png')).rejects.toThrow('type')
})

test.each([
  ['/media/../secret.svg'],
  ['/media/%2e%2e%2fsecret.svg'],
  ['/media/..%2fsecret.svg'],
  ['/media/..%5csecret.svg'],
  ['/media/secret.svg%00.svg'],
  ['/media//secret.svg'],
  ['/media/sub/secret.svg'],
  ['/media/secret.txt'],
  ['/media/.draft.svg'],
  ['/media/gone.svg'],
  ['/media/'],
])('%s leads nowhere', async (address) => {
  mkdirSync(path.join(folder, 'media', 'sub'), { recursive: true })
  for (const name of ['secret.svg', 'media/sub/secret.svg', 'media/secret.txt', 'media/.draft.svg']) {
    writeFileSync(path.join(folder, name), 'secret')
  }
  const response = await app().request(address)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('secret')
})
