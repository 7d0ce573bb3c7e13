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

test('What fell 9: a logout without a network outlives the app, and ends the session before anything else is sent with it', async ({
  profile,
  line,
  request,
}) => {
  test.setTimeout(120_000)
  const server = demoServer()
  let page = await profile.open(line.url)
  await asMember(page, { ...server, url: line.url }, '보리')
  await page.goto('/my')
  const leaveButton = page.getByRole('button', { name: '로그아웃', exact: true }).first()
  await expect(leaveButton).toBeVisible()
  await screensReady(page)
  const session = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const isAlive = async () =>
    (await request.get(`${server.url}/api/users/me`, { headers: { Cookie: session } })).status()
  expect(await isAlive()).toBe(200)
  await line.cut()
  await leaveButton.click()
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('로그아웃 처리에 실패했습니다.')).toBeVisible()
  await profile.close()
  expect(await isAlive(), 'the server can’t know yet').toBe(200)

  await line.mend()
  const before = line.asked().length
  page = await profile.open(line.url)
  await page.goto('/my/profile')
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect.poll(isAlive, { timeout: 30_000 }).toBe(401)
  const asked = line.asked().slice(before)
  expect(asked).toContain('/api/auth/logout')
  expect(asked.filter((path) => /^\/api\/(users|likes|dogs|notices)/.test(path))).toEqual([])
})
