import { expect, test } from '@playwright/test'
import { fileOf } from '../support/chunks.ts'
import { declineLogin } from '../support/decline-login.ts'
import { describeDog } from '../support/dog.ts'
import { asMember, demoServer } from '../support/member.ts'
import { SCREENS } from '../support/screens.ts'

const base = () => process.env['DEMO_URL']!

test('back closes the sheet for the dog, and the focus returns to what opened it', async ({ page }) => {
  await page.goto(`${base()}/place`)
  await SCREENS['list']?.ready(page)
  const opener = page.getByRole('button', { name: '우리 강아지', exact: true }).filter({ visible: true }).first()
  // The first opening loads the sheet's code: it must return the focus as every later one does.
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await leave()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL(/\/place$/)
  }
})

test('Everyday use: a message covers no sheet that opens meanwhile', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${base()}/place/1`)
  await SCREENS['place']?.ready(page)
  const heart = page.getByRole('button', { name: /^찜/ }).filter({ visible: true }).first()
  await heart.click()
  await declineLogin(page)
  const opener = page
    .getByRole('button', { name: /^길찾기/ })
    .filter({ visible: true })
    .first()
  await heart.click()
  const message = page.getByRole('alert').filter({ hasText: '찜을 해제했어요.' })
  // It stays while the pointer is on it.
  await message.hover()
  await opener.press('Enter')
  const sheet = page.getByRole('dialog', { name: '어떤 지도 앱으로 길을 찾을까요?' })
  await expect(sheet).toBeVisible()
  await expect
    .poll(async () => {
      const [one, other] = [await message.boundingBox(), await sheet.boundingBox()]
      if (!one || !other) return 'one is gone'
      const beside = one.x + one.width <= other.x || one.y + one.height <= other.y
      return beside && one.x >= 0 && one.y >= 0 ? 'beside' : 'over it'
    })
    .toBe('beside')
})

test('Everyday use: a press on an icon that an answer replaces meanwhile is not lost', async ({ page }) => {
  await asMember(page, demoServer())
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`${base()}/api/${path}`, { method, data })
    return ((await answer.json()) as { data: { id: number } }).data
  }
  await send('PUT', 'likes/place/1', { liked: true })
  const list = await send('POST', 'like-lists', { name: '제주 여행', color: 'orange' })
  await send('PUT', 'likes/place/1/lists', { listIds: [list.id] })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/likes', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${base()}/place/1`)
  await SCREENS['place']?.ready(page)
  const button = page.getByRole('button', { name: '목록', exact: true }).filter({ visible: true }).first()
  const icon = (await button.locator('svg').boundingBox())!
  await page.mouse.move(icon.x + icon.width / 2, icon.y + icon.height / 2)
  await page.mouse.down()
  release()
  await expect(button).toHaveAttribute('data-on')
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeVisible()
})

// A desktop shows the filters beside the list.
test(
  'filters of a phone: back drops what was put together, applying leaves one step back',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${base()}/`)
    await SCREENS['home']?.ready(page)
    await page.getByRole('link', { name: '장소', exact: true }).filter({ visible: true }).first().click()
    await SCREENS['list']?.ready(page)
    const open = page.getByRole('button', { name: /^조건/ }).first()
    const sheet = page.getByRole('dialog', { name: '조건' })

    await open.click()
    await sheet.getByRole('button', { name: '카페' }).click()
    // A sheet over a sheet: back closes only the upper one, and the selection is unchanged.
    await sheet.getByRole('button', { name: '우리 강아지 등록' }).click()
    await expect(page.getByRole('dialog', { name: '우리 강아지를 알려 주세요' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog', { name: '우리 강아지를 알려 주세요' })).toBeHidden()
    await expect(sheet.getByRole('button', { name: '카페' })).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/place$/)

    await open.click()
    await sheet.getByRole('button', { name: '카페' }).click()
    await sheet.getByRole('button', { name: /보기$/ }).last().click()
    await expect(page).toHaveURL(/\/place\?g=cafe$/)
    await expect(sheet).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(`${base()}/`)
  },
)

test(
  'a part of the page that does not arrive is said, and a retry brings the screen',
  { tag: '@once' },
  async ({ page }) => {
    await describeDog(page, {})
    await page.goto(`${base()}/place`)
    await SCREENS['list']?.ready(page)
    // Nothing that the list itself loads later.
    for (const route of ['_subpage.tsx', '_subpage/place.$id.index.tsx'])
      await page.route(`**${fileOf(`src/routes/${route}`)}`, (request) => request.abort())
    // The page is reloaded once, in case there is a newer build; only then the missing chunk is reported as an error.
    const loaded = page.waitForEvent('load')
    await page.getByRole('feed').getByRole('link').first().click()
    await loaded
    const retry = page.getByRole('button', { name: '다시 시도' })
    await expect(retry).toBeVisible()
    await page.unrouteAll()
    await retry.click()
    await expect(page.getByRole('heading', { name: '영업시간' })).toBeVisible()
  },
)
