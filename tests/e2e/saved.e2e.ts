import { expect, type Page, test } from '@playwright/test'
import { violationsInBothSchemes } from '../support/axe.ts'
import { declineLogin } from '../support/decline-login.ts'
import { storedQueries } from '../support/stored-queries.ts'

const url = (path: string) => process.env['DEMO_URL'] + path
const saveButton = (page: Page) => page.getByRole('button', { name: /^찜/ }).locator('visible=true')
const listed = (page: Page) => page.getByRole('list', { name: '찜한 곳' }).getByRole('article')

async function save(page: Page, id: number, { first = false } = {}): Promise<string> {
  await page.goto(url(`/place/${id}`))
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true')
  if (first) await declineLogin(page)
  return page.getByRole('heading', { level: 1 }).innerText()
}

test('C5 a saved place is listed, can be removed with undo, and all of them after a confirmation', async ({ page }) => {
  await page.goto(url('/my/like'))
  await expect(page.getByRole('heading', { name: '찜한 곳이 없어요' })).toBeVisible()
  const first = await save(page, 1, { first: true })
  const second = await save(page, 2)
  await page.goto(url('/my/like'))
  await expect(listed(page).getByRole('heading')).toHaveText([second, first])

  await page.getByRole('button', { name: `${second} 찜` }).click()
  await expect(listed(page)).toHaveCount(1)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(listed(page).getByRole('heading')).toHaveText([second, first])

  await page.getByRole('button', { name: '이름순' }).click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(listed(page).getByRole('heading')).toHaveText([first, second].sort((a, b) => a.localeCompare(b, 'ko')))

  await page.getByRole('button', { name: '모두 지우기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('heading', { name: '찜한 곳이 없어요' })).toBeVisible()
  await page.getByRole('link', { name: /최근 본 곳/ }).click()
  await expect(page.getByRole('list', { name: '최근 본 곳' }).getByRole('article')).toHaveCount(2)
})

test('C5 a map shows what was saved and nothing else, and its list the same', async ({ page }, { project }) => {
  const first = await save(page, 1, { first: true })
  const second = await save(page, 5)
  await page.goto(url('/my/like'))
  await page.getByRole('link', { name: '지도로 보기' }).click()
  for (const name of [first, second])
    await expect(page.getByRole('button', { name: `${name}, ` })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: /가까이 보기/ })).toHaveCount(0)
  await page.getByRole('button', { name: `${second}, ` }).click()
  await expect(page.getByRole('region', { name: '고른 장소' }).getByRole('heading', { name: second })).toBeVisible()
  await expect(page).toHaveURL(/saved=1/)
  if (project.name === 'phone') await page.getByRole('link', { name: '목록 보기' }).click()
  await expect(listed(page).getByRole('heading')).toHaveText([second, first])
})

test('C5 two tabs agree, and the last intent of quick taps wins', { tag: '@once' }, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(url('/place/1'))
  await expect(saveButton(other)).toHaveAttribute('aria-pressed', 'false')
  await save(page, 1, { first: true })
  await expect(saveButton(other)).toHaveAttribute('aria-pressed', 'true')
  await save(other, 3)
  // The first tab wrote last, and has the second's write from before.
  for (let tap = 0; tap < 5; tap++) await saveButton(page).click()
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false')
  await page.goto(url('/my/like'))
  await expect(listed(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: /찜한 곳 1/ })).toBeVisible()
})

test('C5 without storage, saving says so', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError')
      },
    })
  })
  await page.goto(url('/place/1'))
  await saveButton(page).click()
  await expect(page.getByRole('dialog').getByText('이 브라우저에는 담아 둘 수 없어요.')).toBeVisible()
  // It lies behind the dialog, where it isn't read aloud.
  const behind = page.getByRole('button', { name: /^찜/, includeHidden: true }).filter({ visible: true })
  await expect(behind).toHaveAttribute('aria-pressed', 'false')
})

test(
  'C5 without a service worker, a place saved from its card is readable from the kept queries',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(url('/place'))
    const card = page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()
    const name = await card.getByRole('link').innerText()
    const path = (await card.getByRole('link').getAttribute('href')) ?? ''
    const id = path.split('/').at(-1)
    const read = page.waitForResponse((response) => response.url().endsWith(`/api/places/${id}`))
    await card.getByRole('button', { name: `${name} 찜` }).click()
    await read
    await expect.poll(() => storedQueries(page)).toContainEqual(expect.stringContaining(`["places","detail",${id}]`))
    await page.route('**/api/places/**', (route) => route.abort())
    await page.goto(url(path))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  },
)

test('C5 axe finds nothing on saved and recent places, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await save(page, 1, { first: true })
  for (const path of ['/my/like', '/my/like?tab=recent', '/map/list?saved=1']) {
    await page.goto(url(path))
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await violationsInBothSchemes(page), path).toEqual([])
  }
})
