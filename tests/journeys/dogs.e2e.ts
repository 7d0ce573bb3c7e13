import { expect, type Page } from '@playwright/test'
import { samplePhoto } from '../../server/testing/sample-photo.ts'
import { test } from '../support/offline.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { asMember, demoServer } from '../support/member.ts'
import { keptByWorker, screensReady } from '../support/profile.ts'

const jpeg = async (width: number, height: number) => ({
  name: 'dog.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await samplePhoto({ width, height })),
})
const isDrawn = (page: Page) =>
  page
    .getByRole('img', { name: '콩이 사진' })
    .evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 100)
const card = (page: Page) => page.getByRole('article', { name: '콩이 문 앞 카드' })
const dogs = (page: Page) => page.getByRole('region', { name: '우리 강아지' })

/** In both colour schemes, and without horizontal overflow on the narrowest phone. */
async function looksRight(page: Page): Promise<void> {
  expect(await violationsInBothSchemes(page)).toEqual([])
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize(size)
}

test('R2.19 a dog is created with photo and vaccinations, its card works offline, and it is edited and deleted', async ({
  profile,
  line,
  leave,
}) => {
  test.setTimeout(180_000)
  let page = await profile.open(line.url, { reducedMotion: 'reduce' })
  await asMember(page, { ...demoServer(), url: line.url })

  await page.goto('/my')
  await screensReady(page)
  await page.getByRole('link', { name: /강아지를 등록해 주세요/ }).click()
  await page.getByLabel('이름').fill('콩이')
  await page.getByRole('radio', { name: /중형견/ }).check()
  await page.getByLabel('사진 (선택) 고르기').setInputFiles(await jpeg(900, 700))
  await expect(page.getByRole('button', { name: '사진 지우기' })).toBeVisible()
  await page.getByLabel('동물등록번호').fill('410097800123456')
  for (const [given, due] of [
    ['2026-01-10', '2099-01-10'],
    ['2024-10-01', '2025-10-01'],
  ] as const) {
    await page.getByRole('button', { name: '접종 기록 추가' }).click()
    await page.getByLabel('접종한 날').last().fill(given)
    await page.getByLabel('다음 접종 (선택)').last().fill(due)
  }
  await page
    .getByLabel('증명 사진 (선택) 고르기')
    .first()
    .setInputFiles(await jpeg(900, 1200))
  await expect(page.getByRole('button', { name: '사진 지우기' })).toHaveCount(2)

  // Input survives a reload; uploaded photos are referenced by id.
  await page.reload()
  await expect(page.getByText(/이어서 보여 드려요/)).toBeVisible()
  await expect(page.getByRole('button', { name: '사진 지우기' })).toHaveCount(2)
  await looksRight(page)
  await page.getByRole('button', { name: '등록하기' }).click()
  await expect(page).toHaveURL(/\/my$/)
  await expect(dogs(page).getByText('대표')).toBeVisible()
  await looksRight(page)

  await dogs(page).getByRole('link', { name: '문 앞 카드' }).click()
  await expect(card(page).getByRole('button', { name: /증명 사진 보기/ })).toBeVisible()
  const address = page.url()

  // A cold start without a server.
  await leave()
  page = await profile.open(line.url, { reducedMotion: 'reduce' })
  await page.goto(address)
  for (const text of ['콩이', '14kg', '410-0978-0012-3456', '2099.01.10까지', '2025.10.01 기한 지남'])
    await expect(card(page).getByText(text, { exact: true })).toBeVisible()
  await expect.poll(() => isDrawn(page)).toBe(true)
  // Everything fits on one screen.
  await expect(page.getByRole('img', { name: '콩이 사진' })).toBeInViewport({ ratio: 0.9 })
  await expect(card(page).getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
  await looksRight(page)
  await card(page).getByRole('button', { name: '종합백신(DHPPL) 증명 사진 보기' }).click()
  await expect(page.getByRole('img', { name: '접종 증명 사진' })).toBeVisible()
  await page.keyboard.press('Escape')
  // Persisted with the member's data, never cached by the worker.
  expect((await keptByWorker(page)).filter((path) => /^\/api\/.*(dogs|private)/.test(path))).toEqual([])
  await line.mend()

  await page.goto('/my')
  await dogs(page).getByRole('link', { name: '콩이' }).click()
  await page.getByLabel('이름').fill('보리')
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(dogs(page).getByRole('link', { name: '보리' })).toBeVisible()

  await dogs(page).getByRole('link', { name: '강아지 추가' }).click()
  await page.getByLabel('이름').fill('호두')
  await page.getByRole('radio', { name: /소형견/ }).check()
  await page.getByRole('button', { name: '등록하기' }).click()
  await dogs(page).getByRole('link', { name: '호두' }).click()
  await page.getByRole('button', { name: '대표 강아지로 하기' }).click()
  await expect(page.getByText('대표 강아지예요.')).toBeVisible()

  await page.getByRole('button', { name: '강아지 지우기' }).click()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page).toHaveURL(/\/my$/)
  await expect(dogs(page).getByRole('link', { name: '호두' })).toHaveCount(0)
  await expect(dogs(page).getByText('대표')).toBeVisible()
})
