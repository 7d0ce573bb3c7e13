import { randomBytes } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { violationsInBothSchemes } from '../support/axe.ts'
import { asAdmin } from '../support/admin.ts'
import { asMember } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
// In one worker, with one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
test.afterAll(() => server.stop())

interface Person {
  page: Page
  nickname: string
}

/** A member in a browser of their own. */
async function person(browser: Browser, size: { width: number; height: number } | null): Promise<Person> {
  const page = await browser.newPage(size ? { viewport: size } : {})
  const { nickname } = await asMember(page, server, '보호자')
  return { page, nickname }
}

/** A member whom an admin makes a mentor, and who says who they are. */
async function mentor(browser: Browser, admin: Page, size: Parameters<typeof person>[1]): Promise<Person> {
  const one = await person(browser, size)
  const me = (await (await one.page.request.get(`${server.url}/api/users/me`)).json()) as { data: { id: number } }
  const made = await admin.request.post(`${server.url}/api/admin/users/${me.data.id}/acts`, {
    data: { action: 'role', role: 'mentor', reason: '멘토로 함께해요' },
  })
  expect(made.ok(), await made.text()).toBe(true)
  expect((await one.page.request.post(`${server.url}/api/auth/refresh`)).ok()).toBe(true)
  const { page } = one
  await page.goto(`${server.url}/mentor-dashboard`)
  await expect(page.getByText('소개를 채우면 질문을 맡을 수 있어요.')).toBeVisible()
  await page.getByLabel('어떤 멘토인가요?').selectOption({ label: '훈련사' })
  await page.getByRole('button', { name: '차와 이동' }).click()
  await page.getByLabel('소개', { exact: true }).fill('차를 무서워하는 강아지를 오래 가르쳤어요.')
  await page.getByRole('button', { name: '소개 저장하기' }).click()
  await expect(page.getByRole('button', { name: '내 소개 고치기' })).toBeVisible()
  return one
}

test('R1.7 R2.31 a member asks, of two mentors at once one takes it, answers, is rated, and everybody finds it', async ({
  browser,
}, { project }) => {
  test.setTimeout(240_000)
  const size = project.use.viewport ?? null
  const admin = await browser.newPage()
  await asAdmin(admin, server)
  const [asker, one, other] = [
    await person(browser, size),
    await mentor(browser, admin, size),
    await mentor(browser, admin, size),
  ]
  const title = `고속도로에서 떨어요 ${randomBytes(2).toString('hex')}`

  const { page } = asker
  await page.goto(`${server.url}/mentoring`)
  await page.getByRole('link', { name: '질문하기' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '멘토에게 질문하기' })).toBeVisible()
  await page.getByLabel('무엇에 대한 질문인가요?').selectOption({ label: '차와 이동' })
  await page.getByLabel('제목').fill(title)
  await page
    .getByRole('textbox', { name: '질문', exact: true })
    .fill('트럭이 지나가면 뒷자리에서 벌벌 떨어요. 어떻게 도와줄까요?')
  await page.getByLabel('어떤 장소에 대한 질문인가요?').fill('연남동 발자국')
  await page.getByRole('button', { name: /연남동 발자국 카페/ }).click()
  await expect(page.getByRole('button', { name: '장소 빼기' })).toBeVisible()
  // What was typed survives a reload.
  await page.reload()
  await expect(page.getByLabel('제목')).toHaveValue(title)
  expect(await violationsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: '질문 보내기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('답변을 기다려요 · 모든 멘토')).toBeVisible()

  for (const { page } of [one, other]) {
    await page.goto(`${server.url}/mentor-dashboard`)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('button', { name: '이 질문 맡기' })).toBeVisible()
  }
  await Promise.all([one, other].map(({ page }) => page.getByRole('button', { name: '이 질문 맡기' }).click()))
  const told = ({ page }: Person) => page.getByText('다른 멘토가 먼저 맡았어요.')
  const editor = ({ page }: Person) => page.getByRole('textbox', { name: '답변', exact: true })
  await expect(told(one).or(editor(one)).first()).toBeVisible()
  await expect(told(other).or(editor(other)).first()).toBeVisible()
  const winner = (await editor(one).isVisible()) ? one : other
  const loser = winner === one ? other : one
  await expect(editor(winner)).toBeVisible()
  await expect(editor(loser)).toBeHidden()

  await editor(winner).fill('트럭 소리를 작게 들려주며 간식을 주세요. 며칠에 한 번씩 조금 더 크게 들려주면 돼요.')
  await winner.page.getByRole('button', { name: '이 답변을 저장해 두고 다시 쓰기' }).click()
  await expect(winner.page.getByRole('button', { name: `${title} 넣기` })).toBeVisible()
  expect(await violationsInBothSchemes(winner.page)).toEqual([])
  await winner.page.getByRole('button', { name: '답변 보내기' }).click()
  await expect(winner.page.getByRole('button', { name: '고친 답변 보내기' })).toBeVisible()

  await page.reload()
  await expect(page.getByText(`답변을 받았어요 · ${winner.nickname}`)).toBeVisible()
  // By keyboard alone.
  await page.getByLabel(/5점/).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('한마디').focus()
  await page.keyboard.type('고마워요')
  await page.getByRole('button', { name: '별점 남기기' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`마쳤어요 · ${winner.nickname}`)).toBeVisible()
  expect(await violationsInBothSchemes(page)).toEqual([])

  // An answer becomes a proposal for the place with one press.
  await winner.page.reload()
  await winner.page.getByRole('button', { name: /정보 수정 제안하기$/ }).click()
  await expect(winner.page.locator('textarea[name=word]')).toHaveValue(/^트럭 소리를 작게/)

  const visitor = await browser.newPage(size ? { viewport: size } : {})
  await visitor.goto(`${server.url}/mentoring`)
  await visitor.getByRole('searchbox', { name: '답변 찾기' }).fill('고속도로 트럭')
  await visitor.keyboard.press('Enter')
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText(winner.nickname)).toBeVisible()
  await expect(visitor.getByText(asker.nickname)).toHaveCount(0)
  for (const one of [page, visitor, winner.page, loser.page, admin]) await one.close()
})
