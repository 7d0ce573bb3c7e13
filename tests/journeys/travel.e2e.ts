import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const visitors = {
  name: null,
  weightKg: 31,
  size: 'large',
  breed: '골든 리트리버',
  restricted: false,
  guide: false,
  count: 1,
}

/** Query of the next list request for so many dogs: the page first asks for those that it knew before a change. */
const nextList = async (page: Page, dogs: number) => {
  const request = await page.waitForRequest((one) => {
    const { pathname, searchParams } = new URL(one.url())
    return pathname === '/api/places' && searchParams.get('weight')?.split(',').length === dogs
  })
  return Object.fromEntries(new URL(request.url()).searchParams)
}
const dogSheet = async (page: Page) => {
  await page.getByRole('button', { name: '우리 강아지', exact: true }).click()
  return page.getByRole('dialog', { name: '오늘 함께 가는 강아지' })
}

test('a visitor’s dog moves into the account on signing up, and verdicts are for all travelling dogs', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(server.url)
  await page.evaluate(
    (stored) => localStorage.setItem('daengdaeng.dog', stored),
    JSON.stringify({ version: 1, dog: visitors }),
  )
  await signUp(page, server, 'travel@example.com', '여행폰')
  const offer = page.getByRole('region', { name: '이 기기에 적어 둔 강아지' })
  await offer.getByLabel('이름').fill('콩이')
  await offer.getByRole('button', { name: '우리 강아지로 등록' }).click()
  await expect(page.getByText('콩이를 우리 강아지로 등록했어요.')).toBeVisible()
  await expect(offer).toBeHidden()
  await page.getByRole('button', { name: '시작하기' }).click()
  await expect(page.getByText('콩이 · 31kg')).toBeVisible()
  await page.getByRole('button', { name: '바꾸기' }).first().click()
  await page.getByRole('link', { name: '강아지 추가' }).click()
  await page.getByLabel('이름').fill('보리')
  await page.getByRole('radio', { name: /소형견/ }).check()
  await page.getByRole('button', { name: '등록하기' }).click()
  await expect(page).toHaveURL(/\/my$/)

  const both = nextList(page, 2)
  await page.goto(`${server.url}/place?fits=maybe`)
  expect(await both).toMatchObject({ fits: 'maybe', weight: '31,5', size: 'large,small', dogs: '2' })
  await page.goto(server.url)
  await expect(page.getByText('콩이·보리')).toBeVisible()
  await page.goto(`${server.url}/place`)
  const divided = page.getByRole('article').filter({ hasText: '콩이 갈 수 없어요' }).first()
  await expect(divided).toContainText('보리 갈 수 있어요')
  await divided.getByRole('link').first().click()
  const panel = page.getByRole('region', { name: '갈 수 없어요', exact: true })
  await expect(panel.getByRole('group')).toHaveCount(2)
  await expect(panel.getByRole('group').first()).toContainText('콩이')
  const place = page.url()

  // 콩이 stays at home; the open screen judges only for 보리, and so does the next load.
  await page.goto(`${server.url}/place?fits=maybe`)
  const sheet = await dogSheet(page)
  const one = nextList(page, 1)
  await sheet.getByRole('checkbox', { name: /콩이/ }).uncheck()
  expect(await one).toMatchObject({ weight: '5', size: 'small' })
  await sheet.getByRole('button', { name: '완료' }).click()
  await expect(sheet).toBeHidden()
  await page.goto(place)
  await expect(page.getByRole('region', { name: '갈 수 있어요', exact: true })).toContainText('보리')

  // The dogs can't be read: the persisted ones are used.
  await page.route('**/api/dogs', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('region', { name: '갈 수 있어요', exact: true })).toContainText('보리')

  await page.goto(`${server.url}/my`)
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.goto(server.url)
  await expect(page.getByRole('button', { name: /우리 강아지도 될까요/ })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /dog|travel/.test(key)))).toEqual([])
})
