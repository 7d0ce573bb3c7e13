import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { dogInput } from '../../server/testing/dog-input.ts'
import { FILLED_SCREENS, PHONE_SHEETS, SHEETS } from '../screens/filled-screens.ts'
import { fillMember } from '../screens/member-data.ts'
import { asAdmin } from '../support/admin.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { onDesktop } from '../support/desktop.ts'
import { describeDog } from '../support/dog.ts'
import { obstructedTargets, setInsets } from '../support/insets.ts'
import type { LayoutShifts } from '../support/layout-shifts.ts'
import { inLargeText, widthInLargeText } from '../support/large-text.ts'
import { asMember, demoServer } from '../support/member.ts'
import { misread } from '../support/reading.ts'
import { MEMBER_SCREENS, type Screen, SCREENS } from '../support/screens.ts'
import { startServer } from '../support/server.ts'
import { test } from '../support/shared-page.ts'
import { smallTargets } from '../support/targets.ts'
import { tornWords } from '../support/torn-words.ts'
import { overflowAt } from '../support/widths.ts'

interface Look {
  page: Page
  url: string
  jumps: () => Promise<LayoutShifts>
  quiet: () => Promise<void>
}

/** Loaded once for all checks and both sizes: loading a screen takes seconds, a check little. */
async function judge({ path, title, ready }: Screen, { page, url, jumps, quiet }: Look): Promise<void> {
  const complaints: string[] = []
  const noteMessage = (message: ConsoleMessage) => {
    // A missing place is answered by a 404 and a used link by a 422, which the browser logs by itself.
    if (message.type() === 'error' && !/status of (404|422)/.test(message.text())) complaints.push(message.text())
  }
  const noteError = (error: Error) => complaints.push(error.message)
  page.on('console', noteMessage).on('pageerror', noteError)
  await setInsets(page)
  await page.goto(url + path)
  await ready(page)
  await quiet()
  const { sum, shifts } = await jumps()
  expect.soft(sum, `cumulative layout shift ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
  await expect.soft(page).toHaveTitle(/ \| 댕댕로드$/)
  await expect.soft(page).toHaveTitle(title)
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'ko')
  expect.soft(await violationsInBothSchemes(page), 'axe on a phone').toEqual([])
  expect.soft(await misread(page), 'read aloud').toEqual([])
  expect.soft(await smallTargets(page), 'targets smaller than 44 px').toEqual([])
  expect.soft(await overflowAt(page, [390, 280, 320, 360]), 'wider').toEqual([])
  expect.soft(await obstructedTargets(page), 'under a phone’s clock or gesture line').toEqual([])
  expect.soft(await widthInLargeText(page), 'width in text of 200 % on 320 pixels').toBeLessThanOrEqual(320)
  expect.soft(await inLargeText(page, tornWords), 'words in that text').toEqual([])
  await onDesktop(page, async (resize) => {
    expect.soft(await overflowAt(page, [960, 1280, 2560, 1440], resize), 'wider on a desktop').toEqual([])
    await quiet()
    expect.soft(await violationsInBothSchemes(page), 'axe on a desktop').toEqual([])
  })
  expect.soft(complaints).toEqual([])
  page.off('console', noteMessage).off('pageerror', noteError)
}

/** On a phone: axe, targets and large text. Resolves to the layout shifts until nothing was requested any more. */
async function judgeSheet({ path, ready }: Pick<Screen, 'path' | 'ready'>, look: Look): Promise<LayoutShifts> {
  const { page, url, jumps, quiet } = look
  // The same address again would be a reload, which opens the sheet again that was left open.
  await page.goto('about:blank')
  await page.goto(url + path)
  await ready(page)
  await quiet()
  const shifted = await jumps()
  expect.soft(await violationsInBothSchemes(page), 'axe').toEqual([])
  expect.soft(await smallTargets(page), 'targets smaller than 44 px').toEqual([])
  expect.soft(await widthInLargeText(page), 'width in text of 200 % on 320 pixels').toBeLessThanOrEqual(320)
  expect.soft(await inLargeText(page, tornWords), 'words in that text').toEqual([])
  return shifted
}

const LOOKS = 'nothing jumps, is wider than the screen, lies under a phone’s clock, or troubles axe or the console'

const ONCE = { tag: '@once' }

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`R1.1 C1 ${name}: titled in Korean; ${LOOKS}`, ONCE, async ({ sharedPage }) => {
    const dog = await describeDog(sharedPage.page, { name: '아주아주긴이름을가진우리집강아지콩이', weightKg: 14 })
    await judge(screen, sharedPage)
    await dog.dispose()
  })
}

test('R1.1 two dogs’ verdicts are whole in text of 200 %', ONCE, async ({ page }) => {
  await asMember(page, demoServer())
  for (const name of ['콩이', '보리'])
    expect((await page.request.post(`${demoServer().url}/api/dogs`, { data: dogInput({ name }) })).ok()).toBe(true)
  await page.goto(`${demoServer().url}/place/1`)
  const each = page.getByText('웰시코기').first()
  await expect(each).toBeVisible()
  expect(await widthInLargeText(page)).toBeLessThanOrEqual(320)
  expect(await inLargeText(page, tornWords)).toEqual([])
})

const COMPANY = [
  dogInput({ name: '콩이' }),
  dogInput({ name: '보리', weightKg: 4, size: 'small' }),
  dogInput({ name: '초코', weightKg: 30, size: 'large' }),
]

for (const count of [0, 1, 2, 3])
  test(
    `First view: nothing jumps for a member with ${count} dogs on a place and among likes`,
    ONCE,
    async ({ sharedPage }) => {
      const { page, url, jumps, quiet } = sharedPage
      await asMember(page, { ...demoServer(), url })
      for (const data of COMPANY.slice(0, count))
        expect((await page.request.post(`${url}/api/dogs`, { data })).ok()).toBe(true)
      await page.request.put(`${url}/api/likes/place/1`, { data: { liked: true } })
      // The device learns how many dogs there are.
      await page.goto(`${url}/my`)
      await quiet()
      for (const path of ['/place/1', '/place/2', '/place/3', '/my/like']) {
        await page.goto(url + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await quiet()
        const { sum, shifts } = await jumps()
        expect.soft(sum, `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
      }
    },
  )

