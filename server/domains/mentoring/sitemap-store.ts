import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { SitemapSource } from '../../http/sitemap.ts'

/** Ids of one part; a sitemap may have 50,000 addresses. */
const IDS = 40_000

/** Published answers; the demo's are nobody's experience. */
const LISTED = sql`publish and answer_publish and not sample`
const day = sql`to_char(coalesce(answer_edited_at, answered_at) at time zone 'Asia/Seoul', 'YYYY-MM-DD')`

export const answerSitemap = (db: Db): SitemapSource => ({
  async parts() {
    const { rows } = await db.execute<{ part: number; updated: string }>(sql`
      select id / ${IDS}::int as part, max(${day}) as updated from mentor_questions where ${LISTED} group by 1 order by 1`)
    return rows.map(({ part, updated }) => ({ part, updatedOn: updated }))
  },

  async entries(part) {
    const { rows } = await db.execute<{ id: number; updated: string }>(sql`
      select id, ${day} as updated from mentor_questions
      where id >= ${part}::bigint * ${IDS}::int and id < (${part}::bigint + 1) * ${IDS}::int and ${LISTED} order by id`)
    return rows.map(({ id, updated }) => ({ path: `/mentoring/${id}`, updatedOn: updated }))
  },
})
