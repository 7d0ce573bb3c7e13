import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test'
import { describeDog } from '../support/dog.ts'
import { type KakaoStandIn, startKakaoStandIn } from '../support/kakao/stand-in.ts'
import { recordShown } from '../support/record-shown.ts'
import { type RunningServer, startServer } from '../support/server.ts'

interface Fixtures {
  /** Answers as Kakao does, reset before each test. */
  kakao: KakaoStandIn
}
interface WorkerFixtures {
  kakaoHosts: KakaoStandIn
  /** A server with a Kakao key. */
  site: RunningServer
}

const test = base.extend<Fixtures, WorkerFixtures>({
  kakaoHosts: [
    async ({ browserName }, provide) => {
      expect(browserName, 'it is found by an argument of Chromium').toBe('chromium')
      const kakao = await startKakaoStandIn()
      await provide(kakao)
      await kakao.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ kakaoHosts }, provide) => {
      const server = await startServer({ env: { KAKAO_MAP_KEY: kakaoHosts.key } })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, kakaoHosts }, provide) => {
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...kakaoHosts.browserArgs] })
    },
    { scope: 'worker' },
  ],
  kakao: async ({ kakaoHosts }, provide) => {
    Object.assign(kakaoHosts, { mood: 'well', cors: true })
    kakaoHosts.asked.length = 0
    await provide(kakaoHosts)
  },
})

const SEOUL = 'at=37.55,126.98,11'
const SIMPLE = '지도를 불러오지 못해 간단한 지도로 보여 드려요.'
const pins = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /, (갈 수 있어요|조건부|갈 수 없어요|확인 필요)$/ })
const onMap = (page: Page) => page.getByRole('region', { name: '지도', exact: true })
const drawnByKakao = (page: Page) => page.locator('[data-stand-in="kakao"]')

test.beforeEach(({ page, kakao: _kakao }) => describeDog(page, { weightKg: 14, size: 'medium', name: '콩이' }))

test('R7.11 the maps script with its services loads once, late, and only where a map is on the screen', async ({
  page,
  kakao,
  site,
}) => {
  await page.goto(`${site.url}/place`)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(kakao.asked).toEqual([])

  await page.getByRole('link', { name: '지도', exact: true }).first().click()
  await expect(drawnByKakao(page)).toBeVisible()
  await expect(pins(page).first()).toBeVisible()
  const loaded = [
    'dapi.kakao.com/v2/maps/sdk.js',
    't1.daumcdn.net/mapjsapi/js/main/4.4.19/kakao.js',
    't1.daumcdn.net/mapjsapi/js/libs/services/1.0.0/services.js',
    't1.daumcdn.net/mapjsapi/js/libs/clusterer/1.0.0/clusterer.js',
  ]
  expect([...kakao.asked].sort()).toEqual([...loaded].sort())

  await page.goBack()
  await expect(drawnByKakao(page)).toBeHidden()
  await page.goForward()
  await expect(drawnByKakao(page)).toBeVisible()
  await expect(pins(page).first()).toBeVisible()
  expect(kakao.asked).toHaveLength(loaded.length)
})

test('R1.6 R2.03 pins stand on it, one pressed shows its card, and a press beside closes that', async ({
  page,
  site,
}) => {
  // Where its pin is whole and nothing has to move.
  await page.goto(`${site.url}/map?at=37.55,126.95,11`)
  const pin = page.getByRole('button', { name: '연남동 발자국 카페, 갈 수 있어요' })
  await pin.click()
  const card = page.getByRole('region', { name: '고른 장소' })
  await expect(card.getByRole('heading', { name: '연남동 발자국 카페' })).toBeVisible()
  // The marker's tip, 7 pixels below its box, is at the place; at level 8 a pixel is 32 m.
  const map = (await onMap(page).boundingBox())!
  const at = (await pin.boundingBox())!
  const { data } = (await (await page.request.get(`${site.url}/api/places/1`)).json()) as {
    data: { lat: number; lng: number }
  }
  const east = ((data.lng - 126.95) * 111_320 * Math.cos((37.55 * Math.PI) / 180)) / 32
  expect(at.x + at.width / 2 - (map.x + map.width / 2)).toBeCloseTo(east, -1)
  const north = ((data.lat - 37.55) * 111_320) / 32
  expect(map.y + map.height / 2 - (at.y + at.height + 7)).toBeCloseTo(north, -1)

  // Below the buttons at the top.
  await onMap(page).click({ position: { x: 12, y: map.height / 2 } })
  await expect(card).toBeHidden()
})

