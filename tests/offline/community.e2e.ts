import { expect, type Page } from '@playwright/test'
import { test } from '../support/offline.ts'
import { asMember, demoServer } from '../support/member.ts'
import { keptByWorker, screensReady } from '../support/profile.ts'

test('C3 R2.07 R2.12 what was read in the community is readable without a server; what is written is refused and kept as a draft', async ({
  profile,
  line,
  leave,
}) => {
  test.setTimeout(120_000)
  let page = await profile.open(line.url)
  await asMember(page, { ...demoServer(), url: line.url }, '호두')
  await page.goto('/community')
  const posts = () => page.getByRole('feed', { name: '글 목록' }).getByRole('article')
  await expect(posts().first()).toBeVisible()
  await screensReady(page)
  const title = (await posts().first().getByRole('heading', { level: 2 }).textContent()) ?? ''
  await page.goto('/community/60/comments')
  const field = () => page.getByRole('textbox', { name: '댓글 쓰기' })
  await expect(field()).toBeVisible()
  const comments = () => page.getByRole('region', { name: /^댓글/ }).getByRole('article')
  await expect(comments().first()).toBeVisible()
  // Without its age, which goes on meanwhile.
  const words = async () => (await comments().first().innerText()).replace(/\d+(분|시간) 전/, '')
  const said = await words()
  await page.goto('/community/create')
  await expect(page.getByRole('textbox', { name: '제목' })).toBeVisible()
  await expect
    .poll(() => keptByWorker(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['/api/posts', '/api/posts/60', '/api/posts/60/comments']))
  await leave()

  page = await profile.open(line.url)
  await page.goto('/community')
  await expect(posts().first().getByRole('heading', { level: 2 })).toHaveText(title)
  const refused = async () => {
    await expect(page.getByRole('alert')).toContainText('네트워크에 연결할 수 없어요')
    await expect(page.getByText('쓴 내용은 이 기기에 남아 있으니, 연결되면 올려 주세요.')).toBeVisible()
  }
  await page.goto('/community/60/comments')
  await expect.poll(words).toBe(said)

  await field().fill('비가 와도 갈 만해요')
  await page.getByRole('button', { name: '댓글 올리기' }).click()
  await refused()
  await page.reload()
  await expect(field()).toHaveValue('비가 와도 갈 만해요')

  await page.goto('/community/create')
  await page.getByRole('combobox', { name: '게시판' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: '제목' }).fill('신호 없는 산길에서')
  await page.getByRole('textbox', { name: '글', exact: true }).fill('연결이 없는 곳에서 적어 두는 글이에요.')
  await page.getByRole('button', { name: '글 올리기' }).click()
  await refused()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('신호 없는 산길에서')
  await expect(page.getByRole('textbox', { name: '글', exact: true })).toContainText('연결이 없는 곳에서')
})

test('C3 R2.04 R2.06 Community: a notice and a search that were read are readable without a server', async ({
  profile,
  line,
  leave,
}) => {
  test.setTimeout(120_000)
  const title = (page: Page) => page.getByRole('heading', { level: 1 })
  const SEARCH = `/search/list?q=${encodeURIComponent('산책')}&tab=post`
  const found = (page: Page) => page.getByRole('list', { name: '찾은 글' }).getByRole('article')
  let page = await profile.open(line.url)
  await page.goto('/notice')
  await screensReady(page)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/notice\/\d+$/)
  await expect(title(page)).toHaveText(/^\[예시\]/)
  const notice = { path: new URL(page.url()).pathname, title: await title(page).innerText() }
  await page.goto(SEARCH)
  await expect(found(page).first()).toBeVisible()
  const first = await found(page).first().innerText()
  await expect
    .poll(() => keptByWorker(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['/api/notices', `/api${notice.path.replace('notice', 'notices')}`]))
  await leave()

  page = await profile.open(line.url)
  await page.goto('/notice')
  await page.getByRole('main').getByRole('link').filter({ hasText: notice.title }).click()
  await expect(title(page)).toHaveText(notice.title)
  await page.goto(SEARCH)
  await expect(found(page).first()).toHaveText(first, { useInnerText: true })
})

test('C3 R1.7 Community: an answer of a mentor that was read is readable without a server', async ({
  profile,
  line,
  leave,
}) => {
  test.setTimeout(120_000)
  let page = await profile.open(line.url)
  // As on a slow line: what screens need late is kept only once they were opened.
  await page.addInitScript(() => {
    const { prototype } = ServiceWorker
    const own = Object.getOwnPropertyDescriptor(prototype, 'postMessage')
    const value = new Proxy(own?.value as () => void, {
      apply: (post, worker, given: [{ type?: string }]) =>
        given[0].type === 'FETCH_MAP' ? undefined : Reflect.apply(post, worker, given),
    })
    Object.defineProperty(prototype, 'postMessage', { ...own, value })
  })
  await page.goto('/')
  await screensReady(page)
  await page.goto('/mentoring/1')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const words = await page.getByRole('article').first().innerText()
  await expect.poll(() => keptByWorker(page)).toContain('/api/answers/1')
  // Its styles came within the HTML.
  const lateSheets = async () =>
    (await (await caches.open('late-files')).keys()).filter(({ url }) => url.endsWith('.css'))
  await expect.poll(async () => (await page.evaluate(lateSheets)).length).toBeGreaterThan(0)
  await leave()

  page = await profile.open(line.url)
  await page.goto('/mentoring/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('article').first()).toHaveText(words, { useInnerText: true })
})

test('C3 R2.07 R2.12 Community: what members alone read is readable without a server by who has read it, is no answer of the worker, and is gone after the logout', async ({
  profile,
  line,
  leave,
}) => {
  test.setTimeout(120_000)
  const posts = (page: Page) => page.getByRole('feed', { name: '글 목록' }).getByRole('article')
  const title = (page: Page) => page.getByRole('heading', { level: 1 })
  const comments = (page: Page) => page.getByRole('region', { name: /^댓글/ }).getByRole('article')
  const BOARD = '/community?board=lounge'
  let page = await profile.open(line.url)
  await asMember(page, { ...demoServer(), url: line.url }, '살구')
  await page.goto(BOARD)
  await expect(posts(page).first()).toBeVisible()
  await screensReady(page)
  const first = posts(page).first().getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(title(page)).toHaveText(name)
  const said = await comments(page).first().innerText()
  const { pathname } = new URL(page.url())
  expect((await keptByWorker(page)).filter((address) => address.includes('for-me'))).toEqual([])
  await leave()

  page = await profile.open(line.url)
  await page.goto(BOARD)
  await expect(posts(page).first()).toContainText(name)
  await page.goto(pathname)
  await expect(title(page)).toHaveText(name)
  await expect(comments(page).first()).toHaveText(said, { useInnerText: true })
  await page.goto('/my')
  await page.getByRole('button', { name: '로그아웃', exact: true }).first().click()
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('로그아웃 처리에 실패했습니다.')).toBeVisible()
  await page.goto(BOARD)
  await expect(page.getByText('이 글들은 아직 이 기기에 없어요')).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await page.goto(pathname)
  await expect(page.getByText('아직 이 기기에 없는 글이에요')).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
})
