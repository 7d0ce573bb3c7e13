import { expect, type Page, test } from '@playwright/test'
import { csv, generateKcisa } from '../../server/import/fixture/kcisa.ts'
import { asAdmin } from '../support/admin.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ args: ['--empty'], env: { TRUST_PROXY: '1', SECOND_FACTOR: 'offered' } })
})
test.afterAll(() => server.stop())

const PLACES = 2000
/** Of the generated rows some are for other animals only. */
const rows = [...generateKcisa(2 * PLACES, 2 * PLACES)]
  .filter((row) => /^(모두 가능|10kg 이하)$/.test(row['입장 가능 동물 크기'] ?? ''))
  .map((row, index) => ({ ...row, 시설명: `${row.시설명} ${index}` }))

async function choose(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.getByLabel('공공데이터 파일').setInputFiles({ name, mimeType: '', buffer: bytes })
  await page.getByRole('button', { name: '올리고 살펴보기' }).click()
  await expect(page).toHaveURL(/\/adm\/import\/\d+$/)
}

test('R2.29 from an empty site to 2,000 imported places by upload, and back to an empty site', async ({ page }) => {
  await asAdmin(page, server)

  await test.step('a file that is none is refused in one sentence', async () => {
    await page.goto(`${server.url}/adm/import`)
    await expect(page.getByText('찾은 것이 없어요.')).toBeVisible()
    await page.getByRole('link', { name: '파일 올리기' }).click()
    expect.soft(await violationsInBothSchemes(page), 'the files').toEqual([])
    await choose(page, '받은 것.zip', Buffer.from('PK\u0003\u0004 anything'))
    await expect(page.getByRole('alert')).toContainText('받은 것.zip: ZIP이나 엑셀 파일이에요.')
    await page.goto(`${server.url}/adm`)
    await page.getByRole('link', { name: '실패했거나 끊긴 가져오기' }).click()
    await page.getByRole('link', { name: '받은 것.zip' }).click()
    await page.getByRole('button', { name: '버리기' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '버림' })).toBeVisible()
  })

  await test.step('what would change is shown place by place, and one is left out', async () => {
    await page.goto(`${server.url}/adm/import/create`)
    const table = csv([...rows.slice(0, PLACES + 1), { ...rows[0], 시설명: '자리 없는 카페', 위도: '' }])
    await choose(page, '반려동물 동반 장소.csv', Buffer.from(table))
    await expect(page.getByRole('heading', { level: 2, name: '살펴보기: 마침' })).toBeVisible()
    await expect(page.getByRole('button', { name: '새 장소 2,001' })).toBeVisible()
    await page.getByRole('button', { name: '제외 1' }).click()
    await expect(page.getByRole('row', { name: /자리 없는 카페/ })).toContainText('위치가 없어요')
    await expect(page.getByRole('row', { name: /자리 없는 카페/ })).toContainText('2,003줄')
    await page.getByRole('button', { name: '모두', exact: true }).click()
    const choices = page.getByRole('checkbox', { name: /고르기$/ })
    // Rows of the list before are still there until the answer comes.
    await expect(choices.nth(2)).toBeVisible()
    await choices.nth(1).check()
    await page.getByRole('button', { name: '고른 1개 빼기' }).click()
    await expect(page.getByRole('button', { name: '2,000곳 가져오기' })).toBeVisible()
    expect.soft(await violationsInBothSchemes(page), 'the difference').toEqual([])
  })

  await test.step('it goes on while the page is loaded anew, and says what it did', async () => {
    await page.getByRole('button', { name: '2,000곳 가져오기' }).click()
    await expect(page.getByText('이 화면을 닫아도 계속돼요.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: '가져오기: 마침' })).toBeVisible()
    const report = page.getByRole('region', { name: '가져온 결과' })
    await expect(report).toContainText('새 장소2,000')
    await expect(report.getByRole('table', { name: '동반 조건을 얼마나 읽었나' })).toContainText('한국문화정보원')
    expect.soft(await violationsInBothSchemes(page), 'the report').toEqual([])
    await page.goto(`${server.url}/place`)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('it is taken back as a whole', async () => {
    await page.goto(`${server.url}/adm/import`)
    await page.getByRole('link', { name: '반려동물 동반 장소.csv' }).click()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '되돌리기: 마침' })).toBeVisible()
    await expect(page.getByRole('region', { name: '되돌린 결과' })).toContainText('지운 곳 2,000')
    await page.goto(`${server.url}/adm/place`)
    await expect(page.getByText('찾은 것이 없어요.')).toBeVisible()
  })
})
