import { expect, test } from '@playwright/test'
import { asAdmin } from '../support/admin.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { overflowAt } from '../support/widths.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
test.afterAll(() => server.stop())

test('R2.24 C7 an admin finds a place, changes its policy, and a visitor’s card changes', async ({ page, browser }) => {
  await asAdmin(page, server)

  await test.step('the list is searched and filtered in its address', async () => {
    await page.goto(`${server.url}/adm/place?order=name&status=open`)
    await expect(page.getByRole('heading', { level: 1, name: '장소', exact: true })).toBeVisible()
    await expect(page.getByRole('table', { name: '장소 목록' }).getByRole('link').first()).toBeVisible()
    expect.soft(await violationsInBothSchemes(page)).toEqual([])
    await page.getByRole('table', { name: '장소 목록' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/adm\/place\/\d+/)
  })
  const address = new URL(page.url()).pathname.replace('/adm', '')
  const save = async () => {
    await page.keyboard.press('Control+s')
    // The form begins anew with what was saved.
    await expect(page.getByRole('button', { name: '저장했어요', exact: true })).toBeVisible()
  }

  await test.step('axe finds nothing in the editor, and it fits into the window', async () => {
    await expect(page.getByRole('textbox', { name: '안내글' })).toBeVisible()
    expect.soft(await violationsInBothSchemes(page)).toEqual([])
    expect.soft(await overflowAt(page, [960, 1280, 1440])).toEqual([])
  })

  await test.step('a changed policy shows its verdicts before it is saved, and visitors see it then', async () => {
    const policy = page.getByRole('region', { name: '강아지 동반 조건' })
    await policy.getByLabel('들어갈 수 있는 곳', { exact: true }).selectOption('동반 불가')
    await expect(policy.getByText('갈 수 없어요').first()).toBeVisible()
    await save()
    await expect(page.getByRole('region', { name: '바뀐 기록' })).toContainText('강아지 동반 조건')
    const context = await browser.newContext({
      locale: 'ko-KR',
      serviceWorkers: 'block',
      viewport: { width: 390, height: 844 },
    })
    const visitor = await context.newPage()
    await visitor.goto(server.url + address)
    await expect(visitor.getByText('동반 불가').first()).toBeVisible()
    const name = await visitor.getByRole('heading', { level: 1 }).innerText()
    await visitor.goto(`${server.url}/search/list?q=${encodeURIComponent(name)}`)
    const card = visitor.getByRole('article').filter({ has: visitor.getByRole('heading', { name, exact: true }) })
    await expect(card).toContainText('동반 불가')
    await context.close()
  })

  await test.step('two admins change it at once: what differs is shown side by side, all else is merged', async () => {
    const context = await browser.newContext({ locale: 'ko-KR', serviceWorkers: 'block' })
    const other = await context.newPage()
    await asAdmin(other, server)
    await other.goto(page.url())
    const [mine, theirs] = [page, other].map(
      (one) => (label: string) => one.getByRole('textbox', { name: label, exact: true }),
    )
    await theirs!('전화').fill('02-111-1111')
    await theirs!('홈페이지').fill('https://theirs.example/')
    await mine!('전화').fill('02-222-2222')
    await mine!('이름').fill('둘이 고친 곳')
    await other.keyboard.press('Control+s')
    await expect(other.getByRole('button', { name: '저장했어요', exact: true })).toBeVisible()
    await page.keyboard.press('Control+s')
    const both = page.getByRole('group', { name: '전화: 두 내용' })
    await expect(both).toContainText('02-111-1111')
    await both.getByRole('button', { name: '내 것 쓰기' }).click()
    await save()
    await page.reload()
    await expect(mine!('이름')).toHaveValue('둘이 고친 곳')
    await expect(mine!('전화')).toHaveValue('02-222-2222')
    await expect(mine!('홈페이지')).toHaveValue('https://theirs.example/')
    await context.close()
  })

  await test.step('hours that are typed are read; those that aren’t are told', async () => {
    const hours = page.getByRole('region', { name: '영업시간' })
    const known = hours.getByRole('checkbox', { name: '요일별 시간을 알아요' })
    if (!(await known.isChecked())) await known.check()
    await hours.getByRole('textbox', { name: '월요일' }).fill('아침부터')
    await expect(hours.getByText('10:00-14:00, 17:00-01:00처럼 써 주세요.')).toBeVisible()
    await hours.getByRole('textbox', { name: '월요일' }).fill('10:00-14:00, 17:00-01:00')
    await hours.getByRole('button', { name: '월요일처럼 모두 채우기' }).click()
    await expect(hours.getByRole('textbox', { name: '일요일' })).toHaveValue('10:00-14:00, 17:00-01:00')
    await save()
  })

  await test.step('the pin is moved with the keyboard', async () => {
    const pin = page.getByRole('button', { name: /장소의 핀/ })
    const position = page.getByText(/핀을 끌거나/)
    const before = await position.textContent()
    await pin.press('ArrowUp')
    await expect(position).not.toHaveText(before ?? '')
    await save()
  })

  await test.step('the pin is moved by dragging, and stays where it was put', async () => {
    const pin = page.getByRole('button', { name: /장소의 핀/ })
    const position = page.getByText(/핀을 끌거나/)
    // The map is drawn anew with the saved form.
    await expect(page.getByRole('button', { name: '지도 가운데로 핀 옮기기' })).toBeEnabled()
    await pin.scrollIntoViewIfNeeded()
    const before = await position.textContent()
    const box = (await pin.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const drag = async () => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 30, y + 20, { steps: 6 })
    }
    await drag()
    // As when the system takes the pointer for a gesture of its own.
    await pin.dispatchEvent('pointercancel')
    await page.mouse.up()
    expect(await pin.boundingBox(), 'a drag that is taken away moves nothing').toEqual(box)
    expect(await position.textContent()).toBe(before)
    await drag()
    await page.mouse.up()
    await expect(position).not.toHaveText(before ?? '')
    const dragged = await position.textContent()
    const lies = async () => {
      const now = (await pin.boundingBox())!
      return [Math.abs(now.x - box.x - 30) <= 2, Math.abs(now.y - box.y - 20) <= 2]
    }
    await expect.poll(lies, 'under the pointer that let go of it').toEqual([true, true])
    await save()
    await page.reload()
    await expect(position).toHaveText(dragged ?? '')
  })

  await test.step('an old version is restored from the history', async () => {
    const entry = page.getByRole('region', { name: '바뀐 기록' }).getByRole('listitem').filter({ hasText: '동반 조건' })
    await entry.getByRole('button', { name: '바꾸기 전으로 되돌리기' }).first().click()
    const policy = page.getByRole('region', { name: '강아지 동반 조건' })
    await expect(policy.getByLabel('들어갈 수 있는 곳', { exact: true })).not.toHaveValue('none')
    await save()
  })
})
