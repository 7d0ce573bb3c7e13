import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { findTiles } from '../../media/map-tiles.ts'
import { capturingLog, testHttp } from '../../testing/deps.ts'
import { openFilesIn, temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'

const folder = temporaryFolderOfFile()
const file = path.join(folder, 'korea.pmtiles')

/** An archive with a header of 127 bytes, and tiles in which byte i is i modulo 251. */
function archive(change: (bytes: Buffer) => void = () => {}): Buffer {
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
  bytes.fill(0, 0, 127)
  bytes.write('PMTiles', 'latin1')
  bytes[7] = 3
  bytes[99] = 1
  bytes.writeBigUInt64LE(127n, 56)
  bytes.writeBigUInt64LE(873n, 64)
  change(bytes)
  return bytes
}

const ask = (headers: Record<string, string> = {}, more: RequestInit & { query?: string } = {}) =>
  testHttp([], { env: { dataDir: folder } }).request(`/tiles/korea.pmtiles${more.query ?? ''}`, {
    ...more,
    headers,
  })

beforeEach(() => writeFileSync(file, archive()))

describe('GET /tiles/korea.pmtiles', () => {
  test('returns the requested range', async () => {
    const response = await ask({ Range: 'bytes=200-299' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe('bytes 200-299/1000')
    expect(response.headers.get('content-length')).toBe('100')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(response.headers.get('content-type')).toBe('application/vnd.pmtiles')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; frame-ancestors 'none'/)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(archive().subarray(200, 300))
  })

  test('returns the whole file without a range, and its length to HEAD', async () => {
    const response = await ask()
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(archive())
    const head = await ask({}, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1000', ''])
    const part = await ask({ Range: 'bytes=0-126' }, { method: 'HEAD' })
    expect([part.status, part.headers.get('content-length'), await part.text()]).toEqual([206, '127', ''])
  })

  test('a range behind the end is refused with the length', async () => {
    const response = await ask({ Range: 'bytes=1000-' })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
  })

  test('If-Range holds only for the edition that it names', async () => {
    const tag = (await ask({}, { method: 'HEAD' })).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]+"$/)
    const range = { Range: 'bytes=0-9' }
    expect((await ask({ ...range, 'If-Range': tag })).status).toBe(206)
    expect((await ask({ ...range, 'If-Range': '"older"' })).status).toBe(200)
    expect((await ask({ 'If-None-Match': tag })).status).toBe(304)
    utimesSync(file, 1, 1)
    expect((await ask({ ...range, 'If-Range': tag })).status).toBe(200)
  })

  test('is immutable only at the address of this edition', async () => {
    const { log } = capturingLog()
    const address = await findTiles(folder, log)()
    const query = address?.slice(address.indexOf('?')) ?? ''
    const kept = async (of: string) => (await ask({ Range: 'bytes=0-9' }, { query: of })).headers.get('cache-control')
    expect(await kept(query)).toBe('public, max-age=31536000, immutable')
    expect(await kept('')).toBe('no-cache')
    expect(await kept('?v=older')).toBe('no-cache')
  })

  test.runIf(process.platform === 'linux')('What fell: leaves no file open, whatever is answered', async () => {
    const tag = (await ask({}, { method: 'HEAD' })).headers.get('etag') ?? ''
    await ask({ 'If-None-Match': tag })
    await ask({ Range: 'bytes=1000-' })
    // At once: what is left open is closed by and by, when its handle is collected.
    expect(openFilesIn(folder)).toEqual([])
    await (await ask({ Range: 'bytes=0-9' })).arrayBuffer()
    await expect.poll(() => openFilesIn(folder)).toEqual([])
  })

  test('is a 404 without the file, and no other file of the data folder is served', async () => {
    rmSync(file)
    expect((await ask()).status).toBe(404)
    const app = testHttp([], { env: { dataDir: folder } })
    writeFileSync(path.join(folder, 'secret'), 'secret')
    for (const address of ['/tiles/secret', '/tiles/../secret', '/tiles/%2e%2e%2fsecret'])
      expect(await (await app.request(address)).text()).not.toContain('secret')
  })
})

describe('the tiles in /site-config', () => {
  test('while there are some, by an address that changes with them', async () => {
    const { log } = capturingLog()
    const find = findTiles(folder, log)
    const first = await find()
    expect(first).toMatch(/^\/tiles\/korea\.pmtiles\?v=[\w-]+$/)
    expect(await find()).toBe(first)
    utimesSync(file, 1, 1)
    expect(await find()).not.toBe(first)
    rmSync(file)
    expect(await find()).toBeNull()
  })

  test.each([
    ['something else', (bytes: Buffer) => void bytes.write('PK', 'latin1'), 'it is no PMTiles archive'],
    ['an older version', (bytes: Buffer) => void (bytes[7] = 2), 'its version is 2, not 3'],
    ['pictures', (bytes: Buffer) => void (bytes[99] = 2), 'it holds no vector tiles'],
    ['half a copy', (bytes: Buffer) => void bytes.writeBigUInt64LE(874n, 64), 'it is not whole'],
  ])('not of %s, which is logged once', async (_title, change, why) => {
    writeFileSync(file, archive(change))
    const { log, lines } = capturingLog()
    const find = findTiles(folder, log)
    expect([await find(), await find()]).toEqual([null, null])
    expect(lines.map(({ msg }) => msg)).toEqual([`The map tiles are not used: ${why}`])
    writeFileSync(file, archive())
    // Sets another modification time than that of the broken file, however fast the test ran.
    utimesSync(file, 1, 1)
    expect(await find()).toMatch(/^\/tiles/)
  })

  test('a file of a few bytes is none', async () => {
    writeFileSync(file, 'PMTiles')
    const { log } = capturingLog()
    expect(await findTiles(folder, log)()).toBeNull()
  })
})
