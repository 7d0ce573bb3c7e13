import { watchNetwork } from '../support/quiet-network.ts'
import { expect, type Page, test } from '@playwright/test'
import { dogInput } from '../../server/testing/dog-input.ts'
import { asAdmin } from '../support/admin.ts'
import { asMember } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

// A member whose input other visitors would read.
let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
test.afterAll(() => server.stop())

/** Short enough for a name. `hit` reveals that a script ran. */
const NAME = '<img src=x onerror=h()>'.slice(0, 20)
const MARKUP = '"><img src=x onerror="hit()"><script>hit()</script><a href="javascript:hit()">눌러요</a>'

/** Reports what would have run: this test's script by name, anything else by a CSP violation. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    const note = (what: string) => () => void seen.push(what)
    Object.assign(window, { seen, hit: note('ran'), h: note('ran') })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test(
  'words that are markup are shown as the words that they are, on every screen that shows them',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(120_000)
    const seen = await watch(page)
    await asMember(page, server, '해커')
    const tell = async (method: 'POST' | 'PUT', path: string, data: object) => {
      const answer = await page.request.fetch(`${server.url}/api${path}`, { method, data })
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
      return ((await answer.json()) as { data: { id: number } }).data
    }
    const me = (await (await page.request.get(`${server.url}/api/users/me`)).json()) as { data: { nickname: string } }
    await tell('PUT', '/users/me', { nickname: me.data.nickname, marketing: false, introduction: MARKUP })
    const dog = await tell('POST', '/dogs', dogInput({ name: NAME, breed: NAME, note: MARKUP }))
    await tell('PUT', '/likes/place/1', { liked: true })
    await tell('PUT', '/likes/place/1/note', { note: MARKUP })
    await tell('POST', '/like-lists', { name: NAME, color: 'red' })
    const visitedOn = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
    await tell('POST', '/places/1/reviews', {
      stars: 5,
      visitedOn,
      text: MARKUP,
      tags: [],
      photoIds: [],
      dogId: dog.id,
      showDogName: true,
    })
    await tell('PUT', '/places/1/entries', {
      outcome: 'admitted',
      visitedOn,
      dogId: dog.id,
      dog: null,
      word: MARKUP.slice(0, 50),
    })

    await tell('POST', '/proposals', {
      name: MARKUP,
      group: null,
      address: MARKUP,
      position: null,
      rules: MARKUP,
      way: 'visited',
      phone: '',
      homepage: '',
      photoIds: [],
    })

    const quiet = watchNetwork(page)
    for (const [path, words] of [
      ['/my', MARKUP],
      ['/my/profile', null],
      [`/my/dog/${dog.id}`, null],
      [`/my/dog/${dog.id}/card`, NAME],
      ['/my/like', MARKUP],
      ['/my/evidence', MARKUP.slice(0, 50)],
      [`/my/evidence/create?name=${encodeURIComponent(MARKUP)}`, null],
      ['/place/1', null],
      ['/place/1/review', MARKUP],
      ['/my/review', MARKUP],
    ] as const) {
      await page.goto(server.url + path)
      await expect(page.getByRole('main')).toBeVisible()
      if (words) await expect(page.getByText(words).first(), path).toBeAttached()
      await quiet()
      expect(await page.locator('img[src="x"], a[href^="javascript"]').count(), path).toBe(0)
      expect(await seen(), path).toEqual([])
    }
  },
)

/** Short enough for a title, and in the words that search finds. */
const TITLE = '멍멍표식 <img src=x onerror="hit()">'

interface Answered {
  id: number
  nickname: string
}

