import { expect, type Page, test } from '@playwright/test'
import { todayInKorea } from '../../contract/time/korea-time.ts'
import { dogInput } from '../../server/testing/dog-input.ts'
import { samplePhoto } from '../../server/testing/sample-photo.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { asMember, logIn } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const TEXT = '마당이 넓고 물그릇도 있었어요. 대형견도 편하게 쉬었어요.'

const DOG = dogInput({ weightKg: 12.3 })

const file = async (name: string, width: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await samplePhoto({ width, height: 40 })),
})

const expectAccessible = async (page: Page) => expect(await violationsInBothSchemes(page), page.url()).toEqual([])

/** The photos of the form, in the order of their files. */
const sources = (page: Page) =>
  page
    .getByRole('group', { name: '사진' })
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.replace(/-\d+\.webp$/, '')))

async function reviewCount(page: Page): Promise<number> {
  const answer = await page.request.get(`${server.url}/api/places/3`)
  return ((await answer.json()) as { data: { reviewCount: number } }).data.reviewCount
}

test('R2.11 R2.20 a review with photos is written through a session that ends, helps another member, is changed and taken away', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000)
  const author = await asMember(page, server)
  expect((await page.request.post(`${server.url}/api/dogs`, { data: DOG })).ok()).toBe(true)

  const before = await reviewCount(page)
  await page.goto(`${server.url}/place/3`)
  await page.getByRole('link', { name: '후기 쓰기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '후기 쓰기' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /콩이/ })).toBeChecked()

  // Errors are shown, and nothing is sent.
  await page.getByRole('button', { name: '후기 올리기' }).click()
  await expect(page.getByText('별점을 골라 주세요.')).toBeVisible()
  await page.getByRole('radio', { name: /^1점/ }).focus()
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^4점/ })).toBeChecked()
  await page.getByLabel('다녀온 날').fill(todayInKorea(new Date()))
  await page.getByRole('button', { name: '대형견 환영' }).click()

  // Three photos upload while the text is written; a fourth stalls, and is cancelled.
  let hangs = 0
  await page.route('**/api/photos', (route) => {
    hangs += 1
    if (hangs < 4) return route.continue()
    return undefined
  })
  await page
    .getByLabel('사진 고르기')
    .setInputFiles([await file('a.jpg', 60), await file('b.jpg', 70), await file('c.jpg', 80), await file('d.jpg', 90)])
  await page.getByLabel('후기', { exact: true }).fill(TEXT)
  await expect(page.getByRole('button', { name: '사진 3 지우기' })).toBeVisible()
  // The review waits for its photos; with one taken out it isn't sent before its author has seen that.
  await page.getByRole('button', { name: '후기 올리기' }).click()
  await expect(page.getByRole('button', { name: '사진 1장 올리는 중' })).toBeDisabled()
  await page.getByRole('button', { name: 'd.jpg 올리기 취소' }).click()
  await expect(page.getByRole('alert')).toContainText('올리던 사진을 뺐어요. 확인하고 다시 보내 주세요.')
  await expect(page).toHaveURL(/review\/create/)
  const [first, second, third] = await sources(page)
  await page.getByRole('button', { name: '사진 3 앞으로 옮기기' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('사진을 3장 가운데 2번째로 옮겼어요.')).toBeAttached()
  await expect.poll(() => sources(page)).toEqual([first, third, second])
  const tile = (name: string) => page.getByRole('listitem', { name, exact: true })
  await tile('사진 3').dragTo(tile('사진 1'), { steps: 8 })
  await expect.poll(() => sources(page)).toEqual([second, first, third])
  await expectAccessible(page)

  // The session ends meanwhile: after a login the form is unchanged.
  await context.clearCookies({ name: /access|refresh/ })
  await page.getByRole('button', { name: '후기 올리기' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await logIn(page, author.email)
  await expect(page.getByLabel('후기', { exact: true })).toHaveValue(TEXT)
  await page.reload()
  await expect(page.getByLabel('후기', { exact: true })).toHaveValue(TEXT)
  await expect(page.getByRole('radio', { name: /^4점/ })).toBeChecked()
  await expect(page.getByRole('button', { name: '대형견 환영' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => sources(page)).toEqual([second, first, third])
  await expect(page.getByRole('radio', { name: /콩이/ })).toBeChecked()
  await page.getByRole('button', { name: '후기 올리기' }).click()

  // It is listed, and counts towards the place's rating.
  await expect(page).toHaveURL(`${server.url}/place/3/review`)
  const mine = page.getByRole('article', { name: `${author.nickname}님의 후기` })
  await expect(mine).toContainText(TEXT)
  await expect(mine).toContainText('웰시코기 · 12.3kg')
  await expect(mine).not.toContainText('콩이 ·')
  await expect(mine.getByRole('list', { name: '후기 사진' }).getByRole('button')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByText(`후기 ${before + 1}개`, { exact: true })).toBeVisible()

  // Another member finds it helpful.
  const elsewhere = await browser.newContext({ serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await asMember(other, server)
  await other.goto(`${server.url}/place/3/review`)
  const helpful = other
    .getByRole('article', { name: `${author.nickname}님의 후기` })
    .getByRole('button', { name: /^도움돼요/ })
  // It is shown at once, but read again from the server.
  const answered = other.waitForResponse((response) => response.request().method() !== 'GET')
  await helpful.click()
  await expect(helpful).toHaveText('도움돼요 1')
  await answered
  await other.reload()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await elsewhere.close()

  // Its author edits it, and deletes it.
  await page.goto(`${server.url}/my/review`)
  await expect(page.getByText('1분께 도움이 됐어요')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '고치기' }).click()
  await page.getByRole('radio', { name: /^5점/ }).check()
  await page.getByRole('button', { name: '사진 1 지우기' }).click()
  await page.getByRole('button', { name: '고친 후기 올리기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '내 후기' })).toBeVisible()
  await expect(page.getByText('고침')).toBeVisible()
  await expect(page.getByRole('list', { name: '후기 사진' }).getByRole('button')).toHaveCount(2)
  await page.getByRole('button', { name: '지우기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('아직 쓴 후기가 없어요')).toBeVisible()
  expect(await reviewCount(page)).toBe(before)
})
