import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { describeDog } from '../support/dog.ts'

/** Screen → where it is, and what must be there before it is judged. */
const SCREENS: Record<string, { path: string; ready: (page: Page) => Promise<void> }> = {
  home: { path: '/', ready: (page) => expect(page.getByRole('heading', { name: '많이 찜한 곳' })).toBeVisible() },
  list: { path: '/place', ready: listed },
  'list that is empty': {
    path: '/place?g=hospital',
    ready: (page) => expect(page.getByText(/없어요/).first()).toBeVisible(),
  },
  search: { path: '/search', ready: (page) => expect(page.getByRole('combobox')).toBeVisible() },
  'search results': { path: '/search/list?q=카페', ready: listed },
  place: { path: '/place/1', ready: (page) => expect(page.getByRole('heading', { name: '영업시간' })).toBeVisible() },
  guide: { path: '/place/1/guide', ready: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible() },
  'unknown route': {
    path: '/no/such/page',
    ready: (page) => expect(page.getByText('페이지를 찾을 수 없습니다.')).toBeVisible(),
  },
  'place that is not there': {
    path: '/place/999999',
    ready: (page) => expect(page.getByText('404').first()).toBeVisible(),
  },
}

function listed(page: Page): Promise<void> {
  return expect(page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()).toBeVisible()
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const [name, { path, ready }] of Object.entries(SCREENS)) {
      test(`axe finds nothing on: ${name}`, async ({ page }) => {
        await describeDog(page, { weightKg: 14, size: 'medium', name: '콩이' })
        await page.goto(process.env['DEMO_URL'] + path)
        await ready(page)
        expect(await violations(page)).toEqual([])
      })
    }

    test('axe finds nothing in the sheets for dog and filters', async ({ page }, { project }) => {
      await page.goto(`${process.env['DEMO_URL']}/place`)
      await listed(page)
      await page.getByRole('button', { name: '내 강아지' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      if (project.name !== 'phone') return
      await page.getByRole('button', { name: '조건', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