test('when it rests, pins or clusters of what it shows follow, by hand, by key and by button', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/map?at=37.55,126.98,11`)
  await expect(pins(page).first()).toBeVisible()
  const box = (await onMap(page).boundingBox())!
  const clusters: string[] = []
  page.on('request', (request) => request.url().includes('/places/clusters') && clusters.push(request.url()))

  await page.mouse.move(box.x + box.width / 2 + 60, box.y + 120)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + 60, { steps: 4 })
  await page.mouse.up()
  await expect(page).not.toHaveURL(/126\.98,/)

  await onMap(page).focus()
  for (const key of ['ArrowUp', '-', '-', '-', '-']) {
    const before = page.url()
    await page.keyboard.press(key)
    await expect(page).not.toHaveURL(before)
  }
  await expect.poll(() => clusters.length).toBeGreaterThan(0)
  const before = page.url()
  await page.getByRole('button', { name: '확대' }).click()
  await expect(page).not.toHaveURL(before)
})

test('R3.02 shows my position with the circle within which it holds', async ({ page, context, site }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 37.7519, longitude: 128.8761, accuracy: 800 })
  await page.goto(`${site.url}/map?${SEOUL}`)
  await page.getByRole('button', { name: '내 위치' }).click()
  const dot = page.getByRole('img', { name: '내 위치, 오차 약 800m' })
  await expect(dot).toBeVisible()
  await expect(page).toHaveURL(/at=37\.75\d*,128\.87\d*,1[23]\./)
  const circle = page.locator('[data-circle="800"]')
  await expect(circle).toBeVisible()
  // At level 6 a pixel is 8 m.
  const around = (await circle.boundingBox())!
  expect(around.width).toBeCloseTo(200, 0)
  const middle = (await dot.boundingBox())!
  expect(around.x + around.width / 2).toBeCloseTo(middle.x + middle.width / 2, 0)
})

test.describe('searching on the map', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: '지도에서 찾기' })
  const found = (page: Page) => page.getByRole('list', { name: '찾은 곳' }).getByRole('button')

  test.beforeEach(async ({ page, site }) => {
    await page.goto(`${site.url}/map?${SEOUL}`)
    await field(page).click()
  })

  test('says where the map looks, finds addresses and places by Kakao, and goes there', async ({ page }) => {
    await expect(page.getByText('지금 보는 곳 · 서울 용산구 후암동')).toBeVisible()
    await field(page).fill('강릉')
    await expect(found(page)).toHaveText([/강릉시 창해로 17.*주소/, /강릉역.*강원 강릉시 용지로 176/])
    await found(page).nth(1).click()
    await expect(page.getByRole('list', { name: '찾은 곳' })).toBeHidden()
    await expect(page).toHaveURL(/at=37\.7644,128\.8994,1[56]/)
  })

  test('nothing found and a failure are told apart', async ({ page }) => {
    await field(page).fill('없는 곳')
    await expect(page.getByText('찾은 곳이 없어요. 다른 말로 찾아보세요.')).toBeVisible()
    await field(page).fill('고장')
    await expect(page.getByText('지금은 찾을 수 없어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
  })
})

test('a failing script falls back to the shipped map with a message; the next map tries again', async ({
  page,
  kakao,
  site,
}) => {
  kakao.mood = 'broken'
  const told = await recordShown(page, SIMPLE)
  await page.goto(`${site.url}/map?${SEOUL}`)
  await expect.poll(told).toBe(true)
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
  await expect(pins(page).first()).toBeVisible()
  expect(kakao.asked).toEqual(['dapi.kakao.com/v2/maps/sdk.js'])

  kakao.mood = 'well'
  await page.getByRole('link', { name: '홈', exact: true }).first().click()
  await expect(page.locator('canvas.maplibregl-canvas')).toBeHidden()
  await page.getByRole('link', { name: '지도', exact: true }).first().click()
  await expect(drawnByKakao(page)).toBeVisible()
})

test('a key that Kakao refuses gives way as well', async ({ page }) => {
  // Includes the start of a server.
  test.setTimeout(120_000)
  const server = await startServer({ env: { KAKAO_MAP_KEY: 'another' } })
  try {
    const told = await recordShown(page, SIMPLE)
    await page.goto(`${server.url}/map`)
    await expect.poll(told).toBe(true)
    await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
  } finally {
    await server.stop()
  }
})

test('a hanging script times out after 8 s', async ({ page, kakao, site }) => {
  kakao.mood = 'silent'
  await page.clock.install()
  const told = await recordShown(page, SIMPLE)
  await page.goto(`${site.url}/map?${SEOUL}`)
  await expect.poll(() => kakao.asked).toEqual(['dapi.kakao.com/v2/maps/sdk.js'])
  await page.clock.fastForward(7000)
  await expect(page.locator('canvas.maplibregl-canvas')).toBeHidden()
  await page.clock.fastForward(1500)
  await expect.poll(told).toBe(true)
  await page.clock.resume()
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
})

test('R7.11 a missing key is only logged', async ({ page, kakao }) => {
  const said: ConsoleMessage[] = []
  page.on('console', (message) => said.push(message))
  await page.goto(`${process.env['DEMO_URL']}/map?${SEOUL}`)
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
  await expect(pins(page).first()).toBeVisible()
  const about = said.filter((message) => message.text().includes('Kakao'))
  expect(about.map((message) => [message.type(), message.text()])).toEqual([
    ['info', 'No key for Kakao Maps is configured: MapLibre draws the map'],
  ])
  await expect(page.getByText(SIMPLE)).toHaveCount(0)
  expect(kakao.asked).toEqual([])
})