test(
  'First view: while a member’s dogs are loaded, a placeholder fills the room of the verdict',
  ONCE,
  async ({ page }) => {
    await asMember(page, demoServer())
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/dogs', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${demoServer().url}/my`)
    await page.goto(`${demoServer().url}/place/1`)
    const verdict = page.getByRole('complementary', { name: '우리 강아지 동반 여부' })
    const meanwhile = verdict.getByRole('region').filter({ hasText: '우리 강아지 기준으로 확인하고 있어요.' })
    await expect.poll(async () => (await meanwhile.boundingBox())?.height).toBeGreaterThan(200)
    release()
    await expect(verdict.getByRole('button', { name: '우리 강아지 등록' })).toBeVisible()
  },
)

test(
  'First view: until the page’s code is there, who has dogs reads the rule, and is asked for neither a dog nor a login',
  ONCE,
  async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.route(/\/assets\/.*\.js/, () => {})
    const open = async (path: string) => {
      await page.setViewportSize(path === '/notice' ? { width: 1440, height: 900 } : { width: 390, height: 844 })
      await page.goto(demoServer().url + path, { waitUntil: 'commit' })
    }
    const verdict = page.getByRole('complementary', { name: '우리 강아지 동반 여부' })
    const asked = [
      ['/place/1', verdict.getByRole('button', { name: '우리 강아지 등록' })],
      ['/', page.getByRole('button', { name: /우리 강아지도 될까요/ })],
      ['/community/1/comments', page.getByText('로그인하면 댓글을 쓸 수 있어요.')],
      ['/community?board=lounge', page.getByRole('heading', { name: '로그인하면 볼 수 있어요' })],
      ['/notice', page.getByRole('link', { name: '로그인', exact: true })],
    ] as const
    for (const [path, invitation] of asked) {
      await open(path)
      await expect(invitation).toBeVisible()
    }
    await page.evaluate(() => {
      localStorage['daengdaeng.member'] = JSON.stringify({ id: 1, role: 'member', renewedAt: 0 })
      localStorage['daengdaeng.party'] = '2'
    })
    for (const [path, invitation] of asked) {
      await open(path)
      await expect(page.locator('[data-html], [data-visitors]').first()).toBeAttached()
      await expect(invitation).toBeHidden()
    }
    await open('/place/1')
    await expect(verdict.getByText('우리 강아지 기준으로 확인하고 있어요.')).toBeVisible()
    await expect(verdict.getByRole('heading', { name: /kg|크기|조건|구역/ })).toBeVisible()
    await context.close()
  },
)

test(`R1.1 C1 place before a dog is described: titled in Korean; ${LOOKS}`, ONCE, async ({ sharedPage }) => {
  await judge(SCREENS['place']!, sharedPage)
})

/** What keeps a worker's member logged in. */
let session: Awaited<ReturnType<BrowserContext['cookies']>> = []

for (const [name, screen] of Object.entries(MEMBER_SCREENS)) {
  test(`R2.18 R2.21 C1 a member’s ${name}: titled in Korean; ${LOOKS}`, ONCE, async ({ sharedPage }) => {
    const { page, url } = sharedPage
    if (session.length > 0) await page.context().addCookies(session)
    else await asMember(page, { ...demoServer(), url })
    await judge(screen, sharedPage)
    session = await page.context().cookies()
  })
}

