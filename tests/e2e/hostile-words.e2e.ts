import { watchNetwork } from '../support/quiet-network.ts'
import { expect, type Page, test } from '@playwright/test'
import { asMember } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

// A member whose input other visitors would read.
let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
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
    const dog = await tell('POST', '/dogs', {
      ...{
        name: NAME,
        breed: NAME,
        weightKg: 12.4,
        size: 'medium',
        restricted: false,
        guide: false,
        birthday: '2021-03',
      },
      ...{
        sex: 'female',
        neutered: true,
        registrationNumber: null,
        vaccinations: [],
        traits: [],
        note: MARKUP,
        photoId: null,
      },
    })
    await tell('PUT', '/likes/place/1', { liked: true })
    await tell('PUT', '/likes/place/1/note', { note: MARKUP })
    await tell('POST', '/like-lists', { name: NAME, color: 'red' })
    const visitedOn = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
    await tell('POST', '/places/1/reviews', {
      ...{ stars: 5, visitedOn, text: MARKUP, tags: [], photoIds: [], dogId: dog.id, showDogName: true },
    })
    await tell('PUT', '/places/1/entries', {
      outcome: 'admitted',
      visitedOn,
      dogId: dog.id,
      dog: null,
      word: MARKUP.slice(0, 50),
    })

    await tell('POST', '/proposals', {
      ...{ name: MARKUP, group: null, address: MARKUP, position: null, rules: MARKUP, way: 'visited' },
      ...{ phone: '', homepage: '', photoIds: [] },
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
