import type { Role } from '../../../contract/users/users.ts'
import type { Db } from '../../db/index.ts'
import { users } from './table.ts'

/** Fictional members of a demo, without a login; their nicknames stay free for real members. @returns their ids, in order */
export async function insertSampleMembers(
  db: Db,
  nicknames: readonly string[],
  createdAt: Date,
  role: Role = 'member',
): Promise<number[]> {
  const rows = await db
    .insert(users)
    .values(nicknames.map((nickname) => ({ nickname, createdAt, role })))
    .returning({ id: users.id })
  return rows.map(({ id }) => id)
}
