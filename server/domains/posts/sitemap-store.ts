import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { rowSitemap } from '../../db/content/row-sitemap.ts'
import { isPostShown } from '../../db/content/shown-posts.ts'

/** Posts that everybody sees; the demo's are nobody's experience. */
export const postSitemap = (db: Db) =>
  rowSitemap(db, {
    from: sql`posts as p`,
    where: sql`not p.sample and ${isPostShown('p', null)}`,
    changedAt: sql`coalesce(p.edited_at, p.created_at)`,
    pathOf: (id) => `/community/${id}/comments`,
  })
