import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type * as database from '../../server/db/index.ts'
import { type RunningServer, startServer } from '../support/server.ts'

/** Not the name of an upload: such a file is deleted unless a row has it. */
const PHOTO = 'yard-1a2b3c'
const WIDTHS = [640, 1280]

/** As detailed as a photo: coarse noise under fine noise. */
async function detailed(width: number): Promise<Buffer> {
  const height = (width * 3) / 4
  const noise = (share: number, alpha: number) =>
    sharp({
      create: {
        width: Math.ceil(width / share),
        height: Math.ceil(height / share),
        channels: 3,
        background: '#886644',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .resize(width, height, { fit: 'fill' })
      .ensureAlpha(alpha)
      .png()
      .toBuffer()
  const [coarse, fine] = await Promise.all([noise(100, 1), noise(4, 0.3)])
  return sharp(coarse)
    .composite([{ input: fine }])
    .webp({ quality: 80 })
    .toBuffer()
}

/** Gives the first place of the demo a photo in two sizes, as an upload does. */
async function addPhoto(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'media')
  mkdirSync(folder, { recursive: true })
  for (const width of WIDTHS) writeFileSync(path.join(folder, `${PHOTO}-${width}.webp`), await detailed(width))
  const file = new URL('../../dist/node/server/db/index.js', import.meta.url).href
  const { openDatabase } = (await import(file)) as typeof database
  const { pool, close } = await openDatabase({ dataDir, log: { info() {}, error: console.error } })
  try {
    const photos = [{ src: `/media/${PHOTO}-{w}.webp`, widths: WIDTHS, alt: '마당', credit: null }]
    await pool.query('update place_details set photos = $1 where place_id = 1', [JSON.stringify(photos)])
  } finally {
    await close()
  }
}

let server: RunningServer
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startServer({ fill: addPhoto })
})
test.afterAll(() => server.stop())

test(
  'R2.34 a place’s photo is seen softly with the first paint, and the photo covers it once it has come',
  { tag: '@once' },
  async ({ page }) => {
    let send = () => {}
    const sent = new Promise<void>((resolve) => (send = resolve))
    await page.route(`**/media/${PHOTO}-*`, async (route) => {
      await sent
      await route.continue()
    })
    await page.addInitScript(() => {
      const largest: unknown[] = []
      Object.assign(window, { largest })
      new PerformanceObserver((list) => {
        for (const { element, size, url, startTime } of list.getEntries() as LargestContentfulPaint[])
          largest.push({ is: element?.localName, size, url: url.slice(0, 16), startTime })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const largest = () =>
      page.evaluate(
        () =>
          (window as unknown as { largest: { is: string; size: number; url: string; startTime: number }[] }).largest,
      )
    await page.goto(`${server.url}/place/1`, { waitUntil: 'commit' })
    await expect.poll(async () => (await largest()).at(-1)).toMatchObject({ is: 'img', url: 'data:image/webp;' })
    const photo = page.locator('main img').first()
    expect(await photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('taken-over').length)).toBe(1)
    send()
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect((await largest()).at(-1), 'the photo itself is no later largest paint').toMatchObject({
      url: 'data:image/webp;',
    })
  },
)

test('R2.34 without script the photo is asked for, too', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const asked = page.waitForResponse((response) => response.url().includes(`/media/${PHOTO}-`))
  await page.goto(`${server.url}/place/1`)
  expect((await asked).status()).toBe(200)
  await context.close()
})
