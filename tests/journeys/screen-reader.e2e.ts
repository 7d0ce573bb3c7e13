import { type CDPSession, expect, test } from '@playwright/test'
import { misread, readAloud, type Spoken } from '../support/reading.ts'

const headings = (spoken: readonly Spoken[]) => spoken.filter(({ role }) => role === 'heading').map(({ name }) => name)

/** What is said from this heading on, up to the next one of its level or above. */
function below(spoken: readonly Spoken[], name: RegExp): string {
  const start = spoken.findIndex((one) => one.role === 'heading' && name.test(one.name))
  expect(start, `no heading ${name} among ${headings(spoken).join(', ')}`).toBeGreaterThanOrEqual(0)
  const rest = spoken.slice(start + 1)
  const end = rest.findIndex(({ role, level }) => role === 'heading' && level <= (spoken[start]?.level ?? 0))
  return rest
    .slice(0, end === -1 ? undefined : end)
    .map((one) => one.name)
    .join(' ')
}

/** Expects these words in this order, whatever is said between them. */
function expectInOrder(text: string, words: readonly RegExp[]): void {
  let rest = text.replaceAll(/\s+/g, ' ')
  for (const word of words) {
    const found = word.exec(rest)
    expect(found, `${word} in “${rest}”, after what stands before it`).not.toBeNull()
    rest = rest.slice((found?.index ?? 0) + (found?.[0].length ?? 0))
  }
}

const saidIn = async (devtools: CDPSession) => (await readAloud(devtools)).map(({ name }) => name).join(' ')

test(
  'Everyday use: the main journey as a screen reader reads it: all is said without scrolling, in order, and nothing behind a sheet',
  { tag: '@once' },
  async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    await page.goto(process.env['DEMO_URL'] ?? '')
    await expect(page.getByRole('region', { name: '내 근처' }).getByRole('article').first()).toBeVisible()

    await test.step('home: what it is about, the dog, then places by section, each card with its answer', async () => {
      const last = page.getByRole('region', { name: '새로 확인한 곳' })
      await expect(last.getByRole('article').first()).toBeAttached()
      await expect.poll(() => misread(page)).toEqual([])
      const spoken = await readAloud(devtools)
      expect(headings(spoken)[0]).toBe('우리 강아지와 갈 수 있는 곳')
      expectInOrder(headings(spoken).join(' | '), [/내 근처/, /많이 찜한 곳/, /새로 확인한 곳/, /지역으로 찾기/])
      const cards = spoken.filter(({ role }) => role === 'article')
      expect(cards.length).toBeGreaterThan(8)
      for (const { name } of cards) {
        const at = spoken.findIndex((one) => one.role === 'heading' && one.name === name)
        const until = spoken.findIndex((one, index) => index > at && one.role === 'button')
        const words = spoken
          .slice(at, until)
          .map((one) => one.name)
          .join(' ')
        expectInOrder(words, [
          /별점 \d\.\d \( 후기 \d+ \)/,
          /제한|가능|이하|미만|안내|소형|중형|대형|불가/,
          /확인|기준/,
        ])
      }
      await page.getByRole('button', { name: '중형견', exact: true }).click()
    })

    await test.step('the dog’s sheet is all that is read while it is open', async () => {
      await page.getByRole('button', { name: '바꾸기' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => saidIn(devtools)).not.toMatch(/내 근처/)
      const spoken = await readAloud(devtools)
      expect(headings(spoken)).toEqual(['우리 강아지를 알려 주세요'])
      expectInOrder(spoken.map(({ role, name }) => `${role} ${name}`).join(' '), [
        /dialog 우리 강아지를 알려 주세요/,
        /radio 소형견/,
        /slider .*몸무게|몸무게/,
      ])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    await test.step('the list says how many, and each card whether the dog may come', async () => {
      await page.getByRole('link', { name: '갈 수 있는 곳', exact: true }).click()
      const cards = page.getByRole('feed', { name: '장소 목록' }).getByRole('article')
      await expect(cards.first()).toBeVisible()
      expect(await misread(page)).toEqual([])
      const spoken = await readAloud(devtools)
      const status = spoken.findIndex(({ role }) => role === 'status')
      expect(spoken[status + 1]?.name).toMatch(/\d+곳/)
      const first = spoken.find(({ role }) => role === 'article')
      expect(below(spoken, new RegExp(`^${first?.name}$`))).toMatch(/갈 수 있어요/)
      await page.getByRole('link', { name: first?.name ?? '', exact: true }).click()
    })

    await test.step('a place: its answer before all else, then terms, source and date, then what is below', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const name of ['가까운 곳도 둘러보세요', '후기'])
        await expect(page.getByRole('heading', { name })).toBeAttached()
      await expect.poll(() => misread(page)).toEqual([])
      const spoken = await readAloud(devtools)
      expectInOrder(headings(spoken).join(' | '), [
        /갈 수 있어요/,
        /반려견 동반 조건/,
        /영업시간/,
        /위치/,
        /기본 정보/,
        /후기/,
        /가까운 곳도 둘러보세요/,
      ])
      expectInOrder(below(spoken, /^반려견 동반 조건$/), [
        /동반 구역 /,
        /크기·몸무게 /,
        /준비물·조건 /,
        /추가 요금 /,
        /출처 /,
        /마지막 확인 \d{4}년 \d+월 \d+일/,
      ])
      expect(below(spoken, /^위치$/)).toMatch(/주소 복사|복사/)
    })

    await test.step('directions: the sheet’s apps are named, and the place behind it is not read', async () => {
      await page.getByRole('button', { name: '길찾기' }).filter({ visible: true }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => saidIn(devtools)).not.toMatch(/반려견 동반 조건/)
      expectInOrder(await saidIn(devtools), [/어떤 지도 앱으로 길을 찾을까요\?/, /카카오맵/, /네이버 지도/])
      await page.keyboard.press('Escape')
      await expect.poll(() => saidIn(devtools)).toMatch(/반려견 동반 조건/)
    })

    await test.step('reviews: each as an article of its author, with stars in words', async () => {
      await page.goto(`${process.env['DEMO_URL']}/place/1/review`)
      await expect(page.getByRole('article', { name: /님의 후기$/ }).first()).toBeVisible()
      expect(await misread(page)).toEqual([])
      const spoken = await readAloud(devtools)
      const review = spoken.findIndex(({ role, name }) => role === 'article' && name.endsWith('님의 후기'))
      const words = spoken.slice(review, review + 12).map(({ name }) => name)
      expectInOrder(words.join(' '), [/님의 후기/, /별점 5점 만점에 \d점/, /\d+월 \d+일/])
    })
  },
)
