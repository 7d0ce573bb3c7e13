import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { KAKAO_KEY, type KakaoStandIn, startKakaoStandIn } from '../support/kakao/stand-in.ts'
import { type Proxy, openProxy } from '../support/proxy.ts'
import { type RunningServer, startServer } from '../support/server.ts'

// Starts two browsers and a worker: takes longer than other tests.
test.setTimeout(120_000)

let kakao: KakaoStandIn
let server: RunningServer
let line: Proxy
let profile: string
let context: BrowserContext | undefined

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ env: { KAKAO_MAP_KEY: KAKAO_KEY } })
})
test.afterAll(() => server.stop())
test.beforeEach(async () => {
  kakao = await startKakaoStandIn()
  line = await openProxy(server.url)
  profile = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-profile-'))
})
test.afterEach(async () => {
  await context?.close()
  await line.close()
  await kakao.stop()
  rmSync(profile, { recursive: true, force: true })
})

async function openBrowser(): Promise<Page> {
  const { launchOptions, viewport, isMobile, hasTouch, locale, timezoneId } = test.info().project.use
  context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), ...kakao.browserArgs],
    viewport: viewport ?? null,
    ...(isMobile && { isMobile, hasTouch }),
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
    baseURL: line.url,
    serviceWorkers: 'allow',
  })
  return context.pages()[0] ?? (await context.newPage())
}

const PARTS = ['clusterer.js', 'kakao.js', 'sdk.js', 'services.js']
const MAP = '/map?at=37.55,126.98,11'
const pin = (page: Page) => page.getByRole('button', { name: /^연남동 발자국 카페, / })

/** File names of the parts that the worker has cached, with the type of response (cors or opaque). */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('maps-script')
    const answers = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const name = new URL(request.url).pathname.split('/').pop() ?? ''
        return [name, (await cache.match(request))?.type ?? ''] as const
      }),
    )
    return Object.fromEntries(answers.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
const all = (type: string) => Object.fromEntries(PARTS.map((part) => [part, type]))

for (const cors of [true, false]) {
  const where = cors ? 'with CORS where the host allows it' : 'also where the host allows no CORS'
  test(`C2 R7.11 the worker keeps the maps script, ${where}, and the map comes up without any network`, async () => {
    kakao.cors = cors
    let page = await openBrowser()
    await page.goto(MAP)
    await expect(pin(page)).toBeVisible()
    // The first visit bypassed the worker: it caches what the page reports afterwards.
    await expect.poll(() => kept(page), { timeout: 30_000 }).toEqual(all(cors ? 'cors' : 'opaque'))
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

    // The next visit gets the cached one at once, and revalidates it.
    kakao.asked.length = 0
    await page.goto(MAP)
    await expect(pin(page)).toBeVisible()
    await expect.poll(() => kakao.asked.filter((address) => address.endsWith('/sdk.js')).length).toBeGreaterThan(0)
    await context?.close()
    await line.cut()
    await kakao.stop()

    page = await openBrowser()
    await page.goto(MAP)
    await expect(page.locator('[data-stand-in="kakao"]')).toBeVisible()
    await expect(pin(page)).toBeVisible()
  })
}
