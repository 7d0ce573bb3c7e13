import { expect, test } from '@playwright/test'
import { describeDog } from '../support/dog.ts'

test(
  'Everyday use: a place’s card with its verdict is in the first view of the home screen on a phone',
  { tag: '@once' },
  async ({ page }) => {
    await describeDog(page, { weightKg: 14, size: 'medium', name: '콩이' })
    await page.goto(process.env['DEMO_URL'] ?? '')
    const card = page.getByRole('region', { name: '내 근처' }).getByRole('article').first()
    const verdict = card.getByText(/^(갈 수 있어요|조건부|갈 수 없어요|확인 필요)$/).first()
    await expect(verdict).toBeVisible()
    const tabs = page.getByRole('navigation', { name: '주요 메뉴' }).filter({ visible: true }).last()
    const [mark, bar] = [(await verdict.boundingBox())!, (await tabs.boundingBox())!]
    expect(mark.y + mark.height).toBeLessThanOrEqual(bar.y)
  },
)
