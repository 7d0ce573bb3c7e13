import sharp from 'sharp'
import { expect, test } from 'vitest'
import { firstPictures } from './first-picture.ts'

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">\n<path fill="#abc" d="M0 0"/><text>50% & 댕댕</text></svg>`
const preload = (address: string) =>
  `<link rel="preload" as="image" href="${address}" fetchPriority="high"/><title>곳</title>`
const image = (address: string, priority = 'high') => `<img alt="" src="${address}" fetchPriority="${priority}"/>`
const stored = (files: Record<string, string | Buffer>) => ({
  read: async (name: string) => (name in files ? Buffer.from(files[name]!) : null),
})
const inline = (screen: { head: string; body: string }, files: Record<string, string | Buffer>) =>
  firstPictures(stored(files))(screen)
const ADDRESS = '/media/cafe-1.svg'

test('First view: the first picture stands in the HTML if it is a small drawing, and its file is no longer preloaded', async () => {
  const body = `<p>$& ${ADDRESS}</p>${image(ADDRESS)}${image(ADDRESS, 'auto')}`
  const screen = await inline({ head: preload(ADDRESS), body }, { 'cafe-1.svg': DRAWING })
  expect(screen.head).toBe('<title>곳</title>')
  const [, uri = ''] = /src="(data:[^"]*)" data-address="\/media\/cafe-1\.svg"/.exec(screen.body) ?? []
  expect(uri).not.toMatch(/[#<>&\n]/)
  expect(decodeURIComponent(uri)).toBe(`data:image/svg+xml,${DRAWING}`)
  expect(screen.body).toContain(`<p>$& ${ADDRESS}</p>`)
  expect(screen.body, 'others keep their address').toContain(image(ADDRESS, 'auto'))
})

test.each([
  ['a photo that can’t be read', '/media/cafe-1-480.webp', image('/media/cafe-1-480.webp'), 'x'],
  ['a picture of another host', 'https://elsewhere.example/a.svg', image('https://elsewhere.example/a.svg'), 'x'],
  ['a large drawing', ADDRESS, image(ADDRESS), `<svg>${'x'.repeat(20_000)}</svg>`],
  ['a drawing whose file is gone', ADDRESS, image(ADDRESS), undefined],
  ['a picture that is only in sight further down', ADDRESS, image(ADDRESS, 'auto'), DRAWING],
])('First view: %s is left as it is', async (_, address, body, content) => {
  const screen = { head: preload(address), body }
  const name = address.replace('/media/', '')
  expect(await inline(screen, content === undefined ? {} : { [name]: content })).toEqual(screen)
})

/** As detailed as a photo: noise of several sizes. */
async function photo(): Promise<Buffer> {
  let seed = 7
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const noise = (pixels: number, opacity: number) => {
    const [width, height] = [Math.ceil(1280 / pixels), Math.ceil(960 / pixels)]
    const raw = Buffer.from(
      Array.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? opacity : random() * 255)),
    )
    return sharp(raw, { raw: { width, height, channels: 4 } })
      .resize(1280, 960, { fit: 'fill' })
      .png()
      .toBuffer()
  }
  const layers = await Promise.all([noise(200, 200), noise(60, 120), noise(20, 80), noise(4, 60)])
  return sharp({ create: { width: 1280, height: 960, channels: 3, background: '#886644' } })
    .composite(layers.map((input) => ({ input })))
    .webp({ quality: 80 })
    .toBuffer()
}

test('First view: a photo with a style of its own keeps it, and gets no other', async () => {
  const address = '/media/photo-1-640.webp'
  const body = image(address).replace('<img', '<img style="object-position:0 0"')
  const screen = { head: preload(address), body }
  expect(await inline(screen, { 'photo-1-640.webp': await photo() })).toEqual(screen)
})

const SET = '/media/photo-1-640.webp 640w, /media/photo-1-1280.webp 1280w'
test.each([
  ['one size', image('/media/photo-1-640.webp'), preload('/media/photo-1-640.webp')],
  [
    'several sizes',
    `<img src="/media/photo-1-1280.webp" srcSet="${SET}" sizes="100vw" alt="곳" fetchPriority="high"/>`,
    `<link rel="preload" as="image" imageSrcSet="${SET}" imageSizes="100vw" fetchPriority="high"/><title>곳</title>`,
  ],
])(
  'First view: behind a photo of %s stands a rough one of 1.5 kB, and the photo is still asked for',
  async (_, tag, head) => {
    const file = await photo()
    expect(file.length).toBeGreaterThan(50_000)
    const screen = await inline({ head, body: `<main>${tag}${tag}</main>` }, { 'photo-1-640.webp': file })
    expect(screen.head).toBe(head)
    const [style = '', data = ''] =
      /style="background:url\(data:image\/webp;base64,([^)]+)\) center\/cover"/.exec(screen.body) ?? []
    const rough = Buffer.from(data, 'base64')
    expect(rough.length).toBeLessThanOrEqual(1_500)
    expect(await sharp(rough).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 })
    expect(screen.body, 'nothing else changes').toBe(`<main>${tag.replace('<img', () => `<img ${style}`)}${tag}</main>`)
    // A browser takes a picture of less than 0.05 bits per pixel for a placeholder.
    expect((rough.length * 8) / (390 * 292)).toBeGreaterThan(0.05)
  },
)
