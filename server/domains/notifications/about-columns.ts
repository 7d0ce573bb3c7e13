import { type SQL, sql } from 'drizzle-orm'
import { isPostShown } from '../../db/content/shown-posts.ts'

/** What a notification says about its cause. */
export interface AboutRow {
  title: string
  text: string
  parent: number | null
  actor: string | null
  many: number
}

/** Characters of what was said. */
const EXCERPT = 120

interface Words {
  text?: SQL
  parent?: SQL
  actor?: SQL
  many?: SQL
}

/** How a statement asks for causes: for what they say, or only whether they are there. */
interface Asking {
  say: (title: SQL, words?: Words) => SQL
  likers: SQL
}

const about: Asking['say'] = (
  title,
  { text = sql`''`, parent = sql`null::int`, actor = sql`null::text`, many = sql`1` } = {},
) =>
  sql`jsonb_build_object('title', ${title}, 'text', left(${text}, ${EXCERPT}), 'parent', ${parent}, 'actor', ${actor}, 'many', ${many})`

/** To the member whom the notification is for. */
const SHOWN_POST = isPostShown('p', sql`n.user_id`)
const SHOWN_COMMENT = sql`c.deleted_at is null and c.hidden_at is null and ${SHOWN_POST}`
const NAME = sql`case when u.erased_at is null then u.nickname end`
const UNLESS_ANONYMOUS = (anonymous: SQL, name: SQL) => sql`case when not ${anonymous} then ${name} end`

/** Whom the member doesn't want to hear of. */
const muted = (other: SQL) => sql`exists (select from mutes as x where x.user_id = n.user_id and x.other_id = ${other})`

/** The likes of the notification's hour, as l: how many, and whose was the last. */
const LIKERS = sql`lateral (
  select (select count(*)::int from likes as k where ${likedIn('k')}) as many,
    (select ${NAME} from likes as k join users as u on u.id = k.user_id where ${likedIn('k')}
      order by k.liked_at desc, k.position desc limit 1) as actor
) as l`

/** A row as l if there is any of them. */
const ANY_LIKER = sql`lateral (select 1 as many, null::text as actor from likes as k where ${likedIn('k')} limit 1) as l`

function likedIn(k: string): SQL {
  const likes = sql.identifier(k)
  return sql`${likes}.kind = n.subject and ${likes}.target_id = n.subject_id
    and ${likes}.liked_at >= n.since and ${likes}.liked_at < n.since + interval '1 hour' and not ${muted(sql`${likes}.user_id`)}`
}

const comment = ({ say }: Asking) => sql`(select ${say(sql`p.title`, {
  text: sql`c.text`,
  parent: sql`p.id`,
  actor: UNLESS_ANONYMOUS(sql`c.anonymous`, NAME),
})} from comments as c join posts as p on p.id = c.post_id join users as u on u.id = c.user_id
  where c.id = n.subject_id and ${SHOWN_COMMENT} and (c.anonymous or not ${muted(sql`c.user_id`)}))`

const liked = ({ say, likers }: Asking) => sql`case n.subject
  when 'post' then (select ${say(sql`p.title`, {
    parent: sql`p.id`,
    actor: UNLESS_ANONYMOUS(sql`p.anonymous`, sql`l.actor`),
    many: sql`l.many`,
  })} from posts as p, ${likers} where p.id = n.subject_id and ${SHOWN_POST} and l.many > 0)
  when 'comment' then (select ${say(sql`p.title`, {
    text: sql`c.text`,
    parent: sql`p.id`,
    actor: UNLESS_ANONYMOUS(sql`c.anonymous`, sql`l.actor`),
    many: sql`l.many`,
  })} from comments as c join posts as p on p.id = c.post_id, ${likers}
    where c.id = n.subject_id and ${SHOWN_COMMENT} and l.many > 0)
  when 'review' then (select ${say(sql`t.name`, {
    text: sql`r.text`,
    parent: sql`t.id`,
    actor: sql`l.actor`,
    many: sql`l.many`,
  })} from reviews as r join places as t on t.id = r.place_id, ${likers}
    where r.id = n.subject_id and r.hidden_at is null and t.status = 'open' and l.many > 0)
  end`

/** As far as the question still is where the notification says. */
const question = ({
  say,
}: Asking) => sql`(select ${say(sql`q.title`)} from mentor_questions as q where q.id = n.subject_id and case n.event
  when 'asked' then n.user_id in (q.wanted_id, q.taken_by_id)
  when 'taken' then q.asker_id = n.user_id and q.taken_by_id = n.actor_id
  when 'answered' then q.asker_id = n.user_id and q.answer is not null
  when 'returned' then q.asker_id = n.user_id and q.state = 'asked'
  when 'rated' then q.taken_by_id = n.user_id and q.stars is not null
  end)`

const suggestion = ({ say }: Asking) => sql`(select ${say(sql`t.name`, { text: sql`s.answer`, parent: sql`t.id` })}
  from suggestions as s join places as t on t.id = s.place_id where s.id = n.subject_id and s.user_id = n.user_id)`

const proposal = ({ say }: Asking) =>
  sql`(select ${say(sql`s.name`, {
    text: sql`s.answer`,
    parent: sql`(select t.id from places as p join places as t on t.id = coalesce(p.merged_into, p.id)
    where p.id = s.place_id and t.status = 'open')`,
  })} from place_proposals as s where s.id = n.subject_id and s.user_id = n.user_id)`

