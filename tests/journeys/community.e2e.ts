import { expect, type Page, test } from '@playwright/test'
import { samplePhoto } from '../../server/testing/sample-photo.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { asAdmin } from '../support/admin.ts'
import { asMember } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const posts = (page: Page) => page.getByRole('feed', { name: '글 목록' }).getByRole('article')
const WALK = '토요일 아침마다 강변을 함께 걸을 보호자와 강아지를 찾고 있어요. 편하게 댓글을 남겨 주세요.'
const TEXT = '파도가 잔잔했어요.\n자세한 길은 https://example.kr/walk 에 있어요.'

test('R2.07 R2.10 R2.12 a post with a photo, a place and what happened at its door is drafted, written, found by another without a jump, liked, changed and deleted', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext()
  const reader = await context.newPage()
  await reader.clock.install()
  await asMember(reader, server)
  await reader.goto(`${server.url}/community`)
  await expect(posts(reader).first()).toBeVisible()
  // A live region is heard only if it stands before its words do.
  const live = await reader.locator('main output.visually-hidden').first().elementHandle()
  const wasFirst = await posts(reader).first().getByRole('heading', { level: 2 }).textContent()

  // The draft survives a reload, with the place that was found by its initial consonants.
  await asMember(page, server)
  await page.goto(`${server.url}/community`)
  await page.getByRole('link', { name: '글쓰기' }).click()
  await page.getByRole('combobox', { name: '게시판' }).selectOption('여행 이야기')
  await page.getByRole('button', { name: '다녀왔어요' }).click()
  await page.getByRole('textbox', { name: '제목' }).fill('을왕리의 아침')
  await page.getByRole('textbox', { name: '글', exact: true }).fill(TEXT)
  await page.getByRole('searchbox', { name: '장소 찾기' }).fill('을왕리')
  await page
    .getByRole('list', { name: '찾은 장소' })
    .getByRole('button', { name: /을왕리 모래발 카페/ })
    .click()
  await page.getByRole('button', { name: '거절당했어요' }).click()
  await page.getByRole('button', { name: '어제' }).click()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('을왕리의 아침')
  await expect(page.getByRole('button', { name: '을왕리 모래발 카페 빼기' })).toBeVisible()
  await expect(page.getByRole('button', { name: '거절당했어요' })).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByLabel('사진 고르기')
    .setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await samplePhoto()) }])
  await expect(page.getByRole('button', { name: '사진 지우기' })).toBeVisible()
  // After the reload the page is where it was: what lies half behind its bar would count as covered.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await violationsInBothSchemes(page), 'form').toEqual([])
  await page.getByRole('button', { name: '글 올리기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '을왕리의 아침' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'https://example.kr/walk' })).toHaveAttribute('rel', /nofollow/)
  await expect(page.getByText('거절당했어요')).toBeVisible()
  expect(await violationsInBothSchemes(page), 'post').toEqual([])

  // The place shows what happened at its door, and leads back to the post.
  await page.getByRole('link', { name: '을왕리 모래발 카페' }).click()
  const visits = page.getByRole('region', { name: '다녀온 분들의 입장 소식' })
  const told = visits.getByRole('listitem').filter({ hasText: '내 소식' })
  await expect(told).toContainText('거절당했어요')
  await told.getByRole('link', { name: '글 보기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '을왕리의 아침' })).toBeVisible()

  // Whoever reads the feed meanwhile is told, and nothing moves before they ask.
  await reader.clock.runFor(61_000)
  await expect(reader.getByRole('button', { name: '새 글 1개' })).toBeVisible()
  expect(await live?.textContent()).toBe('새 글 1개 있어요.')
  await expect(posts(reader).first().getByRole('heading', { level: 2 })).toHaveText(wasFirst ?? '')
  await reader.getByRole('button', { name: '새 글 1개' }).click()
  const mine = posts(reader).filter({ hasText: '을왕리의 아침' })
  await expect(mine).toHaveCount(1)
  await expect(mine.getByText('거절당했어요')).toBeVisible()
  await mine.getByRole('button', { name: '좋아요' }).click()
  await expect(mine.getByRole('button', { name: '좋아요 1' })).toHaveAttribute('aria-pressed', 'true')
  await mine.getByRole('link', { name: '을왕리의 아침' }).click()
  await expect(reader.getByRole('heading', { level: 1, name: '을왕리의 아침' })).toBeVisible()
  await expect(reader.getByRole('link', { name: '고치기' })).toHaveCount(0)

  await page.getByRole('link', { name: '고치기' }).click()
  await page.getByRole('textbox', { name: '제목' }).fill('을왕리의 늦은 아침')
  await page.getByRole('button', { name: '들어갔어요' }).click()
  await page.getByRole('button', { name: '고친 글 올리기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '을왕리의 늦은 아침' })).toBeVisible()
  await expect(page.getByText('들어갔어요')).toBeVisible()
  await page.getByRole('button', { name: '지우기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('feed', { name: '글 목록' })).toBeVisible()
  await expect(page.getByText('을왕리의 늦은 아침')).toHaveCount(0)
  await context.close()
})

test('R2.12 R2.18 a comment, an answer to it and an answer to that are written by two, liked, taken back and reported; a member mutes and blocks', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext()
  const other = await context.newPage()
  const author = await asMember(page, server, '글쓴이')
  await asMember(other, server, '손님')
  const written = await page.request.post(`${server.url}/api/posts`, {
    data: {
      board: 'daily',
      category: null,
      title: '첫 바다',
      text: '파도를 처음 봤어요.',
      placeId: null,
      dogId: null,
      showDogName: false,
      photoIds: [],
    },
  })
  const { id } = ((await written.json()) as { data: { id: number } }).data
  const address = `${server.url}/community/${id}/comments`

  await other.goto(address)
  await other.getByLabel('댓글 쓰기').fill('무서워하지 않던가요?')
  await other.reload()
  await expect(other.getByLabel('댓글 쓰기')).toHaveValue('무서워하지 않던가요?')
  await other.getByRole('button', { name: '댓글 올리기' }).click()
  const comment = other.getByRole('article', { name: /^손님.*님의 댓글$/ })
  await expect(comment.getByText('무서워하지 않던가요?')).toBeVisible()
  await expect(other.getByLabel('댓글 쓰기'), 'for the next comment').toHaveValue('')
  await expect(other.getByRole('heading', { name: '댓글 1' })).toBeVisible()

  await page.goto(address)
  const theirs = page.getByRole('article', { name: /^손님.*님의 댓글$/ })
  await theirs.getByRole('button', { name: '좋아요' }).click()
  await expect(theirs.getByRole('button', { name: '좋아요 1' })).toHaveAttribute('aria-pressed', 'true')
  await theirs.getByRole('button', { name: '답글' }).click()
  await theirs.getByLabel(/에게 답글$/).fill('금방 좋아했어요.')
  await theirs.getByRole('button', { name: '답글 올리기' }).click()
  const answers = page.getByRole('list', { name: '답글' })
  await expect(answers.getByText('금방 좋아했어요.')).toBeVisible()
  expect(await violationsInBothSchemes(page), 'comments').toEqual([])

  await other.reload()
  const answer = other.getByRole('list', { name: '답글' }).getByRole('article').first()
  await answer.getByRole('button', { name: '답글' }).click()
  await answer.getByLabel(/에게 답글$/).fill('다행이에요.')
  await answer.getByRole('button', { name: '답글 올리기' }).click()
  await expect(other.getByText(`@${author.nickname}`)).toBeVisible()
  await comment.first().getByRole('button', { name: '지우기' }).click()
  await other.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await expect(other.getByText('지워진 댓글이에요.')).toBeVisible()
  await expect(other.getByText('다행이에요.')).toBeVisible()
  await expect(other.getByRole('heading', { name: '댓글 2' })).toBeVisible()

  // What was reported is out of sight at once; the member's own page lists it, and their comments.
  await answer.getByRole('link', { name: '신고' }).click()
  await other.getByRole('radio', { name: '광고나 홍보예요' }).click()
  await other.getByRole('button', { name: '신고하기' }).click()
  await expect(other.getByText('신고한 댓글이에요.')).toBeVisible()
  await other.goto(`${server.url}/my/community`)
  await other.getByRole('link', { name: '댓글', exact: true }).click()
  await expect(other.getByText('다행이에요.')).toBeVisible()
  await other.getByRole('link', { name: '신고', exact: true }).click()
  await expect(other.getByRole('heading', { name: '댓글 신고' })).toBeVisible()
  await expect(other.getByText('광고나 홍보예요')).toBeVisible()
  await expect(other.getByRole('link', { name: '글', exact: true })).not.toHaveAttribute('aria-current')

  // The author mutes the guest and blocks them: the guest's words are covered, and they can't write below the post any more.
  await page.goto(address)
  const words = page.getByText('다행이에요.')
  await expect(words).toBeVisible()
  await page.getByRole('button', { name: /^손님.*님 숨기기$/ }).click()
  await page.getByRole('button', { name: '숨기기', exact: true }).click()
  await expect(page.getByText('숨긴 회원의 댓글이에요.')).toBeVisible()
  await expect(words).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: '보기', exact: true }).click()
  await expect(words).toBeVisible()
  await page.getByRole('button', { name: /^손님.*님 숨기기$/ }).click()
  await page.getByRole('button', { name: '차단하기' }).click()
  await expect(page.getByText(/^손님.*님을 차단했어요/)).toBeVisible()
  await other.goto(address)
  await other.getByLabel('댓글 쓰기').fill('들리나요?')
  await other.getByRole('button', { name: '댓글 올리기' }).click()
  await expect(other.getByText('댓글이나 답글을 남길 수 없어요')).toBeVisible()
  await page.goto(`${server.url}/my/setting`)
  const unblock = page.getByRole('button', { name: /^손님.*님 차단 풀기$/ })
  await expect(unblock).toBeVisible()
  expect(await violationsInBothSchemes(page), 'settings').toEqual([])
  await unblock.click()
  await expect(page.getByText('숨기거나 차단한 회원이 없어요.')).toBeVisible()
  await other.getByRole('button', { name: '댓글 올리기' }).click()
  await expect(other.getByText('댓글을 올렸어요.')).toBeVisible()
  await context.close()
})

test('R1.5 R2.18 what enough members report is hidden; its author reads why, appeals, and another admin shows it again; a repeated post waits', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const contexts = await Promise.all(Array.from({ length: 5 }, () => browser.newContext()))
  const [first, second, third, desk, other] = await Promise.all(contexts.map((context) => context.newPage()))
  await asMember(page, server, '글쓴이')
  const form = { board: 'daily', category: null, title: '우리 가게로 오세요', text: '전화는 010-1234-5678이에요.' }
  const written = await page.request.post(`${server.url}/api/posts`, {
    data: { ...form, placeId: null, dogId: null, showDogName: false, photoIds: [] },
  })
  const { id } = ((await written.json()) as { data: { id: number } }).data
  for (const reporter of [first!, second!, third!]) {
    await asMember(reporter, server, '신고자')
    const told = await reporter.request.post(`${server.url}/api/reports`, {
      data: { kind: 'post', id, reason: 'spam', text: '' },
    })
    expect(told.ok()).toBe(true)
  }
  expect((await desk!.request.get(`${server.url}/api/posts/${id}`)).status()).toBe(404)

  await page.goto(`${server.url}/my/notification`)
  await page.getByText('여러 분이 신고해서 내 글을 잠시 숨겼어요').click()
  const note = page.getByRole('region', { name: '숨긴 글' })
  await expect(note.getByText('신고한 까닭: 광고나 홍보예요')).toBeVisible()

  await asAdmin(desk!, server)
  await desk!.goto(`${server.url}/adm/report`)
  await desk!.getByRole('link', { name: /우리 가게로 오세요/ }).click()
  await desk!.getByLabel('까닭').fill('가게를 알리는 글이에요')
  await desk!.getByRole('button', { name: '숨긴 채로 두기' }).click()
  await expect(desk!.getByText('결정했어요.')).toBeVisible()

  await page.reload()
  await expect(note.getByText('까닭: 가게를 알리는 글이에요')).toBeVisible()
  await note.getByRole('button', { name: '이의 제기하기' }).click()
  await note.getByLabel('왜 다시 보여야 하나요?').fill('광고가 아니라 모임을 알리려던 글이에요.')
  expect(await violationsInBothSchemes(page), 'appeal').toEqual([])
  await note.getByRole('button', { name: '이의 보내기' }).click()
  await expect(note.getByText('다른 운영자가 살펴보고 있어요')).toBeVisible()

  await desk!.reload()
  const decision = desk!.getByRole('region', { name: '결정' })
  await expect(decision.getByText(/다른 관리자만 결정할 수 있어요/)).toBeVisible()
  await decision.getByRole('link', { name: '회원' }).click()
  await expect(desk!, 'where a site with one admin makes another').toHaveURL(/\/adm\/users$/)
  await asAdmin(other!, server)
  await other!.goto(`${server.url}/adm/report/post/${id}`)
  await expect(other!.getByText('광고가 아니라 모임을 알리려던 글이에요.')).toBeVisible()
  await other!.getByLabel('다시 보이기').check()
  await other!.getByLabel('까닭').fill('모임을 알리는 글이에요')
  await other!.getByRole('button', { name: '다시 보이기' }).click()
  await expect(other!.getByText('결정했어요.')).toBeVisible()
  await page.goto(`${server.url}/community/${id}/comments`)
  await expect(page.getByRole('heading', { level: 1, name: '우리 가게로 오세요' })).toBeVisible()

  // What repeats a post waits for an admin, and its author is told so.
  await page.goto(`${server.url}/community/create`)
  for (const last of [false, true]) {
    await page.getByRole('combobox', { name: '게시판' }).selectOption('일상')
    await page.getByRole('textbox', { name: '제목' }).fill('같이 걸을 분을 찾아요')
    await page.getByRole('textbox', { name: '글', exact: true }).fill(WALK)
    await page.getByRole('button', { name: '글 올리기' }).click()
    if (last) break
    await expect(page.getByRole('heading', { level: 1, name: '같이 걸을 분을 찾아요' })).toBeVisible()
    await page.goto(`${server.url}/community/create`)
  }
  await expect(note.getByText('확인을 기다리고 있어요')).toBeVisible()
  await desk!.goto(`${server.url}/adm/report?state=held`)
  await desk!.getByRole('link', { name: /같이 걸을 분을 찾아요/ }).click()
  await desk!.getByLabel('까닭').fill('괜찮은 글이에요')
  await desk!.getByRole('button', { name: '올리기', exact: true }).click()
  await expect(desk!.getByText('결정했어요.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '같이 걸을 분을 찾아요' })).toHaveCount(2)
  await expect(note).toHaveCount(0)
  await Promise.all(contexts.map((context) => context.close()))
})

test(
  'R2.07 C5 a post that is open in two tabs is written once, and what only one of them holds stays',
  { tag: '@once' },
  async ({ page, context }) => {
    await asMember(page, server)
    const other = await context.newPage()
    const title = (tab: Page) => tab.getByRole('textbox', { name: '제목' })
    const submit = (tab: Page) => tab.getByRole('button', { name: '글 올리기' })
    for (const tab of [page, other]) await tab.goto(`${server.url}/community/create`)
    await page.getByRole('combobox', { name: '게시판' }).selectOption('여행 이야기')
    await title(page).fill('두 탭에서 쓴 글')
    await page.getByRole('textbox', { name: '글', exact: true }).fill(WALK)
    await expect(title(other)).toHaveValue('두 탭에서 쓴 글')
    await submit(other).click()
    await expect(other.getByRole('heading', { level: 1, name: '두 탭에서 쓴 글' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('다른 탭에서 이미 보냈어요.')
    await expect(title(page)).toHaveValue('')

    // Written otherwise in each: the later words stay where they are, also after a reload.
    await other.goto(`${server.url}/community/create`)
    await other.getByRole('combobox', { name: '게시판' }).selectOption('여행 이야기')
    await title(other).fill('하나뿐인 글')
    await other.getByRole('textbox', { name: '글', exact: true }).fill('강아지와 바닷가에서 하루 종일 놀았어요.')
    await title(page).fill('여기에만 쓴 글')
    await submit(other).click()
    await expect(other.getByRole('heading', { level: 1, name: '하나뿐인 글' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('여기에는 다르게 쓴 내용이 남아 있어요.')
    await page.reload()
    await expect(title(page)).toHaveValue('여기에만 쓴 글')
  },
)
