import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const url = (path: string) => process.env['DEMO_URL'] + path
const SCREENS = [
  '/',
  '/place',
  '/place?g=cafe',
  '/search/list?q=카페',
  '/search/list?q=산책&tab=post',
  '/place/1',
  '/place/1/guide',
  '/place/1/review',
  '/notice',
  '/mentoring',
  '/community',
  '/community?order=hot',
  '/community/1/comments',
]

const classesIn = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))

/** Classes of a page's elements that the build has styles for, and the page itself has not. */
function unstyledClasses(html: string): string[] {
  const assets = path.resolve('dist/page/assets')
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const built = classesIn(sheets.map((name) => readFileSync(path.join(assets, name), 'utf8')).join(''))
  const own = classesIn([...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css]) => css).join(''))
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return [...used].filter((name) => built.has(name) && !own.has(name))
}

for (const address of SCREENS) {
  test(
    `R2.34 ${address} is HTML, and the page takes it over without a change or a second request`,
    { tag: '@once' },
    async ({ browser }) => {
      const visitor = await browser.newContext({ javaScriptEnabled: false })
      const plain = await visitor.newPage()
      await plain.goto(url(address))
      const before = await plain.locator('main h1').first().innerText()
      expect(unstyledClasses(await plain.content()), 'classes whose styles are in no sheet of the page').toEqual([])
      const empty = await plain
        .locator('#root :not(img, canvas, svg, svg *):empty')
        .evaluateAll((elements) =>
          elements.filter((element) => element.clientHeight > 100).map((element) => element.outerHTML.slice(0, 150)),
        )
      expect(empty, 'room for what only script brings').toEqual([])
      await expect(plain.locator('main a[href^="/map"]:visible'), 'links to the map').toHaveCount(0)
      await visitor.close()

      const context = await browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      const problems: string[] = []
      const calls: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
      })
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) calls.push(pathname)
      })
      await page.goto(url(address))
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('taken-over').length)).toBe(1)
      expect(await page.locator('main h1').first().innerText()).toBe(before)
      expect(problems, 'the HTML is what the page renders').toEqual([])
      const inHtml = await page.evaluate(
        () => (JSON.parse(document.getElementById('state')?.textContent ?? '[]') as unknown[]).length,
      )
      expect(inHtml, 'answers came along').toBeGreaterThan(2)
      expect(calls.filter((called) => ['/api/site-config', '/api/groups', '/api/places/1'].includes(called))).toEqual(
        [],
      )
      await context.close()
    },
  )
}

test(
  'R2.04 the cards of a rendered list stay the same elements when the page takes over, and the next page follows them',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { rendered: [...document.querySelectorAll('main article')] })
      })
    })
    await page.goto(url('/place'))
    await expect(page.getByRole('feed', { name: '장소 목록' })).toBeVisible()
    await page.mouse.wheel(0, 20_000)
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(20)
    const rendered = await page.evaluate(() => {
      const { rendered } = window as unknown as { rendered: Element[] }
      const now = [...document.querySelectorAll('main article')]
      return rendered.map((card, index) => card === now[index])
    })
    expect(rendered).toHaveLength(20)
    expect(rendered).not.toContain(false)
  },
)

test(
  'R1.1 R2.01 R2.04 R2.07 R2.08 R2.12 R2.19 without script: home, search, list with filters and next page, place, guide, reviews and posts',
  { tag: '@once' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(url('/'))
    // Playwright finds no text inside noscript elements.
    await expect(page.locator('p.plain')).toContainText('자바스크립트가 꺼져 있어요.')
    await page.getByRole('searchbox', { name: '검색어' }).fill('카페')
    await page.getByRole('button', { name: '찾기', exact: true }).click()
    await expect(page).toHaveURL(/\/search\/list\?(.*&)?q=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('‘카페’ 검색 결과')
    await page
      .getByRole('navigation', { name: '검색 결과 종류' })
      .getByRole('link', { name: /^커뮤니티 ?\d/ })
      .click()
    await expect(page).toHaveURL(/tab=post/)
    const post = page.getByRole('list', { name: '찾은 글' }).getByRole('link').first()
    await expect(post).toHaveAttribute('href', /^\/community\/\d+\/comments$/)

    await page.goto(url('/place'))
    const names = () => page.getByRole('article').getByRole('heading').allInnerTexts()
    const first = await names()
    await page.getByRole('link', { name: '다음 쪽 보기' }).click()
    const second = await names()
    expect(second.length).toBeGreaterThan(0)
    expect(second.filter((name) => first.includes(name))).toEqual([])
    await page.getByRole('link', { name: '처음부터 보기' }).click()
    expect(await names()).toEqual(first)

    await page.getByRole('combobox', { name: '종류' }).selectOption({ label: '카페' })
    await page.getByRole('combobox', { name: '순서' }).selectOption({ label: '찜 많은 순' })
    await page.getByRole('checkbox', { name: '실내' }).check()
    await page.getByRole('button', { name: '찾기', exact: true }).click()
    await expect(page).toHaveURL(/\/place\?.*g=cafe.*in=1/)
    await expect(page.getByRole('combobox', { name: '종류' })).toHaveValue('cafe')
    expect(new Set(await page.getByRole('article').getByText('카페', { exact: true }).allInnerTexts())).toEqual(
      new Set(['카페']),
    )

    await page.goto(url('/place/1'))
    await expect(page.getByRole('heading', { name: '반려견 동반 조건' })).toBeVisible()
    await expect(page.locator('a[href^="tel:"]').first()).toBeAttached()
    await expect(page.getByRole('link', { name: /길찾기|카카오맵|네이버/ }).first()).toBeAttached()
    await page.locator('main a[href="/place/1/guide"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('이용 안내')
    await page.goto(url('/place/1'))
    await page.getByRole('link', { name: /^후기 \d+개 보기$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('후기')
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(0)

    await page.goto(url('/community'))
    const title = page.getByRole('feed').getByRole('article').first().getByRole('heading').first()
    const words = await title.innerText()
    await page.getByRole('link', { name: '다음 쪽 보기' }).click()
    await expect(title).not.toHaveText(words)
    await page.getByRole('link', { name: '처음부터 보기' }).click()
    await title.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)

    await page.goto(url('/map'))
    await expect(page.locator('noscript p')).toContainText('이 화면을 보려면 자바스크립트를 켜 주세요.')
    await context.close()
  },
)

test(
  'R2.34 who has scrolled a rendered page stays there when the page takes over, and comes back there from a place and by a reload',
  { tag: '@once' },
  async ({ page }) => {
    let goOn = () => {}
    const read = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/assets/index-*.js', async (route) => {
      await read
      await route.continue()
    })
    const position = () => page.evaluate(() => Math.round(scrollY))
    const takenOver = () =>
      expect.poll(() => page.evaluate(() => performance.getEntriesByName('taken-over').length)).toBe(1)
    await page.goto(url('/place'), { waitUntil: 'commit' })
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.mouse.wheel(0, 900)
    await expect.poll(position).toBe(900)
    goOn()
    await takenOver()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await position()).toBe(900)
    await page.getByRole('article').nth(6).getByRole('link').first().click()
    await expect(page).toHaveURL(/place\/\d+$/)
    await page.goBack()
    await expect.poll(position).toBe(900)
    await page.reload()
    await takenOver()
    await expect.poll(position).toBe(900)
  },
)

