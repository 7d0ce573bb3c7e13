import { expect, test } from '@playwright/test'
import { focused, isFocusLost, tabTo } from '../support/keyboard.ts'

test(
  'Everyday use: the main journey by keyboard: every stop is named, and the focus never falls to the page',
  { tag: '@once' },
  async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    const isLost = () => isFocusLost(page)
    await page.goto(process.env['DEMO_URL'] ?? '')
    await expect(page.getByRole('region', { name: '내 근처' }).getByRole('article').first()).toBeVisible()

    await test.step('the dog is described by one key, and the focus goes on to where it leads', async () => {
      await tabTo(page, devtools, 'button', /^중형견$/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: '갈 수 있는 곳', exact: true })).toBeFocused()
    })

    await test.step('its sheet takes the focus, gives it back, and closes by Esc', async () => {
      await page.keyboard.press('Shift+Tab')
      expect(await focused(devtools)).toEqual({ role: 'button', name: '바꾸기' })
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog', { name: '우리 강아지를 알려 주세요' })
      await expect(sheet).toBeVisible()
      await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('button', { name: '바꾸기' })).toBeFocused()
    })

    await test.step('to the list, and to a place with its verdict', async () => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/place\?fits=can/)
      const card = page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()
      await expect(card).toBeVisible()
      expect(await isLost(), 'after a change of the screen').toBe(false)
      const name = (await card.getByRole('heading').textContent()) ?? ''
      await tabTo(page, devtools, 'link', new RegExp(`^${name}`))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/place\/\d+$/)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(await isLost(), 'on a place').toBe(false)
      await expect(page.getByRole('complementary', { name: '우리 강아지 동반 여부' })).toContainText('갈 수 있어요')
    })

    await test.step('directions open as a dialog and give the focus back', async () => {
      await tabTo(page, devtools, 'button', /^길찾기$/)
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog', { name: '어떤 지도 앱으로 길을 찾을까요?' })
      await expect(sheet).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('button', { name: '길찾기' }).filter({ visible: true }).first()).toBeFocused()
    })

    await test.step('back leads to the list, with the focus in it', async () => {
      await page.goBack()
      await expect(page).toHaveURL(/\/place\?fits=can/)
      await expect(page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()).toBeVisible()
      await expect.poll(isLost, 'after going back').toBe(false)
    })
  },
)
