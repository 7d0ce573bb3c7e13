import { expect, type Page, test } from '@playwright/test'
import { describeDog } from '../support/dog.ts'
import { averageColour } from '../support/pixels.ts'
import { startServer } from '../support/server.ts'

const open = (page: Page, path: string) => page.goto(process.env['DEMO_URL'] + path)
const pins = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /, (갈 수 있어요|조건부|갈 수 없어요|확인 필요)$/ })
/** Places on the map: single markers, and the numbers on clusters. */
const onTheMap = async (page: Page) => {
  const discs = await page
    .getByRole('main')
    .getByRole('button', { name: /^[\d,]+곳 가까이 보기$/ })
    .evaluateAll((all) => all.map((disc) => disc.getAttribute('aria-label') ?? ''))
  return discs.reduce((sum, label) => sum + Number(label.replace(/\D/g, '')), await pins(page).count())
}
const onMap = (page: Page) => page.getByRole('region', { name: '지도', exact: true })
const listed = (page: Page) => page.getByRole('list', { name: '지도에 보이는 장소' }).getByRole('article')
/** The chosen pin is whole: no corner of it lies outside the map or under anything. */
const isUncovered = (page: Page) =>
  page.locator('[data-pin][aria-pressed="true"]').evaluate((pin) => {
    const { left, top, width, height } = pin.getBoundingClientRect()
    return [0.1, 0.5, 0.9].every((x) =>
      [0.1, 0.5, 0.9].every((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return hit !== null && (hit === pin || pin.contains(hit))
      }),
    )
  })
const SEOUL = 'at=37.55,126.98,11'

