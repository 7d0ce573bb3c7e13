import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { rowSitemap } from '../../db/content/row-sitemap.ts'

/** Published answers; the demo's are nobody's experience. */
export const answerSitemap = (db: Db) =>
  rowSitemap(db, {
    from: sql`mentor_questions`,
    where: sql`publish and answer_publish and not sample`,
    changedAt: sql`coalesce(answer_edited_at, answered_at)`,
    pathOf: (id) => `/mentoring/${id}`,
  })
