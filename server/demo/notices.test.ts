import { expect, test } from 'vitest'
import { NOTICE_CATEGORIES, type Notice, type NoticeSummary } from '../../contract/notices/notices.ts'
import type { FoundCounts } from '../../contract/search/found.ts'
import { tellMany } from '../domains/notifications/broadcast-store.ts'
import { sanitizeRichText } from '../lib/rich-text.ts'
import { ask } from '../testing/ask.ts'
import { testApp } from '../testing/deps.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { createMember } from '../testing/members.ts'
import { seedNotices } from './notices.ts'

const database = useTestDatabase()
const NOW = new Date('2026-11-22T03:00:00Z')

test('Community: R2.06 the demo has a notice of each category, marked 예시, found by a search, and nobody is told of them as news', async () => {
  const clock = () => NOW
  const app = testApp(database, { clock })
  await createMember({ db: database.orm, clock }, 'member')
  await seedNotices({ db: database.orm, clock })
  const { items } = await ask<{ items: NoticeSummary[] }>(app, '/notices')
  expect(items.map(({ pinned }) => pinned)).toEqual([true, false, false, false])
  expect(items.map(({ category }) => category).sort()).toEqual(NOTICE_CATEGORIES.toSorted())
  for (const { id, title } of items) {
    expect(title).toMatch(/^\[예시\] /)
    const { html } = await ask<Notice>(app, `/notices/${id}`)
    expect(html, 'as an admin could have written it').toBe(sanitizeRichText(html))
  }
  expect((await ask<FoundCounts>(app, '/search/counts', { q: '단풍길' })).notice.count).toBe(1)
  expect(await tellMany(database.orm, NOW)).toEqual([])
})
