import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PHOTO_UPLOAD } from '../../../contract/photos/photos.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const [SMALL, MIDDLE, LARGE] = [700_000, 700_001, 5_000_001]
const close = vi.fn()
/** Width and height of what was drawn, on which ground. */
let drawn: { width: number; height: number; ground: unknown }[]
/** Bytes of the JPEG that comes out; null: the phone makes none. */
let makes: number | null

beforeEach(() => {
  close.mockClear()
  drawn = []
  makes = 1000
  let ground: unknown
  const pen = {
    fillRect: () => void (ground = pen.fillStyle),
    drawImage: (_: unknown, _x: number, _y: number, width: number, height: number) =>
      drawn.push({ width, height, ground }),
    fillStyle: '',
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(makes === null ? null : new Blob([new Uint8Array(makes)], { type: type ?? '' })),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A photo of so many pixels in a file of so many bytes; without pixels, the browser can't open it. */
function shrink(bytes: number, type: string, pixels?: [width: number, height: number]) {
  const [width, height] = pixels ?? []
  vi.stubGlobal('createImageBitmap', async () => {
    if (!pixels) throw new DOMException('', 'InvalidStateError')
    return { width, height, close }
  })
  const file = new File([new Uint8Array(bytes)], 'photo', { type })
  return shrinkPhoto(file, PHOTO_UPLOAD.types).then((shrunk) => ({ file, shrunk }))
}

test('What fell: a small photo of a known kind is sent as it is, any other kind as a JPEG', async () => {
  const { file, shrunk } = await shrink(SMALL, 'image/jpeg', [4000, 3000])
  expect(shrunk).toEqual({ photo: file })
  expect([drawn, close.mock.calls.length]).toEqual([[], 1])
  const other = await shrink(SMALL, 'image/heic', [400, 300])
  expect(other.shrunk).toMatchObject({ photo: { type: 'image/jpeg', size: 1000 } })
})

test.each([
  [[4000, 3000], 1600, 1200],
  [[3000, 4000], 1600, 2133],
  [[1000, 9600], 500, 4800],
  [[800, 600], 800, 600],
  [[16_000, 3], 1600, 1],
] as const)('What fell: a photo of %j is drawn %i wide and %i high, on white', async ([width, height], wide, high) => {
  await shrink(MIDDLE, 'image/jpeg', [width, height])
  expect(drawn).toEqual([{ width: wide, height: high, ground: '#fff' }])
})

test('What fell: a known photo that wouldn’t get smaller is sent as it is', async () => {
  makes = MIDDLE
  const { file, shrunk } = await shrink(MIDDLE, 'image/webp', [800, 600])
  expect(shrunk).toEqual({ photo: file })
  makes = MIDDLE - 1
  expect((await shrink(MIDDLE, 'image/webp', [800, 600])).shrunk).toMatchObject({ photo: { size: MIDDLE - 1 } })
})

test.each([
  ['image/jpeg', MIDDLE, false],
  ['image/jpeg', LARGE, true],
  ['image/avif', MIDDLE, true],
  ['image/heic', LARGE, false],
  ['', LARGE, false],
])(
  'What fell: of what this browser can’t open, "%s" of %i bytes is left to the server: %s',
  async (type, bytes, left) => {
    for (const pixels of [undefined, [800, 600] as [number, number]]) {
      makes = null
      const { file, shrunk } = await shrink(bytes, type, pixels)
      expect(shrunk).toEqual(left ? { photo: file } : { refused: 'unreadable' })
    }
  },
)
