import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { averageColour, type Colour } from '../support/pixels.ts'
import { writeTiles } from '../support/pmtiles.ts'
import { recordShown } from '../support/record-shown.ts'
import { type RunningServer, startServer } from '../support/server.ts'

/** The test's tiles have land west of it and a lake east of it; the map's centre is on their shore. */
const SHORE = 'at=37.85,128.9,9'
const SIMPLE = '지도를 불러오지 못해 간단한 지도로 보여 드려요.'

// Maps are drawn by the CPU here: a quarter of a phone's pixels shows the same.
test.use({ deviceScaleFactor: 1 })

let server: RunningServer
const archive = () => path.join(server.dataDir, 'korea.pmtiles')

// In one worker, with one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ args: ['--empty'] })
})
test.afterAll(() => server.stop())
// Resets what the previous test set; the server's cached answer is up to a second old.
test.beforeEach(({ request }) => {
  writeTiles(archive())
  return told(request, /^\/tiles/)
})

/** Waits until the settings that pages get have tiles, or none. */
const told = (request: APIRequestContext, address: RegExp) =>
  expect
    .poll(async () => {
      const { data } = (await (await request.get(`${server.url}/api/site-config`)).json()) as {
        data: { mapTilesUrl: string | null }
      }
      return String(data.mapTilesUrl)
    })
    .toMatch(address)

async function isTold(page: Page, address: string) {
  const told = await recordShown(page, SIMPLE)
  await page.goto(server.url + address)
  await expect.poll(told).toBe(true)
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
}

/** The colour at a point that many pixels east of the map's centre. */
async function colourAt(page: Page, east: number): Promise<Colour> {
  const { x, y, width, height } = (await page.locator('canvas.maplibregl-canvas').boundingBox())!
  return averageColour(page, { x: x + width / 2 + east, y: y + height / 2 + 60, width: 8, height: 8 })
}
const bright = ([red, green, blue]: Colour) => (red + green + blue) / 3
const blueness = ([red, , blue]: Colour) => blue - red

test('korea.pmtiles in the data folder is drawn, by parts of it, without a word to any other host', async ({
  page,
}) => {
  const elsewhere: string[] = []
  const parts: number[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== server.url) elsewhere.push(request.url())
  })
  page.on('response', (response) => {
    if (response.url().includes('/tiles/')) parts.push(response.status())
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${server.url}/map?${SHORE}`)
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
  // Protomaps' light style: water is blue, land is not.
  await expect.poll(async () => blueness(await colourAt(page, 90))).toBeGreaterThan(40)
  expect(blueness(await colourAt(page, -90))).toBeLessThan(10)
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )
  expect(new Set(parts)).toEqual(new Set([206]))
  expect(elsewhere).toEqual([])
  await expect(page.getByText(SIMPLE)).toHaveCount(0)

  // The style is dark as soon as the device's scheme is.
  expect(bright(await colourAt(page, -90))).toBeGreaterThan(180)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => bright(await colourAt(page, -90))).toBeLessThan(80)
})

test('its names are Korean, drawn by the device’s fonts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${server.url}/map?at=37.8,128.8,10`)
  const { x, y, width, height } = (await page.locator('canvas.maplibregl-canvas').boundingBox())!
  const name = { x: x + width / 2 - 24, y: y + height / 2 - 8, width: 48, height: 16 }
  const bare = { ...name, y: name.y + 60 }
  // A label on land: darker than the land.
  await expect
    .poll(async () => bright(await averageColour(page, bare)) - bright(await averageColour(page, name)))
    .toBeGreaterThan(15)
})

test('failing tiles fall back to the shipped map, with a message', async ({ page }) => {
  await page.route('**/tiles/**', (route) => route.abort())
  await isTold(page, `/map?${SHORE}`)
})

test('so do tiles whose directory can’t be read', async ({ page }) => {
  const bytes = readFileSync(archive())
  writeFileSync(archive(), bytes.fill(0xff, 127, Number(bytes.readBigUInt64LE(56))))
  await isTold(page, `/map?${SHORE}`)
})

test('a copy that broke off is not offered to the page, and the log says why', async ({ page, request }) => {
  writeFileSync(archive(), readFileSync(archive()).subarray(0, statSync(archive()).size - 1))
  await told(request, /^null$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${server.url}/map?${SHORE}`)
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
  expect(asked.filter((url) => url.includes('/tiles/'))).toEqual([])
  expect(server.output()).toContain('The map tiles are not used: it is not whole')
  await expect(page.getByText(SIMPLE)).toHaveCount(0)
})