/** Why it was decided so. */
const REASON = sql`coalesce((select d.reason from case_decisions as d where d.kind = n.subject and d.target_id = n.subject_id
  and d.state = 'done' order by d.id desc limit 1), '')`

/** The review or the post that has the photo as k; or the profile, which has no name. */
const HOLDERS = sql`select t.name as place, null as title, null::int as post from reviews as r join places as t on t.id = r.place_id
    where r.user_id = k.user_id and r.photos @> jsonb_build_array(jsonb_build_object('id', k.id))
  union all select null, p.title, p.id from posts as p
    where p.user_id = k.user_id and p.photos @> jsonb_build_array(jsonb_build_object('id', k.id))
  union all select '', null, null from users as u
    where u.id = k.user_id and k.photo ->> 'src' in (u.photo ->> 'src', u.hidden_photo ->> 'src')`

/** What the member wrote, as an admin left it. */
const own = ({ say }: Asking) => sql`case n.subject
  when 'post' then (select ${say(sql`p.title`, { text: REASON, parent: sql`p.id` })} from posts as p
    where p.id = n.subject_id and (p.hidden_at is not null) = (n.event not in ('restored', 'approved')))
  when 'comment' then (select ${say(sql`p.title`, { text: REASON, parent: sql`p.id` })}
    from comments as c join posts as p on p.id = c.post_id
    where c.id = n.subject_id and c.deleted_at is null and (c.hidden_at is not null) = (n.event not in ('restored', 'approved')))
  when 'review' then (select ${say(sql`t.name`, { text: REASON, parent: sql`t.id` })}
    from reviews as r join places as t on t.id = r.place_id
    where r.id = n.subject_id and (r.hidden_at is not null) = (n.event not in ('restored', 'approved')))
  when 'entry' then (select ${say(sql`t.name`, { text: REASON, parent: sql`t.id` })}
    from entry_reports as e join places as t on t.id = e.place_id
    where e.id = n.subject_id and (e.hidden_at is not null) = (n.event not in ('restored', 'approved')))
  when 'nickname' then (select ${say(sql`k.nickname`, { text: REASON })} from reported_nicknames as k
    where k.id = n.subject_id and (k.hidden_at is not null) = (n.event not in ('restored', 'approved')))
  when 'photo' then (select ${say(sql`coalesce(w.place, w.title)`, { text: REASON, parent: sql`w.post` })}
    from photos as k cross join lateral (${HOLDERS}) as w
    where k.number = n.subject_id and (k.hidden_at is not null) = (n.event not in ('restored', 'approved')) limit 1)
  end`

const reported = ({ say }: Asking) => sql`(select ${say(sql`coalesce(o.shown ->> 'at', '')`)} from reports as o
  where o.user_id = n.user_id and o.kind = n.subject and o.target_id = n.subject_id
    and (o.outcome is null or o.outcome = n.event))`

const place = ({ say }: Asking) => sql`(select ${say(sql`t.name`, { parent: sql`t.id` })} from places as t
  where t.id = n.subject_id and t.status = 'open' and exists (
    select from likes as k where k.user_id = n.user_id and k.kind = 'place' and k.target_id = t.id))`

const notice = ({ say }: Asking, now: SQL) => sql`(select ${say(sql`o.title`)} from notices as o
  where o.id = n.subject_id and o.visible and o.deleted_at is null and o.published_at <= ${now})`

interface Cause {
  is: SQL
  about: (asking: Asking, now: SQL) => SQL
}

/** What a row of `notifications` as n is about: the first of these that it is. */
const CAUSES: readonly Cause[] = [
  { is: sql`n.event in ('commented', 'replied', 'mentioned')`, about: comment },
  { is: sql`n.event = 'liked'`, about: liked },
  { is: sql`n.subject = 'question'`, about: question },
  { is: sql`n.subject = 'proposal'`, about: proposal },
  { is: sql`n.event in ('accepted', 'declined')`, about: suggestion },
  { is: sql`n.event in ('reported', 'hidden', 'rejected', 'restored', 'approved')`, about: own },
  { is: sql`n.event in ('upheld', 'dismissed')`, about: reported },
  { is: sql`n.event = 'published'`, about: notice },
  { is: sql`n.event = 'changed'`, about: place },
]

const byCause = (then: (cause: Cause, number: number) => SQL) =>
  sql`case ${sql.join(
    CAUSES.map((cause, number) => sql`when ${cause.is} then ${then(cause, number)}`),
    sql` `,
  )} end`

/** What a row of `notifications` as n says; null if its cause is gone. Each case reads a few rows by their key. */
export const aboutAt = (now: SQL): SQL => byCause(({ about: read }) => read({ say: about, likers: LIKERS }, now))

/** The number of the cause that a row of `notifications` as n has. */
export const CAUSE_NUMBER: SQL = byCause((_, number) => sql.raw(`${number}`))

/** By the number of a cause: which rows of `notifications` as n have it and it is still there. */
export const THERE_BY_CAUSE = CAUSES.map(
  ({ about: read }, number) =>
    (now: SQL): SQL =>
      sql`${CAUSE_NUMBER} = ${sql.raw(`${number}`)} and ${read({ say: () => sql`true`, likers: ANY_LIKER }, now)} is not null`,
)
