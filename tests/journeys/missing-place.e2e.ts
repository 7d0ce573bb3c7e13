import { expect, test } from '@playwright/test'
import { asAdmin } from '../support/admin.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { asMember } from '../support/member.ts'
import { watchNetwork } from '../support/quiet-network.ts'
import { type RunningServer, startServer } from '../support/server.ts'

// Places are added.
let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
test.afterAll(() => server.stop())

const NAME = '하늘다람쥐 애견 동반 책방'
const RULES = '12kg까지 목줄을 하면 안에서 책을 볼 수 있어요.'

test('a place that search doesn’t find is proposed, becomes a place, and its member is led there', async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(120_000)
  await asMember(page, server, '책방지기')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 37.8301, longitude: 128.8702 })

  const quiet = watchNetwork(page)
  await test.step('the empty search leads to the form, whose draft survives the way elsewhere', async () => {
    await page.goto(`${server.url}/search/list?q=${encodeURIComponent(NAME)}`)
    await quiet()
    await page.getByRole('link', { name: '제보하기' }).click()
    await expect(page.getByLabel('이름')).toHaveValue(NAME)
    await page.getByRole('button', { name: '제보 보내기' }).click()
    await expect(page.getByText('주소를 쓰거나 지도에서 골라 주세요.')).toBeVisible()
    await page.getByLabel('강아지와 어떻게 갈 수 있나요?').fill(RULES)
    await page.reload()
    await expect(page.getByLabel('강아지와 어떻게 갈 수 있나요?')).toHaveValue(RULES)
    expect.soft(await violationsInBothSchemes(page), 'the form').toEqual([])
  })

  await test.step('a known place of that name is shown before anything is sent', async () => {
    await page.getByLabel('이름').fill('연남동 발자국 카페')
    await expect(page.getByText('이미 있는 장소일 수 있어요.')).toBeVisible()
    await page.getByLabel('이름').fill(NAME)
    await expect(page.getByText('이미 있는 장소일 수 있어요.')).toBeHidden()
  })

  await test.step('without a network nothing is sent or lost', async () => {
    await page.getByRole('button', { name: '현재 위치로' }).click()
    await expect(page.getByText('지도에 위치를 표시했어요. (37.8301, 128.8702)')).toBeVisible()
    await page.getByRole('button', { name: '지도에서 고르기' }).click()
    await expect(page.getByRole('button', { name: '장소의 핀: 끌거나 화살표 키로 옮겨요' })).toBeVisible()
    await page.getByRole('button', { name: '지도 닫기' }).click()
    await page.getByLabel('주소나 위치').fill('강원특별자치도 강릉시 사천면 해안길 12')
    await page.getByRole('button', { name: '방문했어요' }).click()
    await context.setOffline(true)
    await page.getByRole('button', { name: '제보 보내기' }).click()
    await expect(
      page
        .getByRole('form')
        .or(page.locator('form'))
        .getByText(/인터넷|네트워크|연결/)
        .first(),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByLabel('강아지와 어떻게 갈 수 있나요?')).toHaveValue(RULES)
  })

  await test.step('it is sent once, and listed', async () => {
    await page.getByRole('button', { name: '제보 보내기' }).dblclick()
    await expect(page).toHaveURL(`${server.url}/my/evidence`)
    await expect(page.getByRole('article', { name: `${NAME} 제보` })).toHaveCount(1)
    await expect(page.getByRole('article', { name: `${NAME} 제보` })).toContainText('접수')
  })

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await test.step('an admin makes it a place from what the member wrote', async () => {
    await asAdmin(desk, server)
    await desk.goto(`${server.url}/adm/proposal`)
    await desk.getByRole('link', { name: NAME }).click()
    await expect(desk.getByText(RULES)).toBeVisible()
    expect.soft(await violationsInBothSchemes(desk), 'the proposal').toEqual([])
    await desk.getByRole('link', { name: '장소로 만들기' }).click()
    await expect(desk.getByRole('textbox', { name: '이름', exact: true })).toHaveValue(NAME)
    await expect(desk.getByLabel('시군구')).toHaveValue('강릉시')
    await expect(desk.getByText(RULES)).toBeVisible()
    await desk.getByRole('combobox', { name: '종류' }).selectOption({ label: '카페' })
    await desk.getByRole('button', { name: /^저장/ }).click()
    await expect(desk).toHaveURL(/\/adm\/place\/\d+$/)
  })

  await test.step('the member is told, and led to the place', async () => {
    await page.goto(`${server.url}/my/notification`)
    await page.getByRole('link', { name: /제보하신 장소를 댕댕로드에 더했어요/ }).click()
    await expect(page).toHaveURL(/\/place\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await page.goto(`${server.url}/my/evidence`)
    await expect(page.getByRole('article', { name: `${NAME} 제보` })).toContainText('반영')
  })
  await desk.close()
})
