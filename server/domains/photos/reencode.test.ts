import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { reencodePhoto } from './reencode.ts'
import { samplePhoto } from '../../testing/sample-photo.ts'

const REFUSED = { code: 'PHOTO_UNREADABLE' }
const text = (content: string) => new TextEncoder().encode(content)

describe('a photo', () => {
  test('is re-encoded in the widths that it can fill, and in its own', async () => {
    const made = await reencodePhoto(await samplePhoto({ width: 2000, height: 1000 }))
    expect(made.map(({ width }) => width)).toEqual([320, 640, 1280])
    const meta = await Promise.all(made.map(({ bytes }) => sharp(bytes).metadata()))
    expect(meta.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 320, 160],
      ['webp', 640, 320],
      ['webp', 1280, 640],
    ])
    expect((await reencodePhoto(await samplePhoto({ width: 200 }))).map(({ width }) => width)).toEqual([200])
  })

  test('contains no location or camera metadata', async () => {
    const exif = { IFD0: { Make: 'Daeng', Copyright: '콩이네' }, IFD3: { GPSLatitude: '37/1 45/1 0/1' } }
    const sent = await samplePhoto({ exif })
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    for (const { bytes } of await reencodePhoto(sent)) {
      const meta = await sharp(bytes).metadata()
      expect([meta.exif, meta.xmp, meta.iptc, meta.icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(Buffer.from(bytes).includes('Daeng')).toBe(false)
    }
  })

  test('is upright whatever the orientation of the phone', async () => {
    // Orientation 6 is displayed after a quarter turn clockwise: the red left half becomes the upper half.
    const [made] = await reencodePhoto(await samplePhoto({ width: 60, height: 40, orientation: 6 }))
    const { data, info } = await sharp(made?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([40, 60])
    const green = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1] as number
    expect(green(20, 10)).toBeLessThan(120)
    expect(green(20, 50)).toBeGreaterThan(200)
  })

  test.each([
    ['a long picture of a screen', 1080, 20_000, 885],
    ['one of a single column', 1, 20_000, 1],
    ['one that just fits', 200, 16_383, 200],
  ])('What fell: %s becomes as high as a WebP can be', async (_title, width, height, widest) => {
    const made = await reencodePhoto(await samplePhoto({ width, height }))
    const largest = await sharp(made.at(-1)?.bytes).metadata()
    expect([largest.width, largest.height, made.at(-1)?.width]).toEqual([widest, 16_383, widest])
  })

  test('drops appended data', async () => {
    const photo = await samplePhoto()
    const polyglot = new Uint8Array([...photo, ...text('PK\x03\x04<script>alert(1)</script>')])
    const [made] = await reencodePhoto(polyglot)
    expect(Buffer.from(made?.bytes ?? []).includes('<script>')).toBe(false)
  })
})

describe('no photo', () => {
  test.each([
    ['nothing', text('')],
    ['a text', text('콩이')],
    ['an SVG, which is a program', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')],
    ['a GIF', new Uint8Array(Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'))],
    ['a PDF', text('%PDF-1.4\n1 0 obj')],
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])],
  ])('is %s', async (_what, bytes) => {
    await expect(reencodePhoto(bytes)).rejects.toMatchObject(REFUSED)
  })

  test('refuses a truncated photo', async () => {
    const photo = await samplePhoto({ width: 600, height: 400 })
    await expect(reencodePhoto(photo.slice(0, photo.length / 2))).rejects.toMatchObject(REFUSED)
  })

  test('What fell 14: refuses a real photo of more than 100 million pixels', async () => {
    const create = { width: 12_000, height: 8500, channels: 3 as const, background: 'white' }
    const huge = new Uint8Array(await sharp({ create }).jpeg({ quality: 30 }).toBuffer())
    await expect(reencodePhoto(huge)).rejects.toMatchObject(REFUSED)
  })

  test('refuses a decompression bomb: a few hundred bytes that claim 50,000 × 50,000 pixels', async () => {
    const started = process.memoryUsage().rss
    await expect(reencodePhoto(pngOf(50_000, 50_000))).rejects.toMatchObject(REFUSED)
    expect(process.memoryUsage().rss - started).toBeLessThan(200 * 1024 * 1024)
  })
})

describe('What fell 5: many photos at once', () => {
  test('are bounded, and one whose sender has gone is not decoded', async () => {
    const photo = await samplePhoto({ width: 2000, height: 1500 })
    const gone = new AbortController()
    const sent = Array.from({ length: 40 }, (_, index) => reencodePhoto(photo, index >= 20 ? gone.signal : undefined))
    const outcomes = Promise.allSettled(sent)
    gone.abort()
    const codes = (await outcomes).map((one) => (one.status === 'fulfilled' ? 'made' : (one.reason as Coded).code))
    // Two are decoded and thirty wait; of those, twelve belong to the one who has gone.
    expect(codes).toEqual([
      ...Array<string>(20).fill('made'),
      ...Array<string>(12).fill('BAD_REQUEST'),
      ...Array<string>(8).fill('UNAVAILABLE'),
    ])
  })
})

interface Coded {
  code: string
}

/** A PNG whose header claims this size, but which contains hardly any pixels. */
function pngOf(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1000)))
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]))
}
