import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { isPostShown } from '../../db/content/shown-posts.ts'
import { fail } from '../../refusals/refusal.ts'

/** Notes a reader of a post that they see; not its author, and nobody for null: a robot. */
export async function addView(
  db: Db,
  postId: number,
  { reader, userId }: { reader: string | null; userId: number | null },
): Promise<void> {
  const { rows } = await db.execute<{ own: boolean }>(sql`
    select p.user_id = ${userId}::int as own from posts as p where p.id = ${postId} and ${isPostShown('p', userId)}`)
  const [post] = rows
  if (!post) fail('POST_NOT_FOUND')
  if (post.own || reader === null) return
  // The post may be deleted at this moment: then there is nothing to count.
  await db.execute(sql`
    insert into post_views (post_id, reader)
    select id, ${reader} from posts where id = ${postId} for key share
    on conflict do nothing`)
}

/**
 * Adds the readers noted since the last run to the counts of their posts. Posts are locked before their readers, as by who deletes one; what
 * somebody else holds at this moment is counted by the next run.
 */
export async function countViews(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with fresh as materialized (
      select distinct post_id from (select post_id from post_views where not counted order by post_id limit 5000) as v
    ), held as materialized (
      select p.id from posts as p join fresh as f on f.post_id = p.id order by p.id for no key update of p skip locked
    ), counted as (
      update post_views as v set counted = true from held as h where v.post_id = h.id and not v.counted returning v.post_id
    ), sums as (
      select post_id, count(*)::int as count from counted group by post_id
    )
    update posts as p set view_count = p.view_count + s.count from sums as s where p.id = s.post_id returning p.id`)
  return rows.length
}
