import { expect, test } from '@playwright/test'
import { asMember, demoServer } from '../support/member.ts'

const server = demoServer()

test(
  'What fell 12: a post that was edited on another device is not overwritten, and both texts are seen',
  { tag: '@once' },
  async ({ page }) => {
    await asMember(page, server)
    const form = {
      board: 'daily',
      category: null,
      title: '두 기기에서 고치는 글',
      text: '처음에 쓴 글이에요.',
      html: null,
      placeId: null,
      showDogName: false,
      photoIds: [],
    }
    const created = await page.request.post(`${server.url}/api/posts`, { data: form })
    const { id } = ((await created.json()) as { data: { id: number } }).data
    await page.goto(`${server.url}/community/${id}/edit`)
    const text = page.getByRole('textbox', { name: '글', exact: true })
    await expect(text).toHaveText(form.text)
    await text.press('End')
    await text.pressSequentially(' 여기서 덧붙였어요.')
    const other = { ...form, title: '다른 기기의 제목', text: '다른 기기에서 고쳤어요.' }
    expect((await page.request.put(`${server.url}/api/posts/${id}`, { data: other })).status()).toBe(200)

    const send = page.getByRole('button', { name: '고친 글 올리기' })
    await send.click()
    await expect(page.getByRole('region', { name: '다른 곳에서 고친 글' })).toContainText(other.text)
    await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(other.title)
    await expect(text).toContainText('여기서 덧붙였어요.')
    await send.click()
    await expect(page.getByRole('heading', { name: other.title })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('여기서 덧붙였어요.')
  },
)
