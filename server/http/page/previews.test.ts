import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { Preview } from '../../../contract/offline/rendered-screens.ts'
import { mountPreviews } from './previews.ts'
import type { HttpEnv } from '../request/types.ts'

function site(changes: Partial<Preview> = {}) {
  const read = vi.fn<(name: string) => Promise<Buffer | null>>(async () =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a7ca5' } })
      .webp()
      .toBuffer(),
  )
  const preview = {
    name: '12-abcdef12.jpg',
    title: '카페',
    where: '강원 속초시',
    line: '15kg 이하',
    photo: null,
    ...changes,
  }
  const app = new Hono<HttpEnv>()
  const fetch = async (address: unknown) =>
    address === '/api/places/12' ? Response.json({ data: {} }) : new Response(null, { status: 404 })
  mountPreviews(app, { api: { fetch }, describe: () => preview, media: { read } })
  return { get: async (name: string) => app.request(`/previews/${name}`), read }
}

test('R2.34 a preview is made once, and may be kept for ever', async () => {
  const { get, read } = site({ photo: '/media/place-1-1280.webp' })
  const [first, second] = await Promise.all([get('12-abcdef12.jpg'), get('12-abcdef12.jpg')])
  expect(first.headers.get('content-type')).toBe('image/jpeg')
  expect(first.headers.get('cache-control')).toContain('immutable')
  expect(await first.arrayBuffer()).toEqual(await second.arrayBuffer())
  expect(read).toHaveBeenCalledExactlyOnceWith('place-1-1280.webp')
})

test('a preview of before a change leads to the one that is true now', async () => {
  const response = await site().get('12-0ld0ld0ld.jpg')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/previews/12-abcdef12.jpg'])
})

test('only files of the media folder are read', async () => {
  const { get, read } = site({ photo: '/media/../secret.webp' })
  expect((await get('12-abcdef12.jpg')).status).toBe(200)
  expect(read).not.toHaveBeenCalled()
})

test.each(['99-abcdef12.jpg', 'abcdef12.jpg', '12-abcdef12.png', '0-abcdef12.jpg', '12-ABCDEF12.jpg'])(
  'there is no preview %s',
  async (name) => expect((await site().get(name)).status).toBe(404),
)
