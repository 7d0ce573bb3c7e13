import { expect } from '@playwright/test'
import { test } from '../support/offline.ts'
import { deviceData } from '../support/device-data.ts'
import { asMember, demoServer } from '../support/member.ts'
import { screensReady } from '../support/profile.ts'

test('C3 R2.18 a member’s pages work on a cold start without a server, with data and drafts', async ({
  profile,
  line,
  leave,
}) => {
  test.setTimeout(120_000)
  let page = await profile.open(line.url)
  const { email, nickname } = await asMember(page, { ...demoServer(), url: line.url }, '두부')
  await page.goto('/my')
  await expect(page.getByText(email).first()).toBeVisible()
  await screensReady(page)
  await page.goto('/my/profile')
  await page.getByLabel('소개').fill('두부가 쓰다 만 소개')
  await expect.poll(() => deviceData(page)).toMatch(/"member",\d+,"me"/)
  // The state of like buttons comes from the member's own list of likes.
  await page.goto('/place/1')
  await expect.poll(() => deviceData(page)).toMatch(/"member",\d+,"likes"/)
  const worker = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(
    worker.filter((path) => /^\/api\/(users|likes|auth|dogs)/.test(path)),
    'never in the worker',
  ).toEqual([])
  await leave()

  page = await profile.open(line.url)
  await page.goto('/my/profile')
  await expect(page.getByLabel('닉네임')).toHaveValue(nickname)
  await expect(page.getByLabel('소개')).toHaveValue('두부가 쓰다 만 소개')
  await page.goto('/my')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(nickname) })).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  await page.goto('/my/like')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
