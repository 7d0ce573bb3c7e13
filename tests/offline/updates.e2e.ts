import { rmSync } from 'node:fs'
import { expect as expectSoon, type Page, test } from '@playwright/test'
import { UPDATE_CHECK_MS } from '../../src/platform/updates/updates.ts'
import { type Build, brokenBuild, nextBuild, temporary, THIS_BUILD } from '../support/builds.ts'
import { describeDog } from '../support/dog.ts'
import { createProfile, screensReady } from '../support/profile.ts'
import { type Proxy, openProxy } from '../support/proxy.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { goTo, home, watchLoads } from '../support/navigation.ts'
import { checkForNewer, stopOlderWhenAsked, waiting } from '../support/workers.ts'

// Two real builds, one after the other at the same address, with the same content.
test.use({ serviceWorkers: 'allow', actionTimeout: 40_000 })
// Servers start and workers install meanwhile: slow machines need more time.
// In one worker, with one server for each build.
test.describe.configure({ mode: 'default', timeout: 150_000 })
const expect = expectSoon.configure({ timeout: 40_000 })

let next: Build
let broken: string
/** The address that browsers open: a proxy to the server of the deployed build. */
let line: Proxy
/** One for each build deployed so far, reused by later tests. */
const servers = new Map<string, RunningServer>()

test.beforeAll(async () => {
  test.setTimeout(180_000)
  next = await nextBuild()
  broken = temporary()
  line = await openProxy(process.env['DEMO_URL']!)
})
test.afterAll(async () => {
  await line.close()
  await Promise.all([...servers.values()].map((server) => server.stop()))
  rmSync(broken, { recursive: true, force: true })
})
test.beforeEach(() => deploy(THIS_BUILD))
test.beforeEach(({ page }) => stopOlderWhenAsked(page))

async function deploy({ main }: Build): Promise<void> {
  const server = servers.get(main) ?? (await startServer({ main }))
  servers.set(main, server)
  line.leadTo(server.url)
}

const listed = (page: Page) => page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()

/** Opens home, and waits until the worker has all of the build. Returns the paths that are loaded in full from then on. */
async function open(page: Page): Promise<string[]> {
  await page.goto(line.url)
  await expect(home(page)).toBeVisible()
  // A chunk that hasn't arrived yet would be asked of the next build's server.
  await screensReady(page)
  // The page itself looks for a newer build at its start: updates run one after the other, so that one has ended by now.
  await checkForNewer(page)
  return watchLoads(page)
}

/** The page's entry script: each build's has a different address. */
const entry = (page: Page) => page.locator('script[type="module"][src]')
const srcOf = async (page: Page) => (await entry(page).getAttribute('src')) ?? ''

async function deployAndFind(build: Build, page: Page): Promise<void> {
  await deploy(build)
  // On a busy machine an installation may fail for once: the next check repeats it.
  await expect
    .poll(async () => {
      await checkForNewer(page)
      return waiting(page)
    })
    .toBe('installed')
}

test('R4.11 R9.04 C4 a newer build is found within the hour, and the next navigation loads its path in full', async ({
  page,
}) => {
  await page.clock.install()
  const loaded = await open(page)
  const old = await srcOf(page)
  await deploy(next)
  await page.clock.fastForward(UPDATE_CHECK_MS)
  await expect.poll(() => waiting(page)).toBe('installed')
  expect(loaded, 'nothing happens to whoever stays').toEqual([])

  await goTo(page, '장소')
  await expect(entry(page)).not.toHaveAttribute('src', old)
  await expect(listed(page)).toBeVisible()
  await expect(page).toHaveURL(/\/place$/)
  expect(loaded).toEqual(['/place'])

  await goTo(page, '홈')
  await expect(home(page)).toBeVisible()
  expect(loaded, 'once').toEqual(['/place'])

  // Going back to the older build is an update like any other.
  await deploy(THIS_BUILD)
  await page.clock.fastForward(UPDATE_CHECK_MS)
  await expect.poll(() => waiting(page)).toBe('installed')
  await goTo(page, '장소')
  await expect(entry(page)).toHaveAttribute('src', old)
  await expect(listed(page)).toBeVisible()
  expect(loaded).toEqual(['/place', '/place'])
})

test('R4.11 C4 a second tab keeps its screen when the first loads a newer build, and loads it with its own next navigation', async ({
  context,
  page,
}) => {
  await open(page)
  const old = await srcOf(page)
  const second = await context.newPage()
  const loaded = await open(second)
  await deployAndFind(next, page)
  await goTo(page, '장소')
  await expect(entry(page)).not.toHaveAttribute('src', old)
  await expect(listed(page)).toBeVisible()

  // The only change of workers has happened by now.
  await expect.poll(() => waiting(second)).toBeUndefined()
  expect(loaded).toEqual([])
  await expect(entry(second)).toHaveAttribute('src', old)
  await goTo(second, '장소')
  await expect(entry(second)).not.toHaveAttribute('src', old)
  await expect(listed(second)).toBeVisible()
  expect(loaded).toEqual(['/place'])
})

