import { expect, type Page, test } from '@playwright/test'
import { describeDog } from '../support/dog.ts'
import { signUp } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const asked = (page: Page, path: string) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === `/api${path}`)

test('a visitor’s dog moves in when he signs up; everything is judged for all dogs that come along', async ({ page }, {
  project,
}) => {
  test.setTimeout(120_000)
  // Whoever comes back to the page finds what it holds, not what this script puts there.
  await page.goto(server.url)
  await describeDog(page, { weightKg: 31, size: 'large', breed: '골든 리트리버' })
  await page.reload()
  const name = project.name === 'phone' ? '여행폰' : '여행컴'
  await signUp(page, server, `travel-${project.name}@example.com`, name)
  const offer = page.getByRole('region', { name: '이 기기에 적어 둔 강아지' })
  await offer.getByLabel('이름').fill('콩이')
  await offer.getByRole('button', { name: '내 강아지로 등록' }).click()
  await expect(page.getByText('콩이를 내 강아지로 등록했어요.')).toBeVisible()
  await expect(offer).toBeHidden()
})
