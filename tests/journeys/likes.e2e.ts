import { expect, test } from '@playwright/test'
import { violationsInBothSchemes } from '../support/axe.ts'
import { declineLogin } from '../support/decline-login.ts'
import { asMember, demoServer, PASSWORD, signUp } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
// In one worker, with one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

test('R1.4 R4.09 a visitor who likes a place logs in by e-mail on the way, and then likes it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const email = 'heart@example.com'
  const elsewhere = await browser.newPage()
  await signUp(elsewhere, server, email, '하트')
  await elsewhere.close()

  const path = '/place/2?from=home'
  await page.goto(server.url + path)
  const heart = page.getByRole('button', { name: /^찜/ })
  const before = Number(await heart.innerText().then((text) => text.replace(/\D/g, '')))
  await heart.click()
  await expect(page.getByRole('dialog', { name: '로그인이 필요합니다' })).toBeVisible()
  await page.getByRole('button', { name: '이메일로 로그인' }).click()
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()

  await expect(page).toHaveURL(server.url + path)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toContainText(String(before + 1))
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  // Many taps: an even number of them leaves it unchanged.
  for (let tap = 0; tap < 4; tap += 1) await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const quiet = page.waitForResponse((response) => response.url().endsWith('/api/likes/place/2'))
  await heart.click()
  await quiet
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(heart).toContainText(String(before))
})

test('R2.20 a visitor’s bookmarks move into their account, and get lists, notes, an order and a map', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { url } = demoServer()
  const saved: string[] = []
  for (const id of [1, 5]) {
    await page.goto(`${url}/place/${id}`)
    await page.getByRole('button', { name: /^찜/ }).click()
    if (id === 1) await declineLogin(page)
    saved.push(await page.getByRole('heading', { level: 1 }).innerText())
  }
  const [first = '', second = ''] = saved
  await asMember(page, demoServer())
  await page.goto(`${url}/my/like`)
  await expect(page.getByText('2곳을 내 계정에 담았어요.')).toBeVisible()
  await expect(page.getByRole('list', { name: '찜한 곳' }).getByRole('article')).toHaveCount(2)

  // From a card, and at once into a list created for it.
  await page.goto(`${url}/place`)
  const card = page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()
  const third = await card.getByRole('link').innerText()
  await card.getByRole('button', { name: `${third} 찜` }).click()
  await page.getByRole('button', { name: '목록에 담기' }).click()
  const sheet = page.getByRole('dialog', { name: '목록에 담기' })
  await sheet.getByLabel('목록 이름').fill('가을 여행')
  await sheet.getByLabel('초록').check()
  await sheet.getByRole('button', { name: '만들기' }).click()
  await expect(sheet.getByRole('checkbox', { name: /가을 여행/ })).toBeChecked()
  await expect(sheet.getByText('1곳')).toBeVisible()
  await sheet.getByRole('button', { name: '완료' }).click()
  await expect(sheet).toBeHidden()

  await page.goto(`${url}/my/like`)
  const names = page.getByRole('list', { name: '찜한 곳' }).getByRole('article').getByRole('heading')
  await expect(names).toHaveText([third, second, first])
  await expect(page.getByRole('link', { name: '찜한 곳 3' })).toBeVisible()
  await page.getByRole('button', { name: `${first} 메모 남기기` }).click()
  await page.getByRole('textbox', { name: '메모' }).fill('주차는 뒤쪽')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByRole('button', { name: `${first} 목록에 담기` }).click()
  await sheet.getByRole('checkbox', { name: /가을 여행/ }).click()
  await expect(sheet.getByRole('checkbox', { name: /가을 여행/ })).toBeChecked()
  expect(await violationsInBothSchemes(page, '[role=dialog]')).toEqual([])
  await sheet.getByRole('button', { name: '완료' }).click()
  await expect(sheet).toBeHidden()

  // Everything is stored in the account: a new device shows it.
  await page.evaluate(() => indexedDB.deleteDatabase('daengdaeng'))
  await page.reload()
  await page.getByRole('link', { name: /가을 여행 2/ }).click()
  const listed = page.getByRole('list', { name: '가을 여행' })
  await expect(listed.getByRole('article').getByRole('heading')).toHaveText([third, first])
  await expect(listed.getByText('주차는 뒤쪽')).toBeVisible()
  expect(await violationsInBothSchemes(page)).toEqual([])

  await page.getByRole('link', { name: '지도로 보기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '가을 여행' })).toBeVisible()
  for (const name of [first, third])
    await expect(page.getByRole('button', { name: `${name}, ` })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: `${second}, ` })).toHaveCount(0)
  await page.goBack()

  await page.getByRole('button', { name: '목록 관리' }).click()
  await page.getByRole('button', { name: '목록 지우기' }).click()
  await page
    .getByRole('dialog', { name: /목록을 지울까요/ })
    .getByRole('button', { name: '확인' })
    .click()
  await page.getByRole('button', { name: '완료' }).click()
  await expect(names).toHaveText([third, second, first])
})
