import { expect, type Page } from '@playwright/test'
import { test } from '../support/offline.ts'
import { violations } from '../support/axe.ts'
import type { Proxy } from '../support/proxy.ts'
import { keptByWorker, type Profile, screensReady } from '../support/profile.ts'
import { storedQueries } from '../support/stored-queries.ts'

// Starts two browsers and a worker: takes longer than other tests.
test.describe.configure({ timeout: 120_000 })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first()
const listed = (page: Page) => page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()
const told = (page: Page) => page.getByRole('complementary', { name: '연결 상태' })
const AS_OF = /\d{1,2}월\s\d{1,2}일 \d\d:\d\d 기준$/

/** A page whose worker controls it, with these paths cached. */
async function visited({ profile, line }: { profile: Profile; line: Proxy }, paths: string[]): Promise<Page> {
  const page = await profile.open(line.url)
  await page.goto('/place')
  await expect(listed(page)).toBeVisible()
  await screensReady(page)
  await expect.poll(() => keptByWorker(page)).toEqual(expect.arrayContaining(['/api/places', '/api/groups']))
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => keptByWorker(page)).toContain(`/api/places/${path.split('/').slice(2).join('/')}`)
  }
  return page
}

test('C2 C3 without a server, seen screens show with their age, and are refreshed once it is back', async ({
  profile,
  line,
  leave,
}) => {
  let page = await visited({ profile, line }, ['/place/1'])
  await leave()

  page = await profile.open(line.url)
  await page.goto('/place/1')
  await expect(heading(page, '연남동 발자국 카페')).toBeVisible()
  await expect(told(page)).toHaveText(new RegExp(`^오프라인 · ${AS_OF.source}`))
  await page.goto('/place')
  await expect(listed(page)).toBeVisible()
  await expect(told(page)).toHaveText(new RegExp(`^오프라인 · ${AS_OF.source}`))

  await line.mend()
  await expect(told(page)).toBeHidden({ timeout: 45_000 })
  await expect(page.getByText('다시 연결됐어요.')).toBeAttached()
})

test('C2 C3 on a slow connection cached data is shown first, with its age, until the answer arrives', async ({
  profile,
  line,
}) => {
  const page = await visited({ profile, line }, ['/place/1'])
  line.hold(Infinity)
  await page.goto('/place/1')
  // No answer has arrived.
  await expect(heading(page, '연남동 발자국 카페')).toBeVisible()
  await expect(told(page)).toHaveText(new RegExp(`^연결이 느려요 · ${AS_OF.source}`))
  line.hold(0)
  await expect(told(page)).toBeHidden()
  await expect(heading(page, '연남동 발자국 카페')).toBeVisible()
})

test('C2 the connection line appears and disappears without layout shift', async ({ profile, line }) => {
  const page = await visited({ profile, line }, ['/place/1'])
  await page.goto('/place')
  await expect(listed(page)).toBeVisible()
  // The last to arrive: it moves what stands in its line.
  await expect(page.getByText(/^영업 (?:중|종료)/).first()).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  const before = await page.evaluate(() => window.scrollY)
  await line.cut()
  await page.context().setOffline(true)
  await expect(told(page)).toHaveText(new RegExp(`^오프라인 · ${AS_OF.source}`))
  await line.mend()
  await page.context().setOffline(false)
  await expect(told(page)).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`C2 without a network, what lists told stands in for what was never opened (${colorScheme})`, async ({
    profile,
    line,
    leave,
  }) => {
    let page = await visited({ profile, line }, [])
    await leave()
    page = await profile.open(line.url, { colorScheme, reducedMotion: 'reduce' })

    // From a list's card: all of its data, and a note on what is missing.
    await page.goto('/place')
    const card = listed(page).getByRole('link').first()
    const name = await card.innerText()
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('연결되면 보여 드려요')).toBeVisible()
    await expect(heading(page, '반려견 동반 조건')).toBeVisible()
    await expect(told(page)).toHaveText(new RegExp(`^오프라인 · ${AS_OF.source}`))
    expect(await violations(page)).toEqual([])

    // A search that was never made, among the places on the device.
    await page.goto('/search/list?q=카페')
    await expect(page.getByText(/이 기기에 있는 \d+곳만 보여 드려요/)).toBeVisible()
    expect(await violations(page)).toEqual([])

    // No data at all: shown at once, with a way to continue.
    await page.goto('/place/9999')
    await expect(heading(page, '아직 이 기기에 없는 장소예요')).toBeVisible({ timeout: 5_000 })
    await expect(heading(page, '이 기기에서 볼 수 있는 곳')).toBeVisible()
    await expect(told(page)).toHaveText('오프라인')
    expect(await violations(page)).toEqual([])
  })
}

test('C3 answers are in IndexedDB too, and are shown from there where the worker’s are gone', async ({
  profile,
  line,
  leave,
}) => {
  let page = await profile.open(line.url)
  await page.goto('/place/1')
  await expect(heading(page, '연남동 발자국 카페')).toBeVisible()
  await screensReady(page)
  await expect.poll(() => storedQueries(page)).toEqual(expect.arrayContaining(['["places","detail",1]', '["groups"]']))
  await page.goto('/search')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('answers-')) await caches.delete(name)
  })
  await leave()

  page = await profile.open(line.url)
  await page.goto('/place/1')
  await expect(heading(page, '연남동 발자국 카페')).toBeVisible()
  await expect(heading(page, /영업시간/)).toBeVisible()
})