async function tell(page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<Answered> {
  const answer = await page.request.fetch(`${server.url}/api${path}`, { method, data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: Answered }).data
}

/** Opens each address and waits for its words, which neither run nor become elements. */
async function judge(page: Page, screens: readonly (readonly [path: string, words: string])[]): Promise<void> {
  const seen = await watch(page)
  const quiet = watchNetwork(page)
  for (const [path, words] of screens) {
    await page.goto(server.url + path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByText(words).first(), path).toBeAttached()
    await quiet()
    expect(await page.locator('img[src="x"], a[href^="javascript"]').count(), path).toBe(0)
    expect(await seen(), path).toEqual([])
  }
}

test(
  'R2.07 R2.12 R1.7 R1.5 Community: markup stays words in the community, mentoring, notifications, search and the back office',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.setTimeout(240_000)
    const [away, desk] = await Promise.all([browser.newContext(), browser.newContext()])
    const [other, admin] = await Promise.all([away.newPage(), desk.newPage()])
    await asMember(page, server, '해커')
    await asMember(other, server, '손님')
    await asAdmin(admin, server)

    const post = await tell(page, 'POST', '/posts', {
      board: 'daily',
      category: null,
      title: TITLE,
      text: MARKUP,
      html: null,
      placeId: 1,
      dogId: null,
      showDogName: false,
      photoIds: [],
      visit: { outcome: 'refused', visitedOn: today() },
    })
    const comment = await tell(page, 'POST', `/posts/${post.id}/comments`, { text: MARKUP, answerTo: null })
    await tell(other, 'POST', `/posts/${post.id}/comments`, { text: MARKUP, answerTo: comment.id })
    await tell(other, 'POST', '/reports', { kind: 'comment', id: comment.id, reason: 'other', text: MARKUP })
    await tell(page, 'PUT', '/places/2/entries', {
      outcome: 'refused',
      visitedOn: today(),
      dogId: null,
      dog: null,
      word: MARKUP.slice(0, 50),
    })
    const review = await tell(page, 'POST', '/places/2/reviews', {
      stars: 1,
      visitedOn: today(),
      text: MARKUP,
      tags: [],
      photoIds: [],
      dogId: null,
      showDogName: false,
    })

    const hours = { days: [1, 2, 3, 4, 5], from: 540, to: 1080 }
    await tell(admin, 'PUT', '/mentor-desk/profile', {
      kind: 'vet',
      topics: ['health'],
      introduction: MARKUP,
      accepting: true,
      hours,
    })
    const asked = {
      mentorId: null,
      title: TITLE,
      text: MARKUP,
      topic: 'health',
      dogId: null,
      placeId: null,
      photoIds: [],
      publish: true,
    }
    const question = await tell(page, 'POST', '/questions', asked)
    await tell(page, 'POST', '/questions', asked)
    await tell(admin, 'PUT', `/mentor-desk/questions/${question.id}/taken`, { taken: true })
    await tell(admin, 'POST', '/mentor-desk/replies', { title: TITLE, text: MARKUP })
    await tell(admin, 'PUT', `/mentor-desk/questions/${question.id}/answer`, {
      text: MARKUP,
      html: null,
      publish: true,
    })
    const notice = await tell(admin, 'POST', '/admin/notices', {
      title: TITLE,
      category: 'notice',
      html: `<p>멍멍표식</p>${MARKUP}`,
      pinned: true,
      visible: true,
      publishedAt: new Date(Date.now() - 60_000).toISOString(),
    })
    await tell(admin, 'POST', '/admin/boards', {
      slug: 'marked',
      name: NAME,
      description: TITLE,
      categories: [{ key: 'a', name: NAME }],
      writers: 'member',
      readers: null,
      photos: true,
      places: true,
      anonymous: false,
      visible: true,
      position: 90,
    })

    const found = encodeURIComponent('멍멍표식')
    await judge(page, [
      ['/community', TITLE],
      ['/community?board=marked', NAME],
      [`/community/${post.id}/comments`, MARKUP],
      [`/community/${post.id}/edit`, MARKUP],
      ['/community/create', NAME],
      ['/my/community', TITLE],
      ['/my/community?list=comments', MARKUP],
      ['/my/notification', MARKUP],
      ['/mentoring', TITLE],
      ['/mentoring/my', TITLE],
      [`/mentoring/${question.id}`, MARKUP],
      [`/mentoring/my/${question.id}`, MARKUP],
      ['/notice', TITLE],
      [`/notice/${notice.id}`, TITLE],
      [`/search/list?q=${found}&tab=post`, TITLE],
      [`/search/list?q=${found}&tab=answer`, TITLE],
      [`/search/list?q=${found}&tab=notice`, TITLE],
      [`/search/list?q=${encodeURIComponent(TITLE)}`, TITLE],
    ])
    await judge(other, [
      [`/community/${post.id}/report?comment=${comment.id}&by=${encodeURIComponent(MARKUP)}`, '신고'],
    ])
    await admin.setViewportSize({ width: 1280, height: 800 })
    await judge(admin, [
      ['/mentor-dashboard', TITLE],
      [`/mentor-dashboard/response/${question.id}`, MARKUP],
      ['/adm/report', MARKUP.slice(0, 40)],
      [`/adm/report/comment/${comment.id}`, MARKUP],
      [`/adm/report/post/${post.id}`, MARKUP],
      [`/adm/report/review/${review.id}`, MARKUP],
      ['/adm/review', MARKUP.slice(0, 40)],
      ['/adm/entry', MARKUP.slice(0, 40)],
      ['/adm/verify/2', MARKUP.slice(0, 50)],
      ['/adm/mentor/question', TITLE],
      ['/adm/notice', TITLE],
      [`/adm/notice/${notice.id}`, TITLE],
      ['/adm/master/board', NAME],
      ['/adm/audit', TITLE],
    ])
    await Promise.all([away.close(), desk.close()])
  },
)

/** In Korea. */
const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