test('R4.11 C4 an unfinished dog form is not lost to a newer build', async ({ context, page }) => {
  await describeDog(page, { weightKg: 14, size: 'medium', name: '콩' })
  await open(page)
  const old = await srcOf(page)
  const writing = await context.newPage()
  const loaded = await open(writing)
  await writing.getByRole('button', { name: '우리 강아지', exact: true }).locator('visible=true').first().click()
  const name = writing.getByRole('dialog').getByRole('textbox', { name: /이름/ })
  await name.fill('콩이')
  await deployAndFind(next, page)
  await goTo(page, '장소')
  await expect(entry(page)).not.toHaveAttribute('src', old)
  await expect.poll(() => waiting(writing)).toBeUndefined()

  await expect(name).toHaveValue('콩이')
  await writing.getByRole('button', { name: '콩이 기준으로 보기' }).click()
  await expect(writing.getByRole('dialog')).toBeHidden()
  expect(loaded).toEqual([])
  await goTo(writing, '장소')
  await expect(entry(writing)).not.toHaveAttribute('src', old)
  await expect.poll(() => writing.evaluate(() => localStorage.getItem('daengdaeng.dog'))).toContain('콩이')
})

test('What fell 13: R4.11 C4 the next navigation loads the newer build though the older worker is busy, and a word typed there stays', async ({
  page,
}) => {
  // On a slow phone the newer worker needs longer.
  await page.addInitScript(() => {
    const post = Reflect.get(ServiceWorker.prototype, 'postMessage') as (...message: [{ type?: unknown }]) => void
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, ...message: [{ type?: unknown }]) {
      const send = () => Reflect.apply(post, this, message)
      if (message[0].type !== 'SKIP_WAITING') return send()
      addEventListener('test:go', send)
      document.documentElement.dataset['asked'] = 'true'
    }
  })
  const loaded = await open(page)
  const old = await srcOf(page)
  await deployAndFind(next, page)
  await goTo(page, '장소, 지역, 초성으로 찾기')
  await expect(entry(page)).not.toHaveAttribute('src', old)
  // It asks by itself only while the visitor hasn't begun to type.
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true')
  const field = page.getByRole('combobox')
  await field.fill('강릉')
  expect(await waiting(page), 'the older worker still serves the newer page').toBe('installed')
  // Code that is fetched while workers change may fail; then the next navigation is a full load, which brings it.
  await page.waitForLoadState('networkidle')
  // The page looks whether the worker that takes over is of its build: until it knows, a navigation is a full load.
  const looked = page.waitForResponse((response) => new URL(response.url()).pathname === '/index.html')
  await page.evaluate(() => dispatchEvent(new Event('test:go')))
  await (await looked).finished()
  // Its next answer reaches the page after that one.
  await page.evaluate(async () => void (await (await fetch('/robots.txt')).text()))
  await expect.poll(() => waiting(page)).toBeUndefined()
  await expect(field).toHaveValue('강릉')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\/list\?q=/)
  expect(loaded).toEqual(['/search'])
})

test('What fell 12: C4 an app that was closed over a release brings the newer build at its first start, by itself', async () => {
  const profile = createProfile()
  try {
    let page = await profile.open(line.url)
    await open(page)
    const old = await srcOf(page)
    await profile.close()
    await deploy(next)
    page = await profile.open(line.url)
    await page.goto(line.url)
    await expect(entry(page)).not.toHaveAttribute('src', old)
    const loaded = watchLoads(page)
    await expect(home(page)).toBeVisible()
    await expect.poll(() => waiting(page)).toBeUndefined()
    await goTo(page, '장소')
    await expect(listed(page)).toBeVisible()
    expect(loaded, 'once').toEqual([])
  } finally {
    await profile.remove()
  }
})

test('C4 a build whose worker can’t be installed changes nothing; the next complete one is loaded', async ({
  page,
}) => {
  const loaded = await open(page)
  const old = await srcOf(page)
  await deploy(brokenBuild(next, broken))
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return new Promise((resolve) => {
      registration?.addEventListener('updatefound', () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => resolve(worker.state))
      })
      void registration?.update()
    })
  })
  expect(end).toBe('redundant')
  await goTo(page, '장소')
  await expect(listed(page)).toBeVisible()
  await expect(entry(page)).toHaveAttribute('src', old)
  expect(loaded).toEqual([])

  await deployAndFind(next, page)
  await goTo(page, '홈')
  await expect(entry(page)).not.toHaveAttribute('src', old)
  await expect(home(page)).toBeVisible()
  expect(loaded).toEqual(['/'])
})

test('R4.12 C4 a tab that slept through a release loads it when a chunk of its own build is missing', async ({
  page,
}) => {
  const loaded = await open(page)
  const old = await srcOf(page)
  await deploy(next)
  // No worker caches the map's engine before a map is opened.
  await goTo(page, '지도')
  await expect(entry(page)).not.toHaveAttribute('src', old)
  await expect(page.locator('canvas')).toBeVisible()
  expect(loaded).toEqual(['/map'])
})
