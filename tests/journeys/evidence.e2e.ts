import { type APIRequestContext, expect, test } from '@playwright/test'
import type { Place } from '../../contract/places/places.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { asMember, demoServer } from '../support/member.ts'
import { dogInput } from '../../server/testing/dog-input.ts'
import { samplePhoto } from '../../server/testing/sample-photo.ts'

/**
 * A café that admits the dog, without reports. A second try meets what the first one left.
 */
async function unreported(request: APIRequestContext, url: string) {
  const list = await request.get(`${url}/api/places?group=cafe&fits=can&weight=6.2&size=small&limit=50`)
  const { items } = ((await list.json()) as { data: { items: { id: number }[] } }).data
  for (const { id } of items) {
    const { data } = (await (await request.get(`${url}/api/places/${id}`)).json()) as { data: Place }
    if (data.entries.admitted + data.entries.refused === 0) return data
  }
  throw new Error('every café has reports')
}

const DOG = dogInput({ breed: '푸들', weightKg: 6.2, size: 'small' })

test('R2.10 a member reports entry by one tap, undoes it, and proposes a correction with a photo', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const server = demoServer()
  const { id, name } = await unreported(page.request, server.url)
  const path = `${server.url}/place/${id}`
  await asMember(page, server)
  expect((await page.request.post(`${server.url}/api/dogs`, { data: DOG })).ok()).toBe(true)

  await page.goto(path)
  const visits = page.getByRole('region', { name: '다녀온 분들의 입장 소식' })
  await expect(visits).toContainText('처음으로 알려 주세요')
  // The server's HTML stands before the code of this section, which is loaded last; a press before that is not repeated yet.
  await page.waitForLoadState('networkidle')
  await visits.getByRole('button', { name: '들어갔어요' }).click()
  await expect(page.getByText('들어갔다고 알렸어요. 고마워요!')).toBeVisible()
  await expect(visits).toContainText('최근 1년 소식 1건 · 모두 들어갔어요')
  await expect(visits.getByRole('listitem').filter({ hasText: '내 소식' })).toContainText('푸들 · 소형견 · 6.2kg')
  // One member renews nothing.
  await expect(page.getByRole('region', { name: '반려견 동반 조건' })).not.toContainText('다녀온 회원')

  const elsewhere = await browser.newPage()
  await elsewhere.goto(path)
  const seen = elsewhere.getByRole('region', { name: '다녀온 분들의 입장 소식' })
  await expect(seen).toContainText('푸들 · 소형견 · 6.2kg')
  await expect(seen).not.toContainText('내 소식')
  await elsewhere.close()

  await visits.getByRole('button', { name: '고치기' }).click()
  const sheet = page.getByRole('dialog', { name: '알림 고치기' })
  await expect(sheet.getByRole('button', { name: '콩이' })).toHaveAttribute('aria-pressed', 'true')
  expect(await violationsInBothSchemes(page, '[role=dialog]')).toEqual([])
  await sheet.getByRole('button', { name: '알림 취소' }).click()
  await expect(sheet).toBeHidden()
  await expect(visits).toContainText('처음으로 알려 주세요')

  await page.getByRole('link', { name: '정보 수정 제안' }).click()
  await page.getByRole('button', { name: '전화번호' }).click()
  await page.getByLabel('바뀐 전화번호').fill('055-123-4567')
  await page.getByRole('button', { name: '방문했어요' }).click()
  await page
    .getByLabel('사진 (선택) 고르기')
    .setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await samplePhoto()) })
  await expect(page.getByRole('button', { name: '사진 지우기' })).toBeVisible()
  // Input survives a reload, the photo too.
  await page.reload()
  await expect(page.getByLabel('바뀐 전화번호')).toHaveValue('055-123-4567')
  await expect(page.getByRole('button', { name: '사진 지우기' })).toBeVisible()
  await page.getByRole('button', { name: '제안 보내기' }).click()
  const sent = page.getByRole('article', { name: `${name} 수정 제안` })
  await expect(sent).toContainText('접수')
  await expect(sent).toContainText('055-123-4567')
  await expect(sent.getByRole('img', { name: '함께 보낸 사진 1' })).toBeVisible()

  await page.goto(`${server.url}/my/evidence`)
  await expect(sent).toContainText('방문했어요')
  expect(await violationsInBothSchemes(page)).toEqual([])
  await sent.getByRole('button', { name: '제안 취소' }).click()
  await page.getByRole('dialog', { name: '확인' }).getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('아직 보낸 제안이 없어요')).toBeVisible()
})
