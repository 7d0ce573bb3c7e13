import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { violationsInBothSchemes } from '../support/axe.ts'
import { fileOf } from '../support/chunks.ts'
import { asMember, demoServer } from '../support/member.ts'

const server = demoServer()
const EDITOR = 'src/ui/rich-text/RichTextEditor.tsx'
const text = (page: Page) => page.getByRole('textbox', { name: '글', exact: true })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openForm(page: Page, title = '서식이 있는 글'): Promise<void> {
  await asMember(page, server)
  await page.goto(`${server.url}/community/create`)
  await page.getByRole('combobox', { name: '게시판' }).selectOption('일상')
  await page.getByRole('textbox', { name: '제목' }).fill(title)
}

const send = (page: Page) => page.getByRole('button', { name: '글 올리기' }).click()
const published = (page: Page) => page.getByRole('article').first()

/** Letters as a Korean keyboard gives them: each replaces what is composed, until the next syllable begins. */
const SYLLABLES: Record<string, readonly string[]> = {
  강: ['ㄱ', '가', '강'],
  물: ['ㅁ', '무', '물'],
  콩: ['ㅋ', '코', '콩'],
  이: ['ㅇ', '이'],
  값: ['ㄱ', '가', '갑', '값'],
  집: ['ㅈ', '지', '집'],
}

async function compose(keyboard: CDPSession, syllable: string): Promise<void> {
  for (const letters of SYLLABLES[syllable] ?? [])
    await keyboard.send('Input.imeSetComposition', { text: letters, selectionStart: 1, selectionEnd: 1 })
}
/** Composes and completes each. */
async function typeKorean(keyboard: CDPSession, words: string): Promise<void> {
  for (const syllable of words) {
    await compose(keyboard, syllable)
    await keyboard.send('Input.insertText', { text: syllable })
  }
}
/** As browsers report it of an Enter that ends a composition: some as the key itself, some as one the keyboard has taken. */
const enter = async (keyboard: CDPSession, code: 13 | 229) => {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: code }
  await keyboard.send('Input.dispatchKeyEvent', {
    type: code === 13 ? 'keyDown' : 'rawKeyDown',
    ...key,
    ...(code === 13 && { text: '\r' }),
  })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

test.describe('Korean is composed without a syllable lost or doubled', { tag: '@once' }, () => {
  let keyboard: CDPSession
  test.beforeEach(async ({ page }) => {
    keyboard = await page.context().newCDPSession(page)
    await openForm(page)
    await expect(tool(page, '굵게')).toBeVisible()
    await text(page).click()
  })

  test('in a line, behind a space, and at a mention', async ({ page }) => {
    await typeKorean(keyboard, '강집')
    await page.keyboard.type(' @')
    await typeKorean(keyboard, '콩이')
    await page.keyboard.type(' ')
    await typeKorean(keyboard, '값')
    await expect(text(page)).toHaveText('강집 @콩이 값')
    await expect(page.getByText('8/5,000')).toBeVisible()
  })

  for (const code of [13, 229] as const)
    test(`when an Enter with key code ${code} ends it`, async ({ page }) => {
      await typeKorean(keyboard, '강')
      await compose(keyboard, '물')
      await enter(keyboard, code)
      if (code === 229) await keyboard.send('Input.insertText', { text: '물' })
      await typeKorean(keyboard, '집')
      const words = await text(page).locator('p').allTextContents()
      expect(words.join('')).toBe('강물집')
    })

  test('at the start of an item, and when a tool is pressed meanwhile', async ({ page }) => {
    await tool(page, '목록').click()
    await typeKorean(keyboard, '물')
    await page.keyboard.press('Enter')
    await compose(keyboard, '콩')
    await tool(page, '굵게').click()
    await expect(tool(page, '굵게')).toHaveAttribute('aria-pressed', 'true')
    await typeKorean(keyboard, '값')
    await expect(text(page).getByRole('listitem')).toHaveText(['물', '콩값'])
    await expect(text(page).locator('strong')).toHaveText('값')
  })

  for (const press of ['tap', 'click'] as const)
    test(`when the post is sent by a ${press} before it ends`, async ({ page }) => {
      await typeKorean(keyboard, '강물집콩')
      await compose(keyboard, '값')
      await page.getByRole('button', { name: '글 올리기' })[press]()
      await expect(page.getByRole('heading', { level: 1, name: '서식이 있는 글' })).toBeVisible()
      await expect(published(page)).toContainText('강물집콩값')
    })
})