test(
  'R2.34 what is below a place is laid out when the page has loaded, and the way back leads to the same position',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { markedAtFirst: 'firstView' in document.documentElement.dataset })
      })
    })
    const position = () => page.evaluate(() => Math.round(scrollY))
    const near = page.getByRole('heading', { name: '가까운 곳도 둘러보세요' })
    const visible = (heading: typeof near) =>
      heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    await page.goto(url('/place/1'))
    expect(await page.evaluate(() => 'markedAtFirst' in window && window.markedAtFirst)).toBe(true)
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('taken-over').length)).toBe(1)
    await expect.poll(() => visible(near), 'without scrolling').toBe(true)
    await expect(page.locator('html[data-first-view]')).toHaveCount(0)
    await page.keyboard.press('End')
    // The reviews stand above what is near, and come last.
    await expect(page.locator('[aria-labelledby=reviews]').getByRole('listitem').first()).toBeAttached()
    await page.mouse.wheel(0, -400)
    let before = -1
    await expect.poll(async () => before === (before = await position())).toBe(true)
    expect(before).toBeGreaterThan(1500)
    await near.evaluate((heading) => heading.closest('section')?.querySelector('a')?.click())
    await expect(page).not.toHaveURL(/\/place\/1$/)
    await page.goBack()
    await expect.poll(position).toBe(before)
    await page.reload()
    await expect(near).toBeAttached()
    await expect(page.locator('html[data-first-view]')).toHaveCount(0)
  },
)

for (const [name, agent] of [
  ['KakaoTalk', 'facebookexternalhit/1.1;kakaotalk-scrap/1.0;+https://devtalk.kakao.com/t/scrap/33984'],
  ['Naver’s search', 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)'],
  ['Naver’s previews', 'Mozilla/5.0 (compatible; Blueno/1.0; +http://naver.me/scrap)'],
  ['Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['curl', 'curl/8.5.0'],
]) {
  test(
    `R2.34 ${name} reads title, text and picture of a place from its HTML`,
    { tag: '@once' },
    async ({ request }) => {
      const response = await request.get(url('/place/1'), { headers: { 'User-Agent': agent ?? '', Accept: '*/*' } })
      const html = await response.text()
      expect(html).toContain('<meta property="og:title" content="연남동 발자국 카페">')
      expect(html).toContain('<meta property="og:url" content=')
      expect(html).toMatch(/<meta property="og:description" content="[^"]*확인/)
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
      const shown = await request.get(url(new URL(picture).pathname), { maxRedirects: 0 })
      expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/jpeg'])
      expect((await shown.body()).length).toBeLessThan(300_000)
    },
  )
}

test('First view: a list says in its title where and which places they are', { tag: '@once' }, async ({ page }) => {
  const address = url(`/place?g=cafe&sido=${encodeURIComponent('서울')}`)
  const html = await (await page.request.get(address, { headers: { Accept: 'text/html' } })).text()
  expect(html).toContain('<title>서울 카페 | 댕댕로드</title>')
  expect(html).toContain('<meta property="og:title" content="서울 카페">')
  await page.goto(address)
  await expect(page.locator('html[data-first-view]')).toHaveCount(0)
  await expect(page).toHaveTitle('서울 카페 | 댕댕로드')
})

for (const path of ['/place/999999', '/community/999999/comments'])
  test(`R2.34 ${path}, which does not exist, is answered 404`, { tag: '@once' }, async ({ request }) => {
    const response = await request.get(url(path), { headers: { Accept: 'text/html' } })
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('페이지를 찾을 수 없습니다.')
  })
