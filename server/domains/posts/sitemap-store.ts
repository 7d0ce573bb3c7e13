import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { rowSitemap } from '../../db/row-sitemap.ts'

/** Posts that readers see; the demo's are nobody's experience. */
export const postSitemap = (db: Db) =>
  rowSitemap(db, {
    from: sql`posts as p`,
    where: sql`p.hidden_at is null and not p.sample and exists (select from boards as b where b.id = p.board_id and b.visible)`,
    changedAt: sql`coalesce(p.edited_at, p.created_at)`,
    pathOf: (id) => `/community/${id}/comments`,
  })