// Maps are drawn by the CPU here: a quarter of a phone's pixels shows the same.
test.use({ deviceScaleFactor: 1 })

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
    await expect.poll(() => onTheMap(page)).toBe(data.count)
    // Land and sea were drawn: the compressed picture is large, that of an empty canvas is not.
    const picture = await page.locator('canvas').screenshot()
    expect(picture.length).toBeGreaterThan(15_000)
  })

  test('R2.03 pins tell the verdict by word; one pressed shows its card, in the address, and back on return', async ({
    page,
  }) => {
    // Where its pin is whole and nothing has to move.
    await open(page, '/map?at=37.55,126.95,11')
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

  test('the pressed pin keeps the focus and lies in sight above its card, which Esc closes', async ({ page }, {
    project,
  }) => {
    // In the lower part of the map, which the card will cover, and half beyond its edge.
    await open(page, project.name === 'phone' ? '/map?at=37.575,126.94,13' : '/map?at=37.575,126.925,13')
    const pin = page.getByRole('button', { name: '연남동 발자국 카페, 갈 수 있어요' })
    await pin.click()
    const card = page.getByRole('region', { name: '고른 장소' })
    await expect(card.getByRole('heading')).toBeVisible()
    await expect(pin).toBeFocused()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => isUncovered(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(onMap(page)).toBeFocused()
  })

  test('pressing a cluster splits it, and the focus stays on the map', { tag: '@once' }, async ({ page }) => {
    await open(page, '/map')
    const discs = page.getByRole('main').getByRole('button', { name: /곳 가까이 보기$/ })
    await expect(discs.first()).toBeVisible()
    const all = await onTheMap(page)
    await discs.first().click()
    await expect.poll(() => onTheMap(page)).toBeLessThan(all)
    await expect(page).toHaveURL(/at=/)
    await expect(onMap(page)).toBeFocused()
  })

  test('R2.03 list, sheet and scroll position are there again on return from a place', async ({ page }, {
    project,
  }) => {
    await open(page, '/map?at=36.5,127.8,6')
    if (project.name === 'phone') {
      await page.getByRole('button', { name: '목록 올리기' }).focus()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: '더 보기' }).click()
    await expect(listed(page)).toHaveCount(40)
    const card = listed(page).nth(24)
    await card.scrollIntoViewIfNeeded()
    await expect(card).toBeInViewport()
    const before = await card.boundingBox()
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/place\/\d+$/)
    await page.goBack()
    await expect(card).toBeInViewport()
    expect((await card.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1)
    await expect(listed(page)).toHaveCount(40)
  })

  test('R2.03 the map opens from the navigation where it was left', { tag: '@once' }, async ({ page }) => {
    await open(page, `/map?${SEOUL}`)
    await expect(pins(page).first()).toBeVisible()
    await page.getByRole('link', { name: '홈', exact: true }).first().click()
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.getByRole('link', { name: '지도', exact: true }).first().click()
    await expect(page).toHaveURL(/at=37\.55,126\.98,11(&|$)/)
  })

  test('a 시군구 that is chosen is looked at, closer than its 시도', { tag: '@once' }, async ({ page }) => {
    await open(page, '/map?sido=강원&sigungu=강릉시')
    await expect(page).toHaveURL(/at=37\.78,128\.9,10\.4/)
    await expect(page.getByText('강원 강릉시 부근')).toBeVisible()
  })

  test('where there is nothing it says so and offers to look further', async ({ page }) => {
    await open(page, '/map?at=37.2,125.2,11')
    const wider = page.getByRole('button', { name: '이 지역에는 없어요 · 넓게 보기' })
    await wider.click()
    await expect(page).toHaveURL(/,9(&|$)/)
    await open(page, '/map/list?at=37.2,125.2,11')
    await expect(page.getByRole('heading', { name: '이 지역에는 아직 알려진 곳이 없어요' })).toBeVisible()
  })

  test('a legend explains the markers', { tag: '@once' }, async ({ page }) => {
    await open(page, `/map?${SEOUL}`)
    await page.getByText('핀 안내').click()
    for (const word of ['갈 수 있어요', '조건부', '갈 수 없어요', '확인 필요'])
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: word })).toBeVisible()
  })

  test('places that failed to load can be retried', { tag: '@once' }, async ({ page }) => {
    await page.route('**/api/places/clusters?**', (route) => route.fulfill({ status: 400, body: '{}' }))
    await open(page, `/map?${SEOUL}`)
    const again = page.getByRole('button', { name: '장소를 불러오지 못했어요 · 다시 시도' })
    await expect(again).toBeVisible()
    await page.unroute('**/api/places/clusters?**')
    await again.click()
    await expect(pins(page).first()).toBeVisible()
    await expect(again).toBeHidden()
  })

  test('a link to a place alone opens the map there', { tag: '@once' }, async ({ page }) => {
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
    await expect(listed(page)).not.toHaveCount(0)
    await expect.poll(async () => (await onTheMap(page)) - (await listed(page).count())).toBe(0)
    const before = await listed(page).count()
    // By keyboard, for those who can't drag.
    await onMap(page).focus()
    for (let press = 0; press < 3; press += 1) {
      const at = page.url()
      await page.keyboard.press('-')
      await expect(page).not.toHaveURL(at)
    }
    await expect.poll(() => onTheMap(page)).toBeGreaterThan(before)
    await expect(listed(page)).toHaveCount(before)
    await page.getByRole('button', { name: '이 지역에서 다시 찾기' }).click()
    await expect.poll(() => listed(page).count()).toBeGreaterThan(before)
    await expect(page.getByRole('button', { name: '이 지역에서 다시 찾기' })).toBeHidden()
  })

  test('filters are those of the list, and narrow pins and cards alike', { tag: '@once' }, async ({ page }) => {
    await open(page, '/map?g=beach')
    const found = page.getByRole('status').or(page.locator('output')).filter({ hasText: '이 지역' }).first()
    await expect(found).toBeVisible()
    const { data } = (await (
      await page.request.get(`${process.env['DEMO_URL']}/api/places/count?group=beach`)
    ).json()) as { data: { count: number } }
    await expect.poll(() => onTheMap(page)).toBe(data.count)
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

  test(
    'R3.02 shows where the visitor is, when asked, and how far around that may be',
    { tag: '@once' },
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 37.7519, longitude: 128.8761, accuracy: 800 })
      await open(page, `/map?${SEOUL}`)
      await page.getByRole('button', { name: '내 위치' }).click()
      const dot = page.getByRole('img', { name: '내 위치, 오차 약 800m' })
      await expect(dot).toBeVisible()
      await expect(page).toHaveURL(/at=37\.75\d*,128\.87\d*,13/)
      // At this zoom a pixel is some 7.6 m: the circle's edge is 105 pixels away. It is blue, the land is not.
      const { x, y, width, height } = (await dot.boundingBox())!
      const blueAt = async (away: number) => {
        const [red, , blue] = await averageColour(page, {
          x: x + width / 2 - away - 6,
          y: y + height / 2 - 6,
          width: 12,
          height: 12,
        })
        return blue - red
      }
      await expect.poll(() => blueAt(60)).toBeGreaterThan(5)
      expect(await blueAt(150)).toBeLessThan(0)
    },
  )

  test('finds regions and places by what our own search knows, and goes there', { tag: '@once' }, async ({ page }) => {
    await open(page, `/map?${SEOUL}`)
    const field = page.getByRole('searchbox', { name: '지도에서 찾기' })
    await field.click()
    await expect(page.getByText('지금 보는 곳 · 서울 용산구')).toBeVisible()
    await field.fill('강릉')
    await page
      .getByRole('list', { name: '찾은 곳' })
      .getByRole('button', { name: /^강원 강릉시/ })
      .click()
    await expect(page.getByRole('list', { name: '찾은 곳' })).toBeHidden()
    await expect(onMap(page)).toBeFocused()
    await expect(page).toHaveURL(/at=37\.78,128\.9,10\.4/)
    // By Enter, a place: its card opens, and nothing covers its pin.
    await field.fill('안목 커피냄새')
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: '고른 장소' })
    await expect(card.getByRole('heading')).toBeVisible()
    await expect(page.getByRole('list', { name: '찾은 곳' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toBeVisible()
    await expect.poll(() => isUncovered(page)).toBe(true)
  })

  test('asks the network for nothing but its own server', { tag: '@once' }, async ({ page }) => {
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

test(
  'R1.6 Everyday use: a list leads to the map with its filters, by a link that covers no card',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, '/place')
    const toMap = page.getByRole('link', { name: '지도 보기' })
    const bar = page.getByRole('group', { name: '조건과 순서' })
    await expect(page.getByRole('feed').getByRole('article').nth(3)).toBeVisible()
    // Everyday use: it covers no card, wherever the list is.
    for (const y of [0, 300, 500]) {
      await page.evaluate((to) => scrollTo(0, to), y)
      const [link, filters] = [(await toMap.boundingBox())!, (await bar.boundingBox())!]
      expect(link.y).toBeGreaterThanOrEqual(filters.y - 1)
      expect(link.y + link.height).toBeLessThanOrEqual(filters.y + filters.height + 1)
    }
    await open(page, '/place?g=beach')
    await toMap.click()
    await expect(page).toHaveURL(/\/map\?(.*&)?g=beach(&|$)/)
    await expect(page.getByRole('button', { name: /^조건\s*1\s*개/ })).toBeVisible()
  },
)

test('without WebGL it says so and shows the list', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, '/map')
  await expect(page.getByText('이 기기에서는 지도를 그릴 수 없어요')).toHaveCount(1)
  await expect(listed(page).first()).toBeVisible()
})