test(
  'R2.12 Community: a name is composed behind @ in a comment, chosen while its last syllable is composed, and doubles nothing',
  { tag: '@once' },
  async ({ page, browser }) => {
    const other = await browser.newPage()
    const { nickname } = await asMember(other, server, '콩이')
    const write = async (path: string, data: object) => {
      const answer = await other.request.post(`${server.url}/api${path}`, { data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return ((await answer.json()) as { data: { id: number } }).data.id
    }
    const post = await write('/posts', {
      board: 'daily',
      category: null,
      title: '비 온 뒤',
      text: '흙냄새가 좋았어요.',
      placeId: null,
      dogId: null,
      showDogName: false,
      photoIds: [],
    })
    await write(`/posts/${post}/comments`, { text: '저녁에 또 가려고요.', answerTo: null })
    await asMember(page, server)
    await page.goto(`${server.url}/community/${post}/comments`)
    const field = page.getByRole('textbox', { name: '댓글 쓰기' })
    const keyboard = await page.context().newCDPSession(page)
    await field.click()
    await typeKorean(keyboard, '강')
    await page.keyboard.type(' @')
    await compose(keyboard, '콩')
    const name = page.getByRole('button', { name: `@${nickname}` })
    await expect(name).toBeVisible()
    expect(await violationsInBothSchemes(page), 'names').toEqual([])
    await name.click()
    await typeKorean(keyboard, '값')
    await expect(field).toHaveValue(`강 @${nickname} 값`)
    await page.getByRole('button', { name: '댓글 올리기' }).click()
    await expect(page.getByText(`강 @${nickname} 값`)).toBeVisible()
    await other.goto(`${server.url}/my/notification`)
    await expect(other.getByRole('link', { name: /댓글에서 나를 불렀어요/ }).first()).toBeVisible()
    await other.close()
  },
)

test('R2.10 bold, lists, quotes and links are drafted, written by keys, shown to others, and edited', async ({
  page,
  browser,
}) => {
  await openForm(page, '한강에 가져갈 것')
  await expect(tool(page, '굵게')).toBeVisible()
  await text(page).click()
  await page.keyboard.type('한강에 ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('꼭')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' 가져가요')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- 물')
  await page.keyboard.press('Enter')
  await page.keyboard.type('수건')
  // Also from a list, the way on is a Tab.
  await page.keyboard.press('Tab')
  await expect(text(page)).not.toBeFocused()
  await text(page).getByText('수건').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool(page, '인용').click()
  await page.keyboard.type('들은 말이에요')
  await page.keyboard.press('Shift+Home')
  await tool(page, '링크').click()
  // A post keeps links to the web alone.
  for (const wrong of ['not an address', 'mailto:kong@example.kr']) {
    await page.getByLabel('링크 주소').fill(wrong)
    await expect(page.getByText('주소를 다시 확인해 주세요.')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(page.getByText('주소를 다시 확인해 주세요.')).toBeVisible()
  }
  expect(await violationsInBothSchemes(page), 'link').toEqual([])
  await page.getByLabel('링크 주소').fill('example.kr/walk')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('링크 주소')).toHaveCount(0)
  await expect(text(page).getByRole('link')).toHaveAttribute('href', 'https://example.kr/walk')
  for (const button of await page.getByRole('group', { name: '서식' }).getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }

  await page.reload()
  await expect(text(page).locator('strong')).toHaveText('꼭')
  await expect(text(page).getByRole('listitem')).toHaveText(['물', '수건'])
  expect(await violationsInBothSchemes(page), 'form').toEqual([])
  await send(page)
  await expect(page.getByRole('heading', { level: 1, name: '한강에 가져갈 것' })).toBeVisible()

  const reader = await browser.newPage()
  const requested: string[] = []
  reader.on('request', (request) => requested.push(request.url()))
  await reader.goto(page.url())
  const post = published(reader)
  await expect(post.locator('strong')).toHaveText('꼭')
  await expect(post.getByRole('listitem')).toHaveText(['물', '수건'])
  await expect(post.locator('blockquote').getByRole('link')).toHaveAttribute('rel', /nofollow ugc noopener/)
  expect(await violationsInBothSchemes(reader), 'post').toEqual([])
  expect(requested.filter((url) => url.endsWith(fileOf(EDITOR)))).toEqual([])
  await reader.close()

  await page.getByRole('link', { name: '고치기' }).click()
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('잘 다녀오세요')
  await page.getByRole('button', { name: '고친 글 올리기' }).click()
  await expect(published(page).locator('p').last()).toHaveText('잘 다녀오세요')
  await expect(published(page).locator('strong')).toHaveText('꼭')
})

test('what is pasted keeps only what a post may have', { tag: '@once' }, async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await openForm(page)
  await expect(tool(page, '굵게')).toBeVisible()
  await text(page).click()
  await text(page).evaluate((field) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<h1 style="color:red">제목</h1><table><tr><td><b>칸</b></td></tr></table><img src=x onerror="window.hit=1"><p class="a">글 <u>밑줄</u> <a href="javascript:window.hit=1">나쁜 링크</a></p><ul><li>줄</li></ul><script>window.hit=1</script>',
    )
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(text(page).getByRole('listitem')).toHaveText('줄')
  await expect(text(page).locator('strong')).toHaveText('칸')
  await expect(
    text(page).locator('h1, table, img, u, script, [href^="javascript"], p[class], [style*="red"]'),
  ).toHaveCount(0)
  await expect(text(page)).toContainText('나쁜 링크')
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(said.filter((line) => line.includes('Content Security Policy'))).toEqual([])
})

test(
  'without the editor the text is plain, is sent, and is taken along by the editor',
  { tag: '@once' },
  async ({ page }) => {
    const isEditor = (url: URL) => url.pathname.endsWith(fileOf(EDITOR))
    await page.route(isEditor, (route) => route.abort())
    await openForm(page, '서식 도구 없이')
    await expect(page.getByText('서식 도구를 불러오지 못했어요')).toBeVisible()
    await text(page).fill('첫 줄이에요\n\n둘째 줄 <b>이에요')
    await page.unroute(isEditor)

    // Slow, and already written into when it comes.
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(isEditor, async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await text(page).click()
    await text(page).press('Control+End')
    await text(page).pressSequentially('!')
    release()
    await expect(tool(page, '굵게, 목록, 링크 쓰기')).toBeVisible()
    await expect(text(page)).toHaveValue('첫 줄이에요\n\n둘째 줄 <b>이에요!')
    await tool(page, '굵게, 목록, 링크 쓰기').click()
    await expect(text(page).locator('p')).toHaveText(['첫 줄이에요', '', '둘째 줄 <b>이에요!'])
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('!')
    await send(page)
    await expect(page.getByRole('heading', { level: 1, name: '서식 도구 없이' })).toBeVisible()
    await expect(published(page)).toContainText('둘째 줄 <b>이에요!!')
  },
)

/** Handlers in the forms that a browser reads, each of which would tell on itself. */
const WITH_HANDLERS = [
  '<img src=x onerror="window.hit=1">',
  '<img src="x"onerror="window.hit=1">',
  '<IMG SRC=x OnError = window.hit=1>',
  '<svg/onload=window.hit=1></svg>',
  '<details open ontoggle="window.hit=1"><summary>더 보기</summary></details>',
  '<input autofocus onfocus=window.hit=1>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<video src=x onerror=window.hit=1></video>',
  '<style onload=window.hit=1>p { color: red }</style>',
  '<a href="#"onmouseover="window.hit=1">링크</a>',
  '<p title="a > b"onclick="window.hit=1">누르는 글</p>',
]

for (const bypassCSP of [false, true])
  test(
    `what is pasted from the clipboard runs nothing, ${bypassCSP ? 'also without a policy for scripts' : 'and asks the policy for scripts nothing'}`,
    { tag: '@once' },
    async ({ browser }) => {
      const context = await browser.newContext({ bypassCSP, locale: 'ko-KR', serviceWorkers: 'block' })
      const page = await context.newPage()
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      await openForm(page)
      await expect(tool(page, '굵게')).toBeVisible()
      const source = await context.newPage()
      for (const html of WITH_HANDLERS) {
        await source.bringToFront()
        await source.evaluate((copied) => {
          const put = (event: ClipboardEvent) => {
            event.clipboardData?.setData('text/html', copied)
            event.preventDefault()
          }
          document.addEventListener('copy', put, { once: true })
        }, `${html}<p>붙인 글</p>`)
        await source.keyboard.press('Control+c')
        await page.bringToFront()
        await text(page).fill('')
        await text(page).click()
        await page.keyboard.press('Control+v')
        await expect(text(page), html).toContainText('붙인 글')
        expect(await text(page).evaluate((field) => /\son\w+=|<(script|iframe|svg|input)/i.test(field.outerHTML))).toBe(
          false,
        )
        // What would be loaded or focused has been by now.
        await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))))
        expect(await page.evaluate(() => 'hit' in window), html).toBe(false)
      }
      await send(page)
      await expect(page.getByRole('heading', { level: 1, name: '서식이 있는 글' })).toBeVisible()
      expect(await page.evaluate(() => 'hit' in window)).toBe(false)
      expect(said.filter((line) => line.includes('Content Security Policy'))).toEqual([])
      // The same text, parsed for the page itself, would run.
      await page.evaluate((html) => (document.createElement('div').innerHTML = html), WITH_HANDLERS[0]!)
      if (bypassCSP) await expect.poll(() => page.evaluate(() => 'hit' in window)).toBe(true)
      await context.close()
    },
  )
