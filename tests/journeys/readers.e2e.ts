import { expect, type Page, test } from '@playwright/test'
import { violationsInBothSchemes } from '../support/axe.ts'
import { asMember, demoServer } from '../support/member.ts'

/** The board of the demo that members alone read, and its latest post. */
const BOARD = /^회원 사랑방 회원 전용$/
const TITLE = '다음 달 한강 산책, 같이 걸어요'
const WORDS = '반포에서 만나려고 해요'
const LOGIN = '로그인하면 볼 수 있어요'

const posts = (page: Page) => page.getByRole('feed', { name: '글 목록' }).getByRole('article')

test('R2.07 R2.12 Community: what only members read is closed to a visitor, with the way to log in, and open to a member, who answers there', async ({
  page,
  browser,
}) => {
  const { url } = demoServer()
  await page.goto(`${url}/community`)
  await expect(posts(page).filter({ hasText: TITLE })).toHaveCount(0)
  await page.getByRole('link', { name: BOARD }).click()
  await expect(page.getByRole('heading', { level: 1, name: '회원 사랑방' })).toBeVisible()
  await expect(page.getByRole('heading', { name: LOGIN })).toBeVisible()
  await expect(page.getByText('회원 전용 · 회원끼리 편하게 나누는 이야기')).toBeVisible()
  await expect(page.getByRole('link', { name: '글쓰기' })).toHaveCount(0)
  expect(await violationsInBothSchemes(page), 'board').toEqual([])

  const context = await browser.newContext()
  const member = await context.newPage()
  await asMember(member, demoServer(), '자두')
  await member.goto(`${url}/community?board=lounge`)
  await posts(member).getByRole('link', { name: TITLE }).click()
  await expect(member.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  const address = member.url()

  const answer = await page.goto(address)
  expect(answer?.status()).toBe(404)
  const html = (await answer?.text()) ?? ''
  expect(html).toContain(LOGIN)
  expect(html).not.toContain(TITLE)
  expect(html).not.toContain(WORDS)
  await expect(page.getByRole('heading', { level: 1, name: LOGIN })).toBeVisible()
  expect(await violationsInBothSchemes(page), 'post').toEqual([])
  await page.getByRole('button', { name: '로그인하기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  // The HTML of the server is a visitor's: a member's own answer replaces it.
  await member.goto(address)
  await expect(member.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(member.getByText(WORDS)).toBeVisible()
  const { project, retry } = test.info()
  const said = `저희도 갈게요 ${project.name} ${retry}`
  await member.getByRole('textbox', { name: '댓글 쓰기' }).fill(said)
  await member.getByRole('button', { name: '댓글 올리기' }).click()
  await expect(member.getByRole('article', { name: /님의 댓글$/ }).filter({ hasText: said })).toBeVisible()
  const like = member.getByRole('button', { name: /^좋아요/ }).first()
  const answered = member.waitForResponse((response) => response.url().includes('/api/likes/'))
  await like.click()
  expect((await answered).ok()).toBe(true)
  await member.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await context.close()
})
