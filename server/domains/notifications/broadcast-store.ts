import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { insertNews } from './store.ts'

/** Members of one statement. */
const BATCH = 500
/** Batches of one run of the job: the rest has its turn a minute later. */
const BATCHES = 40
/** A notice that is older when it is first seen, as after an update of the server, is no news. */
const NEW_DAYS = 3

/** Whose rules have changed: those who saved the place are told by the job. A change before they were told of the last one is told once. */
export async function announceChanges(tx: Db, placeIds: readonly number[]): Promise<void> {
  if (placeIds.length === 0) return
  await tx.execute(sql`
    insert into notification_broadcasts as b (event, subject_id, at)
    select 'changed', id, now() from places where id = any(${sql.param([...placeIds])}::int[]) and like_count > 0 order by id
    on conflict (event, subject_id) do update set at = excluded.at, told_up_to = 0, done_at = null`)
}

/** Also those whose time of publication has come without anybody's doing. */
async function announceNotices(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - NEW_DAYS * 86_400_000).toISOString()
  await db.execute(sql`
    insert into notification_broadcasts (event, subject_id, at)
    select 'published', id, published_at from notices
    where visible and deleted_at is null and published_at > ${since}::timestamptz and published_at <= ${now.toISOString()}::timestamptz
    order by id on conflict (event, subject_id) do nothing`)
}

interface Due extends Record<string, unknown> {
  id: number
  event: 'published' | 'changed'
  subject_id: number
  at: string
  told_up_to: number
}

/** Tells the next members of the oldest broadcast. @returns whom, null if nothing was left to tell */
function tellBatch(db: Db, now: Date): Promise<number[] | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      select id, event, subject_id, at, told_up_to from notification_broadcasts where done_at is null order by id
      limit 1 for update skip locked`)
    const [due] = rows
    if (!due) return null
    const at = new Date(due.at)
    const { rows: members } = await tx.execute<{ id: number }>(
      due.event === 'changed'
        ? sql`select user_id as id from likes where kind = 'place' and target_id = ${due.subject_id}
            and user_id > ${due.told_up_to} order by user_id limit ${BATCH}`
        : sql`select id from users where id > ${due.told_up_to} and created_at <= ${at.toISOString()}::timestamptz
            and withdrawn_at is null and erased_at is null order by id limit ${BATCH}`,
    )
    const subject = due.event === 'changed' ? 'place' : 'notice'
    const told = await insertNews(
      tx,
      members.map(({ id }) => ({ userId: id, event: due.event, subject, subjectId: due.subject_id, actorId: null })),
      at,
    )
    const last = members.at(-1)?.id
    const done = members.length < BATCH ? now.toISOString() : null
    await tx.execute(sql`
      update notification_broadcasts set told_up_to = coalesce(${last ?? null}::int, told_up_to), done_at = ${done}::timestamptz
      where id = ${due.id}`)
    return told
  })
}

/** Tells members of notices and of changed places. @returns whom */
export async function tellMany(db: Db, now: Date): Promise<number[]> {
  await announceNotices(db, now)
  const told: number[] = []
  for (let batch = 0; batch < BATCHES; batch++) {
    const some = await tellBatch(db, now)
    if (!some) break
    told.push(...some)
  }
  return told
}
