import { expect, type Locator, test } from '@playwright/test'
import { obstructedAtSides, setInsets, SIDEWAYS_INSETS } from '../support/insets.ts'
import { SCREENS } from '../support/screens.ts'

const base = () => process.env['DEMO_URL']!

// A phone held sideways.
test.use({ viewport: { width: 844, height: 390 } })

const NAMES = [
  'home',
  'list',
  'place',
  'guide',
  'reviews',
  'community',
  'post',
  'search',
  'search results',
  'notices',
  'login',
]

test('Everyday use: held sideways, nothing to press lies below the camera', { tag: '@once' }, async ({ page }) => {
  await setInsets(page, SIDEWAYS_INSETS)
  for (const name of [...NAMES, 'map', 'map as a list']) {
    const screen = SCREENS[name]
    if (!screen) throw new Error(`There is no screen ${name}.`)
    await page.goto(`${base()}${screen.path}`)
    await screen.ready(page)
    expect.soft(await obstructedAtSides(page), name).toEqual([])
  }
})

test('Everyday use: held sideways, a place’s photo leaves room for its name', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${base()}/place/1`)
  const name = page.getByRole('heading', { level: 1 })
  await expect(name).toBeVisible()
  const boxOf = async (of: Locator) => (await of.boundingBox())!
  const [title, actions] = [await boxOf(name), await boxOf(page.getByRole('button', { name: '길찾기' }).last())]
  expect(title.y + title.height).toBeLessThan(actions.y)
  const [photo, gallery] = [
    page.getByRole('button', { name: /^사진 1 크게/ }),
    page.getByRole('region', { name: /사진/ }),
  ]
  expect((await boxOf(photo.locator('img'))).width).toBe((await boxOf(gallery)).width)
})

test(
  'Everyday use: held sideways, map and list are side by side, and a sheet opens beside',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${base()}/map?at=37.56,126.925,12`)
    await SCREENS['map']?.ready(page)
    const panel = page.getByRole('region', { name: '지도에 보이는 장소' })
    await expect(panel.getByRole('article').first()).toBeVisible()
    const { x, width } = (await panel.boundingBox())!
    expect(x + width).toBeLessThan(450)
    await page.getByRole('button', { name: /^연남동 발자국 카페, / }).click()
    await expect(page.getByRole('region', { name: '고른 장소' })).toBeInViewport({ ratio: 1 })

    await panel.getByRole('button', { name: /^조건/ }).click()
    const sheet = page.getByRole('dialog', { name: '조건' })
    await expect(sheet).toBeVisible()
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(390)
  },
)
