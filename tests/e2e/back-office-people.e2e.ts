import { type Browser, expect, type Page, test } from '@playwright/test'
import { asAdmin } from '../support/admin.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { overflowAt } from '../support/widths.ts'
import { asMember } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
test.afterAll(() => server.stop())

/** Without a space to break at. */
const LONG = '멍'.repeat(200)

/** What a member sends, who is gone afterwards. */
async function byMember(browser: Browser, send: (page: Page) => Promise<void>): Promise<string> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const { nickname } = await asMember(page, server)
  await send(page)
  await context.close()
  return nickname
}

async function ask<T>(page: Page, path: string, data?: object): Promise<T> {
  const answer = await (data ? page.request.post(server.url + path, { data }) : page.request.get(server.url + path))
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

/** axe in light and dark, and no more width than the window has. */
async function judge(page: Page): Promise<void> {
  // While its code is loaded a page has no landmarks yet.
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect.soft(await violationsInBothSchemes(page), page.url()).toEqual([])
  expect.soft(await overflowAt(page, [960, 1280, 1440, 2560]), `${page.url()}: wider`).toEqual([])
}

test('R2.26 C7 members, checks and reports are worked on by their lists, however long the words', async ({
  page,
  browser,
}) => {
  await asAdmin(page, server)
  const suggested = 1
  const reporter = await byMember(browser, async (member) => {
    const { items } = await ask<{ items: { id: number }[] }>(member, `/api/places/${suggested}/reviews?order=new`)
    await ask(member, '/api/reports', { kind: 'review', id: items[0]?.id, reason: 'privacy', text: LONG })
    const place = await ask<{ updatedAt: string }>(member, `/api/places/${suggested}`)
    await ask(member, `/api/places/${suggested}/suggestions`, {
      changes: { maxDogs: 7 },
      way: 'visited',
      sign: false,
      basedOn: place.updatedAt,
      photoIds: [],
      word: LONG,
    })
  })

  await test.step('a report is found, read and decided', async () => {
    await page.goto(`${server.url}/adm/report`)
    const row = page.getByRole('table', { name: '신고 목록' }).getByRole('row').nth(1)
    await expect(row).toContainText('개인정보')
    await judge(page)
    const link = row.getByRole('link')
    const [line, around] = await Promise.all([colorOf(link), colorOf(row)])
    expect(line, 'a link looks like one').not.toBe(around)
    await link.click()
    await expect(page.getByText(LONG)).toBeVisible()
    await judge(page)
    await page.getByRole('radio', { name: '숨기기' }).check({ force: true })
    await page.getByLabel('까닭', { exact: true }).fill('전화번호가 적혀 있어요.')
    await page.getByRole('button', { name: '숨기기', exact: true }).click()
    await expect(page.getByText('지금 (숨긴 후기)')).toBeVisible()
  })

  await test.step('a suggestion is found among the places to check, and refused with a reason', async () => {
    await page.goto(`${server.url}/adm/verify?only=suggestions`)
    await judge(page)
    await page.getByRole('table', { name: '확인할 곳 목록' }).getByRole('link').first().click()
    const suggestion = page.getByRole('article', { name: `${reporter}님의 제안` })
    await expect(suggestion.getByText(LONG)).toBeVisible()
    await judge(page)
    await suggestion.getByRole('radio', { name: '반려하기' }).check({ force: true })
    await suggestion.getByLabel('반영하지 않는 까닭').fill('가게에 물었더니 두 마리까지래요.')
    await suggestion.getByRole('button', { name: '반려하고 알리기' }).click()
    await expect(suggestion).toHaveCount(0)
  })

  await test.step('a member is found by name, and warned', async () => {
    await page.goto(`${server.url}/adm/users?q=${encodeURIComponent(reporter)}`)
    await judge(page)
    await page.getByRole('table', { name: '회원 목록' }).getByRole('link', { name: reporter }).click()
    await expect(page.getByRole('heading', { level: 1, name: reporter })).toBeVisible()
    await judge(page)
    await page.getByLabel('까닭', { exact: true }).fill('가')
    await page.getByRole('button', { name: '주의 주기' }).click()
    await expect(page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first()).toBeVisible()
    await judge(page)
  })

  await test.step('what doesn’t exist says so', async () => {
    for (const path of ['/adm/users/999999', '/adm/verify/999999', '/adm/report/review/999999']) {
      await page.goto(server.url + path)
      await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
      await judge(page)
    }
  })
})

const colorOf = (locator: ReturnType<Page['locator']>) => locator.evaluate((element) => getComputedStyle(element).color)
