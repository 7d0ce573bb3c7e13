import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SentFile, stubUpload } from '../testing/stub-upload.ts'
import { sendPhoto } from './send-photo.ts'

let sent: SentFile[]
beforeEach(() => void (sent = stubUpload()))
afterEach(() => vi.unstubAllGlobals())

const options = (isPrivate = false) => ({
  onProgress: () => undefined,
  signal: new AbortController().signal,
  key: 'a-key-of-mine',
  isPrivate,
})
const PHOTO = { src: '/media/a-{w}.webp', widths: [320], alt: '', credit: null }

test.each([
  ['a.jpg', 'image/jpeg', '열 수 없는 사진이에요'],
  ['a.heic', '', 'HEIC 사진을 열지 못해요'],
  ['a', 'image/heif', 'HEIC 사진을 열지 못해요'],
])('What fell: %s that can’t be opened is refused with what helps: "%s"', async (name, type, words) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
  const refused = sendPhoto(new File(['a'], name, { type }), options())
  await expect(refused).rejects.toMatchObject({ code: 'PHOTO_UNREADABLE', message: expect.stringContaining(words) })
  expect(sent).toEqual([])
})

test('What fell: twelve megabytes are sent, one byte more is refused here', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' })
  const most = 12 * 1024 * 1024
  await expect(sendPhoto(file(most + 1), options())).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
  void sendPhoto(file(most), options())
  await vi.waitFor(() => expect(sent.map(({ file: { size } }) => size)).toEqual([most]))
})

test('What fell: a private photo goes where it gets no address, under the same key', async () => {
  const file = new File(['a'], 'a.jpg', { type: 'image/jpeg' })
  const both = [sendPhoto(file, options()), sendPhoto(file, options(true))]
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  for (const { succeed } of sent) succeed({ id: 'id', photo: PHOTO })
  expect(await Promise.all(both)).toEqual([
    { id: 'id', photo: PHOTO },
    { id: 'id', photo: null },
  ])
  expect(sent.map(({ path, key }) => [path, key])).toEqual([
    ['/api/photos', 'a-key-of-mine'],
    ['/api/photos/private', 'a-key-of-mine'],
  ])
})
