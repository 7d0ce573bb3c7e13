import { expect, test } from '@playwright/test'
import { isFocusLost, tabTo } from '../support/keyboard.ts'
import { asMember, demoServer } from '../support/member.ts'

test(
  'R2.07 R2.12 Community: by keyboard alone a post is found by its board, read, liked, commented and reported',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(120_000)
    const server = demoServer()
    const devtools = await page.context().newCDPSession(page)
    await asMember(page, server, '자두')
    await page.goto(`${server.url}/community`)
    const posts = page.getByRole('feed', { name: '글 목록' }).getByRole('article')
    await expect(posts.first()).toBeVisible()

    await test.step('the feed of a board', async () => {
      await tabTo(page, devtools, 'link', /^질문$/)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/board=/)
      await expect(posts.first()).toBeVisible()
      expect(await isFocusLost(page)).toBe(false)
    })

    const title = (await posts.first().getByRole('heading', { level: 2 }).textContent()) ?? ''
    await test.step('a post', async () => {
      await tabTo(page, devtools, 'link', new RegExp(`^${title.replaceAll(/[^가-힣 ]/g, '.')}`))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(await isFocusLost(page), 'on the post').toBe(false)
    })

    await test.step('its like, set and taken back by keys', async () => {
      await tabTo(page, devtools, 'button', /^좋아요/)
      await page.keyboard.press('Space')
      await expect(page.getByRole('button', { name: /^좋아요/ }).first()).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^좋아요/ }).first()).toHaveAttribute('aria-pressed', 'false')
    })

    await test.step('a comment, sent from its button', async () => {
      await tabTo(page, devtools, 'textbox', /댓글 쓰기/)
      await page.keyboard.insertText('키보드로 적는 댓글이에요')
      await tabTo(page, devtools, 'button', /^댓글 올리기$/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('article').getByText('키보드로 적는 댓글이에요')).toBeVisible()
      expect(await isFocusLost(page), 'after the comment').toBe(false)
    })

    await test.step('a report', async () => {
      await page.goto(page.url().replace('/comments', '/report'))
      await expect(page.getByRole('radio').first()).toBeVisible()
      await tabTo(page, devtools, 'radio', /광고나 홍보/)
      await page.keyboard.press('Space')
      await tabTo(page, devtools, 'button', /^신고하기$/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: '신고한 글이에요' })).toBeVisible()
      expect(await isFocusLost(page), 'after the report').toBe(false)
      await tabTo(page, devtools, 'link', /^다른 글 보기$/)
      await page.keyboard.press('Enter')
      await expect(posts.first()).toBeVisible()
      await expect(posts.filter({ hasText: title })).toHaveCount(0)
    })
  },
)