/** Run side by side. */
const PARTS = 2

for (let part = 0; part < PARTS; part += 1)
  test(
    `Everyday use: the screens and sheets of a member with dogs, lists and reports are whole, also in text of 200 %, part ${part + 1}`,
    ONCE,
    async ({ sharedPage }) => {
      test.setTimeout(600_000)
      const server = await startServer()
      const { page } = sharedPage
      await asMember(page, server)
      await fillMember(async (method, path, data) => {
        const answer = await page.request.fetch(`${server.url}/api/${path}`, { method, data })
        expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
        return ((await answer.json()) as { data: unknown }).data
      })
      for (const [name, screen] of Object.entries(FILLED_SCREENS).filter((_, index) => index % PARTS === part))
        await test.step(name, async () => {
          const { sum, shifts } = await judgeSheet(screen, { ...sharedPage, url: server.url })
          // A sheet lies over its screen, which is judged by itself.
          if (name.includes(', ')) return
          expect.soft(sum, `${name}: cumulative layout shift ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
          expect.soft(await overflowAt(page, [390, 280, 320, 360]), 'wider').toEqual([])
          await onDesktop(page, async (resize) => {
            expect.soft(await overflowAt(page, [960, 1280, 2560, 1440], resize), 'wider on a desktop').toEqual([])
          })
        })
      await server.stop()
    },
  )

test('Everyday use: sheets of a visitor are whole, also in text of 200 %', ONCE, async ({ sharedPage }) => {
  test.setTimeout(120_000)
  const dog = await describeDog(sharedPage.page, { name: '콩이', weightKg: 14 })
  for (const [name, sheet] of Object.entries({ ...SHEETS, ...PHONE_SHEETS }))
    await test.step(name, async () => void (await judgeSheet(sheet, sharedPage)))
  await dog.dispose()
})

test(
  `R2.12 R2.18 C1 one’s own words and the report of another’s photos: titled in Korean; ${LOOKS}`,
  ONCE,
  async ({ sharedPage }) => {
    const { page, url } = sharedPage
    await asMember(page, { ...demoServer(), url })
    const send = async (path: string, data: object) => {
      const answer = await page.request.post(`${url}/api${path}`, { data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return ((await answer.json()) as { data: { id: number } }).data.id
    }
    const more = { dogId: null, showDogName: false, photoIds: [] }
    const post = { board: 'daily', category: null, title: '처음 간 바다', text: '파도를 처음 봤어요.', placeId: 1 }
    const id = await send('/posts', { ...post, ...more })
    await send(`/posts/${id}/comments`, { text: '또 가고 싶어요.', answerTo: null })
    const visitedOn = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
    const review = { stars: 4, visitedOn, tags: [], text: '마당이 넓고 물그릇도 있었어요.' }
    await send('/places/1/reviews', { ...review, ...more })
    const own = () => expect(page.getByRole('button', { name: '지우기' })).toBeVisible()
    await judge({ path: '/my/community', title: /^내 글/, ready: own }, sharedPage)
    const comment = () => expect(page.getByRole('link', { name: '처음 간 바다' })).toBeVisible()
    await judge({ path: '/my/community?list=comments', title: /^내 글/, ready: comment }, sharedPage)
    await judge({ path: '/my/review', title: /^내 후기/, ready: own }, sharedPage)
    const chosen = () => expect(page.getByRole('button', { name: /빼기$/ })).toBeVisible()
    await judge({ path: `/community/${id}/edit`, title: /고치기/, ready: chosen }, sharedPage)
    const photos = () => expect(page.getByRole('radio', { name: '사진 2' })).toBeVisible()
    await judge({ path: '/community/60/report', title: /신고/, ready: photos }, sharedPage)
  },
)

test(
  `R1.7 R2.06 R2.31 C1 a notice and a mentor’s desk: titled in Korean; ${LOOKS}`,
  ONCE,
  async ({ sharedPage, browser }) => {
    test.setTimeout(240_000)
    const server = await startServer()
    const [admin, asker] = [await browser.newPage(), await browser.newPage()]
    const { page } = sharedPage
    const call = async (by: Page, method: 'post' | 'put', path: string, data: object = {}) => {
      const answer = await by.request[method](`${server.url}/api${path}`, { data })
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
      return ((await answer.json()) as { data: { id: number } }).data
    }
    await asAdmin(admin, server)
    const html = `<h2>달라지는 점</h2><ul><li>${'가나다라'.repeat(40)}</li></ul><p>${'조금 긴 공지예요. '.repeat(60)}</p>`
    const notice = await call(admin, 'post', '/admin/notices', {
      title: '겨울철 산책 안내와 동반 조건 확인 방법이 달라져요',
      category: 'notice',
      html,
      pinned: true,
      visible: true,
      publishedAt: '2026-11-20T00:00:00Z',
    })
    await asMember(asker, server)
    const question = await call(asker, 'post', '/questions', {
      mentorId: null,
      dogId: null,
      placeId: 1,
      photoIds: [],
      publish: true,
      topic: 'behaviour',
      title: `차만 타면 짖어요 ${'왜그럴까요'.repeat(8)}`,
      text: '차에 태우면 내릴 때까지 짖어요. '.repeat(40),
    })
    await asMember(page, server)
    const me = (await (await page.request.get(`${server.url}/api/users/me`)).json()) as { data: { id: number } }
    await call(admin, 'post', `/admin/users/${me.data.id}/acts`, { action: 'role', role: 'mentor', reason: '멘토로' })
    await call(page, 'post', '/auth/refresh')
    await call(page, 'put', '/mentor-desk/profile', {
      kind: 'trainer',
      topics: ['behaviour'],
      accepting: true,
      introduction: '차를 무서워하는 강아지를 가르쳤어요.',
      hours: { days: [1, 2, 3], from: 540, to: 1080 },
    })
    const look = { ...sharedPage, url: server.url }
    const heading = (name: RegExp) => () => expect(page.getByRole('heading', { name }).first()).toBeVisible()
    const waiting = () => expect(page.getByRole('link', { name: /차만 타면/ })).toBeVisible()
    await judge({ path: `/notice/${notice.id}`, title: /^겨울철/, ready: heading(/겨울철/) }, look)
    await judge({ path: '/mentor-dashboard', title: /^멘토/, ready: waiting }, look)
    const response = `/mentor-dashboard/response/${question.id}`
    await judge({ path: response, title: /^멘토 화면/, ready: heading(/차만 타면/) }, look)
    await call(page, 'put', `/mentor-desk/questions/${question.id}/taken`, { taken: true })
    for (const reply of ['차멀미', `긴 이름의 답변 ${'가'.repeat(24)}`])
      await call(page, 'post', '/mentor-desk/replies', { title: reply, text: '타기 두 시간 전부터는 먹이지 마세요.' })
    const editor = () => expect(page.getByRole('textbox', { name: '답변', exact: true })).toBeVisible()
    await judge({ path: response, title: /^멘토 화면/, ready: editor }, look)
    for (const one of [admin, asker]) await one.close()
    await server.stop()
  },
)

test('axe finds nothing in the sheets for dog and filters, light and dark', async ({ page }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${process.env['DEMO_URL']}/place`)
  await SCREENS['list']?.ready(page)
  await page.getByRole('button', { name: '우리 강아지', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsInBothSchemes(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  if (project.name !== 'phone') return
  await page.getByRole('button', { name: '조건', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsInBothSchemes(page, '[role=dialog]')).toEqual([])
})

test('the empty list offers to widen, and the offers lead to places', ONCE, async ({ page }) => {
  await page.goto(`${process.env['DEMO_URL']}/place?g=hospital&sido=제주`)
  await SCREENS['list that is empty']?.ready(page)
  for (let offer = 0; offer < 3 && (await page.getByRole('feed').count()) === 0; offer += 1) {
    const before = page.url()
    await page
      .getByRole('main')
      .getByRole('button', { name: /찾기|보기|넓|빼/ })
      .last()
      .click()
    await expect(page).not.toHaveURL(before)
    await expect(
      page
        .getByRole('feed')
        .or(page.getByRole('heading', { name: /없어요/ }))
        .first(),
    ).toBeVisible()
  }
  await SCREENS['list']?.ready(page)
})

test('a list whose answer fails says so, and a retry brings it', ONCE, async ({ page }) => {
  // The press itself mends it: what the page retries on its own before fails, and can't take the button away meanwhile.
  await page.addInitScript(() => {
    let broken = true
    const fetch = window.fetch.bind(window)
    window.fetch = (input, init) =>
      broken && new Request(input).url.includes('/api/places?')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input, init)
    const isRetry = (button: Element | null) =>
      /다시/.test(button?.getAttribute('aria-label') ?? button?.textContent ?? '')
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && isRetry(target.closest('button'))) broken = false
      },
      { capture: true },
    )
  })
  // A list that the page itself asks for: the first one would come with the HTML.
  await page.goto(`${process.env['DEMO_URL']}/search?q=카페`)
  await page.getByRole('button', { name: /모두 찾기/ }).click()
  await page.getByRole('button', { name: /다시/ }).click()
  await SCREENS['search results']?.ready(page)
})

test('a double tap on a card opens the place once, and back leads to the list', ONCE, async ({ page }) => {
  await page.goto(`${process.env['DEMO_URL']}/place`)
  await SCREENS['list']?.ready(page)
  const link = page.getByRole('feed').getByRole('link').first()
  await link.dblclick()
  await expect(page).toHaveURL(/\/place\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/place($|\?)/)
})