test(
  'without a dog pins tell the kind of place, and it is offered to describe one',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, `/map?${SEOUL}`)
    await expect(page.getByRole('button', { name: '우리 강아지가 갈 수 있는지 보기' })).toBeVisible()
    await expect(page.getByRole('button', { name: '연남동 발자국 카페, 카페' })).toBeVisible()
  },
)

test('no other screen loads the map', { tag: '@once' }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  for (const path of ['/', '/place', '/place/1']) {
    await open(page, path)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  expect(scripts.filter((url) => /maplibre/.test(url))).toEqual([])
})

test(
  'Everyday use: a place shows a small map when it comes near the view, without an engine; a touch opens the map there',
  { tag: '@once' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await open(page, '/place/1')
    const link = page.getByRole('link', { name: '지도에서 보기' })
    await expect(link).toBeAttached()
    expect(scripts.filter((url) => /picture/.test(url))).toEqual([])
    await link.scrollIntoViewIfNeeded()
    // The pin in its middle: in the canvas itself, since what is loaded later moves it on the screen.
    const redOfPin = () =>
      link.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const [x, y] = [canvas.width / 2 - 8 * devicePixelRatio, canvas.height / 2 - 19 * devicePixelRatio]
        const [red = 0, , blue = 0] = canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? []
        return red - blue
      })
    await expect.poll(redOfPin).toBeGreaterThan(80)
    expect(scripts.filter((url) => /maplibre/.test(url))).toEqual([])
    await link.click()
    await expect(page).toHaveURL(/\/map\?.*place=1(&|$)/)
    await expect(page.getByRole('button', { name: /^연남동 발자국 카페, / })).toBeVisible()
  },
)

test(
  'a style of the operator that fails is replaced by the map that ships with the app, with a word',
  { tag: '@once' },
  async ({ page }) => {
    const server = await startServer({ env: { MAP_STYLE_URL: 'http://127.0.0.1:9/style.json' } })
    try {
      await page.goto(`${server.url}/map`)
      await expect(page.getByText('지도를 불러오지 못해 간단한 지도로 보여 드려요.')).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /카페$|곳 가까이 보기$/ })
          .first(),
      ).toBeVisible()
    } finally {
      await server.stop()
    }
  },
)
