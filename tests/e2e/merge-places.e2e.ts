import { expect, type Page, test } from '@playwright/test'
import { asAdmin } from '../support/admin.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
})
test.afterAll(() => server.stop())

const KEPT = '합치기 시험 카페'

/** A place beside the demo's first one. */
async function create(page: Page, name: string): Promise<number> {
  const like = (await (await page.request.get(`${server.url}/api/admin/places/1`)).json()) as { data: object }
  const answer = await page.request.post(`${server.url}/api/admin/places`, {
    data: { ...like.data, name, photos: [], phone: '033-777-1234', lat: 38.2, lng: 128.59 },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { id: number } }).data.id
}

test('R2.24 First view: an admin merges a possible duplicate, and its address leads to the other place', async ({
  page,
}) => {
  await asAdmin(page, server)
  const [into, from] = [await create(page, KEPT), await create(page, '합치기시험 카페')]

  await test.step('the editor shows the duplicate, and merging shows before what follows', async () => {
    await page.goto(`${server.url}/adm/place/${into}`)
    await page.getByRole('link', { name: '이 장소에 합치기' }).click()
    await expect(page.getByRole('region', { name: '함께 옮기는 것' })).toContainText('찜과 목록 0개')
    await expect(page.getByRole('region', { name: '남는 장소' })).toContainText(KEPT)
    expect.soft(await violationsInBothSchemes(page), 'the preview').toEqual([])
    await page.getByRole('button', { name: `${KEPT}에 합치기` }).click()
    await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
    await expect(page).toHaveURL(`${server.url}/adm/place/${into}`)
    await expect(page.getByRole('region', { name: '바뀐 기록' })).toContainText('합침')
  })

  await test.step('its page, those below it and what is opened inside the app move to the other address', async () => {
    for (const below of ['', '/review', '/info-edit?x=1']) {
      const answer = await page.request.get(`${server.url}/place/${from}${below}`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']]).toEqual([301, `/place/${into}${below}`])
    }
    await page.goto(`${server.url}/terms`)
    await page.evaluate((id) => {
      history.pushState(null, '', `/place/${id}/review`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, from)
    await expect(page).toHaveURL(`${server.url}/place/${into}/review`)
  })
})
