import { expect, type Page, test } from '@playwright/test'
import { describeDog } from '../support/dog.ts'
import { startServer } from '../support/server.ts'

const open = (page: Page, path: string) => page.goto(process.env['DEMO_URL'] + path)
const pins = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /, (갈 수 있어요|조건부|갈 수 없어요|확인 필요)$/ })
const onMap = (page: Page) => page.getByRole('region', { name: '지도', exact: true })
const listed = (page: Page) => page.getByRole('list', { name: '지도에 보이는 장소' }).getByRole('article')
const SEOUL = 'at=37.55,126.98,11'

test.describe('the map', () => {
  test.beforeEach(({ page }) => describeDog(page, { weightKg: 14, size: 'medium', name: '콩이' }))

  test('R1.6 R2.03 draws the country with every place of the demo, from the navigation', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('link', { name: '지도', exact: true }).first().click()
    await expect(onMap(page)).toBeVisible()
    await expect(page).toHaveURL(/\/map\?at=/)
    await expect(page.getByRole('main')).toHaveAccessibleName('지도')
    await expect(page.locator('[data-layout="map"]')).toBeVisible()
    const { data } = (await (await page.request.get(`${process.env['DEMO_URL']}/api/places/count`)).json()) as {
      data: { count: number }
    }
    await expect(page.getByText(`이 지역 ${data.count}곳`)).toBeVisible()
    await expect(pins(page)).toHaveCount(data.count)
    // Land and sea were drawn: the picture has many colours' worth of bytes, an empty canvas has not.
    const picture = await page.locator('canvas').screenshot()
    expect(picture.length).toBeGreaterThan(15_000)
  })

  test('R2.03 pins tell the verdict by word; one pressed shows its card, in the address, and back on return', async ({
    page,
  }) => {
    await open(page, `/map?${SEOUL}`)
    await page.getByRole('button', { name: '연남동 발자국 카페, 갈 수 있어요' }).click()
    const card = page.getByRole('region', { name: '고른 장소' })
    await expect(card.getByRole('heading', { name: '연남동 발자국 카페' })).toBeVisible()
    await expect(page).toHaveURL(/place=1(&|$)/)
    const left = page.url()
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/place\/1$/)
    await page.goBack()
    await expect(card.getByRole('heading', { name: '연남동 발자국 카페' })).toBeVisible()
    await expect(onMap(page)).toBeVisible()
    await expect(pins(page).first()).toBeVisible()
    expect(page.url()).toBe(left)
    await card.getByRole('button', { name: '고른 장소 닫기' }).click()
    await expect(card).toBeHidden()
    await expect(page).not.toHaveURL(/place=/)
  })

  test('a link to a place alone opens the map there', async ({ page }) => {
    await open(page, '/map?place=1')
    await expect(page).toHaveURL(/at=37\.5\d+,126\.9\d+,14/)
    await expect(page.getByRole('button', { name: /^연남동 발자국 카페, / })).toBeVisible()
  })

  test('the list holds what the map shows, and follows by "이 지역에서 다시 찾기" while it is read', async ({ page }, {
    project,
  }) => {
    await open(page, `/map?${SEOUL}`)
    await expect(pins(page)).not.toHaveCount(0)
    if (project.name === 'phone') await page.getByRole('button', { name: '목록 올리기' }).focus()
    if (project.name === 'phone') await page.keyboard.press('Enter')
    const before = await listed(page).count()
    expect(before).toBeGreaterThan(0)
    await expect(listed(page)).toHaveCount(await pins(page).count())
    // By keys, as those who can't drag do it.
    await onMap(page).focus()
    for (let press = 0; press < 3; press += 1) {
      const at = page.url()
      await page.keyboard.press('-')
      await expect(page).not.toHaveURL(at)
    }
    await expect.poll(() => pins(page).count()).toBeGreaterThan(before)
    await expect(listed(page)).toHaveCount(before)
    await page.getByRole('button', { name: '이 지역에서 다시 찾기' }).click()
    await expect.poll(() => listed(page).count()).toBeGreaterThan(before)
    await expect(page.getByRole('button', { name: '이 지역에서 다시 찾기' })).toBeHidden()
  })

  test('filters are those of the list, and narrow pins and cards alike', async ({ page }) => {
    await open(page, '/map?g=beach')
    const found = page.getByRole('status').or(page.locator('output')).filter({ hasText: '이 지역' }).first()
    await expect(found).toBeVisible()
    const { data } = (await (
      await page.request.get(`${process.env['DEMO_URL']}/api/places/count?group=beach`)
    ).json()) as { data: { count: number } }
    await expect(pins(page)).toHaveCount(data.count)
    await page.getByRole('button', { name: '콩이가 갈 수 있는 곳' }).click()
    await expect(page).toHaveURL(/fits=can/)
    await expect(page.getByRole('main').getByRole('button', { name: /, 갈 수 없어요$/ })).toHaveCount(0)
  })

  test('R1.6 /map/list is the map as a list, with a way between the two on a phone', async ({ page }, { project }) => {
    await open(page, `/map/list?${SEOUL}`)
    await expect(page).toHaveTitle(/^지도 목록/)
    await expect(listed(page).first()).toBeVisible()
    if (project.name !== 'phone') return
    await page.getByRole('link', { name: '지도 보기' }).click()
    await expect(page).toHaveURL(/\/map\?/)
    await page.getByRole('link', { name: '목록 보기' }).click()
    await expect(page).toHaveURL(/\/map\/list\?/)
  })

  test('shows where the visitor is, when asked', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 37.7519, longitude: 128.8761, accuracy: 60 })
    await open(page, `/map?${SEOUL}`)
    await page.getByRole('button', { name: '내 위치' }).click()
    await expect(page.getByRole('img', { name: '내 위치' })).toBeVisible()
    await expect(page).toHaveURL(/at=37\.75\d*,128\.87\d*,13/)
  })

  test('asks the network for nothing but its own server', async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== process.env['DEMO_URL']) elsewhere.push(request.url())
    })
    await open(page, '/map')
    await expect(pins(page)).not.toHaveCount(0)
    expect(elsewhere).toEqual([])
  })
})

test('without WebGL it says so and shows the list', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, '/map')
  await expect(page.getByText('이 기기에서는 지도를 그릴 수 없어요')).toHaveCount(1)
  await expect(listed(page).first()).toBeVisible()
})

test('without a dog pins tell the kind of place', async ({ page }) => {
  await open(page, `/map?${SEOUL}`)
  await expect(page.getByRole('button', { name: '연남동 발자국 카페, 카페' })).toBeVisible()
})

test('the map is fetched by no other screen', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  for (const path of ['/', '/place', '/place/1']) {
    await open(page, path)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  expect(scripts.filter((url) => /maplibre/.test(url))).toEqual([])
})

test('a style of the operator that fails is replaced by the map that ships with the app, with a word', async ({
  page,
}) => {
  const server = await startServer({ env: { MAP_STYLE_URL: 'http://127.0.0.1:9/style.json' } })
  try {
    await page.goto(`${server.url}/map`)
    await expect(page.getByText('지도를 불러오지 못해 간단한 지도로 보여 드려요.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /카페$/ }).first()).toBeVisible()
  } finally {
    await server.stop()
  }
})
