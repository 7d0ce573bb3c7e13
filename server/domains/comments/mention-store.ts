import { sql } from 'drizzle-orm'
import { nicknameKey } from '../../../contract/users/nickname.ts'
import { mentionsIn } from '../../../contract/text/mentions.ts'
import type { Db } from '../../db/index.ts'

/** What a nickname may be as long as. */
const SHORTEST = 2

/**
 * Members whom a comment names by `@`, of those who have written below the post and its author: nobody else is called to it. Of "@콩이네도"
 * the longest beginning that is a name counts, as Korean adds particles to names.
 */
export async function mentionedIn(
  tx: Db,
  { postId, authorId }: { postId: number; authorId: number },
  text: string,
): Promise<number[]> {
  const named = mentionsIn(text).map(nicknameKey)
  if (named.length === 0) return []
  const beginnings = named.flatMap((name) =>
    Array.from({ length: name.length - SHORTEST + 1 }, (_, cut) => name.slice(0, SHORTEST + cut)),
  )
  const { rows } = await tx.execute<{ id: number; key: string }>(sql`
    select u.id, u.nickname_key as key from users as u
    where u.nickname_key = any(${sql.param(beginnings)}::text[]) and (u.id = ${authorId} or exists (
      select from comments as c where c.user_id = u.id and c.post_id = ${postId} and c.deleted_at is null and c.hidden_at is null))`)
  const longest = named.map(
    (name) => rows.filter(({ key }) => name.startsWith(key)).toSorted((a, b) => b.key.length - a.key.length)[0]?.id,
  )
  return [...new Set(longest.filter((id) => id !== undefined))]
}
