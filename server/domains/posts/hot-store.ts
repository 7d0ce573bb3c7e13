import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'

/** Posts per statement, so that none is locked for long. */
const BATCH = 500
/** A post whose value has changed by less is left alone: its neighbours age at the same pace. */
const LEAST_CHANGE = 0.01

/** Likes and comments, each worth the same. */
const SCORE = sql`(p.like_count + p.comment_count)`

/**
 * How much a post (p) is talked about: log(max(2, score + 2)) / (hours + 2)^1.8, nothing after 7 days, divided by
 * log(2 + posts of its board in 30 days), so that a busy board doesn't push out the quiet ones.
 */
const hotAt = (now: Date, ofMonth: SQL): SQL => {
  const hours = sql`greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - p.created_at) / 3600)::float8`
  return sql`case when p.created_at <= ${now.toISOString()}::timestamptz - interval '7 days' then 0
    else ln(greatest(2, ${SCORE} + 2)) / power(${hours} + 2, 1.8) / ln(2 + ${ofMonth}) end`
}

const sinceMonth = (now: Date) => sql`created_at > ${now.toISOString()}::timestamptz - interval '30 days'`

/** The value of a new post, so that it is among the others at once. */
export async function heatPost(tx: Db, id: number, now: Date): Promise<void> {
  const ofMonth = sql`(select count(*) from posts as o where o.board_id = p.board_id and o.${sinceMonth(now)})::float8`
  await tx.execute(sql`update posts as p set hot = ${hotAt(now, ofMonth)} where p.id = ${id}`)
}

/** Computes the values of all posts of a week, and takes older ones out. @returns how many have changed */
export async function heatPosts(db: Db, now: Date): Promise<number> {
  const { rows: boards } = await db.execute<{ id: number; count: number }>(sql`
    select board_id as id, count(*)::int as count from posts where ${sinceMonth(now)} group by board_id`)
  const ids = sql.param(boards.map(({ id }) => id))
  const counts = sql.param(boards.map(({ count }) => count))
  let changed = 0
  for (let after = 0; ;) {
    // What somebody else holds at the moment is left for the next run.
    const { rows } = await db.execute<{ last: number; changed: number }>(sql`
      with due as (
        select p.id, p.hot, ${hotAt(now, sql`coalesce(m.count, 0)::float8`)} as wanted
        from posts as p left join unnest(${ids}::int[], ${counts}::int[]) as m(id, count) on m.id = p.board_id
        where p.id > ${after}
          and (p.created_at > ${now.toISOString()}::timestamptz - interval '7 days' or p.hot > 0)
        order by p.id limit ${BATCH} for update of p skip locked
      ), heated as (
        update posts as p set hot = due.wanted from due
        where p.id = due.id and (abs(due.wanted - due.hot) > ${LEAST_CHANGE} * due.hot)
        returning p.id
      ) select max(id) as last, (select count(*)::int from heated) as changed from due`)
    const [batch] = rows
    if (!batch?.last) return changed
    changed += batch.changed
    after = batch.last
  }
}
