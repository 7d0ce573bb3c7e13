import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { kcisaSample } from '../support/journey-data.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({ args: ['--empty'] })
})
test.afterAll(() => server.stop())

const card = (page: Page, name: RegExp) => page.getByRole('feed', { name: '장소 목록' }).getByRole('link', { name })

async function openDogSheet(page: Page): Promise<void> {
  const tab = page.getByRole('button', { name: '우리 강아지', exact: true })
  await tab.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The first card that is completely visible below the bars. */
async function firstInView(page: Page): Promise<{ name: string; top: number }> {
  const links = await page.getByRole('feed', { name: '장소 목록' }).getByRole('heading').getByRole('link').all()
  for (const link of links) {
    const box = await link.boundingBox()
    if (box && box.y > 200 && box.y < 600) return { name: (await link.textContent()) ?? '', top: box.y }
  }
  throw new Error('No card in view')
}

async function importFile(): Promise<string> {
  const file = path.join(server.dataDir, 'sample.csv')
  writeFileSync(file, kcisaSample())
  const cli = path.resolve(import.meta.dirname, '../../dist/node/server/import/cli.js')
  const { stdout } = await promisify(execFile)(process.execPath, [cli, file], {
    env: { ...process.env, DATA_DIR: server.dataDir, LOG_LEVEL: 'warn' },
  })
  return stdout
}

test('R2.02 R2.04 R2.05 R2.08 R2.09 from an empty app and a public file to a verdict for a 14 kg dog, and back to the same spot', async ({
  page,
}) => {
  await test.step('empty, the app says so and nothing is broken', async () => {
    await page.goto(`${server.url}/place`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/없어요/).first()).toBeVisible()
  })

  await test.step('the import hands over to the running server', async () => {
    const said = await importFile()
    expect(said).toContain('41')
  })

  await test.step('search 속초 카페', async () => {
    await page.goto(`${server.url}/search`)
    const box = page.getByRole('combobox')
    await box.fill('속초 카페')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\/list\?/)
    await expect(card(page, /파도결/).first()).toBeVisible()
    await expect(card(page, /한밭멍카페/)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: '40곳' })).toBeVisible()
  })

  await test.step('describe a 14 kg dog', async () => {
    await openDogSheet(page)
    const sheet = page.getByRole('dialog')
    await sheet.locator('label').filter({ hasText: '중형견' }).click()
    await sheet.getByRole('textbox', { name: '몸무게' }).fill('14')
    await sheet.getByRole('textbox', { name: /이름/ }).fill('콩이')
    await sheet.getByRole('button', { name: '콩이 기준으로 보기' }).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('only the places that 콩이 may enter, with the reasons on the cards', async () => {
    await page
      .getByRole('button', { name: /콩이.*갈 수 있는 곳/ })
      .first()
      .click()
    await expect(page).toHaveURL(/fits=can/)
    // 모두 가능, 15kg 미만 and 20kg 이하: 4 of each 7 sizes.
    await expect(page.getByRole('status').filter({ hasText: '23곳' })).toBeVisible()
    await expect(page.getByText('갈 수 있어요').first()).toBeVisible()
    await expect(page.getByText('갈 수 없어요')).toHaveCount(0)
  })

  let listUrl = ''
  let name = ''
  let top = 0
  await test.step('scroll down and open a place', async () => {
    const list = page.getByRole('feed', { name: '장소 목록' })
    await list.getByRole('article').first().hover()
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
    const seen = await firstInView(page)
    listUrl = page.url()
    name = seen.name
    top = seen.top
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`${name} \\| 댕댕로드`))
    await expect(page.getByText(/콩이/).first()).toBeVisible()
    await expect(page.getByText('한국문화정보원').first()).toBeVisible()
  })

  await test.step('read its guide', async () => {
    await page.getByRole('link', { name: /이용 안내/ }).click()
    await expect(page).toHaveURL(/\/guide$/)
    await expect(page.getByRole('heading', { level: 1, name: '이용 안내' })).toBeVisible()
    await expect(page.getByText('목줄').first()).toBeVisible()
  })

  await test.step('go back to the same spot of the list', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(listUrl)
    const again = page.getByRole('link', { name })
    await expect(again).toBeInViewport()
    await expect.poll(async () => Math.abs(((await again.boundingBox())?.y ?? Number.NaN) - top)).toBeLessThan(3)
  })
})
