import { expect, type Page, test } from '@playwright/test'
import { violationsInBothSchemes } from '../support/axe.ts'
import { asMember, demoServer } from '../support/member.ts'

/** Writes as the page's member, by the calls that the screens make. @returns the id */
async function write(page: Page, path: string, data: object): Promise<number> {
  const answer = await page.request.post(`${demoServer().url}/api${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { id: number } }).data.id
}

test('R2.18 a mention arrives in the other’s bell without a reload, leads there and is read; an unlike takes its notification back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const server = demoServer()
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const other = await context.newPage()
  await asMember(page, server, '글쓴이')
  const guest = await asMember(other, server, '손님')
  const post = await write(page, '/posts', {
    board: 'daily',
    category: null,
    title: '첫눈 온 날',
    text: '눈을 처음 봤어요.',
    placeId: null,
    dogId: null,
    showDogName: false,
    photoIds: [],
  })
  const comment = await write(other, `/posts/${post}/comments`, { text: '좋아했나요?', answerTo: null })
  await write(page, `/posts/${post}/comments`, { text: '한참을 뛰었어요.', answerTo: comment })

  const bell = page.getByRole('link', { name: /^알림/ }).first()
  await page.goto(server.url)
  await expect(bell).toHaveAccessibleName('알림, 읽지 않음 1')

  await other.goto(`${server.url}/community/${post}/comments`)
  const answer = other.getByRole('list', { name: '답글' }).getByRole('article').first()
  await answer.getByRole('button', { name: '답글' }).click()
  await answer.getByLabel(/에게 답글$/).fill('사진도 보여 주세요.')
  await answer.getByRole('button', { name: '답글 올리기' }).click()
  await expect(bell).toHaveAccessibleName('알림, 읽지 않음 2')
  const heart = other.getByRole('button', { name: /^좋아요/ }).first()
  await heart.click()
  await expect(bell).toHaveAccessibleName('알림, 읽지 않음 3')

  await bell.click()
  const list = page.getByRole('list', { name: '알림 목록' })
  await expect(list.getByText(`${guest.nickname}님이 내 글을 좋아해요.`)).toBeVisible()
  expect(await violationsInBothSchemes(page), 'notifications').toEqual([])
  await heart.click()
  await expect(list.getByText(/좋아해요/)).toHaveCount(0)
  await list.getByRole('link', { name: new RegExp(`읽지 않음 ${guest.nickname}님이 댓글에서 나를 불렀어요`) }).click()
  await expect(page.getByText('사진도 보여 주세요.')).toBeVisible()
  await page.goBack()
  await expect(list.getByRole('link', { name: /^읽지 않음/ })).toHaveCount(1)
  await page.getByRole('button', { name: '모두 읽음' }).click()
  await expect(list.getByRole('link', { name: /^읽지 않음/ })).toHaveCount(0)
  await context.close()
})

test('the bell is right where its list is opened first, and two tabs agree on what is read', async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(120_000)
  const server = demoServer()
  const away = await browser.newContext({ viewport: page.viewportSize() })
  const other = await away.newPage()
  await asMember(page, server, '글쓴이')
  await asMember(other, server, '손님')
  const post = await write(page, '/posts', {
    board: 'daily',
    category: null,
    title: '첫비 온 날',
    text: '비를 처음 봤어요.',
    placeId: null,
    dogId: null,
    showDogName: false,
    photoIds: [],
  })
  for (const text of ['좋아했나요?', '우산은요?', '발은 닦았나요?'])
    await write(other, `/posts/${post}/comments`, { text, answerTo: null })

  // Nothing of this site was opened in either tab before.
  const [one, two] = [await context.newPage(), await context.newPage()]
  // On a phone it is in the header of the screens that are reached by the tabs.
  const expectBell = (tab: Page, name: string) =>
    expect(tab.locator('header a[href="/my/notification"]')).toHaveAttribute('aria-label', name)
  for (const tab of [one, two]) {
    await tab.goto(`${server.url}/my/notification`)
    await expectBell(tab, '알림, 읽지 않음 3')
    await expect(tab.getByRole('list', { name: '알림 목록' }).getByRole('link', { name: /^읽지 않음/ })).toHaveCount(3)
  }
  await one.getByRole('list', { name: '알림 목록' }).getByRole('link').first().click()
  await expect(one.getByText('발은 닦았나요?')).toBeVisible()
  for (const tab of [one, two]) await expectBell(tab, '알림, 읽지 않음 2')
  await expect(two.getByRole('list', { name: '알림 목록' }).getByRole('link', { name: /^읽지 않음/ })).toHaveCount(2)
  await two.getByRole('button', { name: '모두 읽음' }).click()
  for (const tab of [two, one]) await expectBell(tab, '알림')
  await write(other, `/posts/${post}/comments`, { text: '또 왔어요.', answerTo: null })
  for (const tab of [two, one]) await expectBell(tab, '알림, 읽지 않음 1')
  await away.close()
})
