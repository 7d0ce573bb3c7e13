import type { Db } from '../../db/index.ts'
import { users } from './table.ts'

/** Made-up members of a demo: nobody can log in as one, and anybody may take such a nickname. @returns their ids, in order */
export async function insertSampleMembers(db: Db, nicknames: readonly string[], createdAt: Date): Promise<number[]> {
  const rows = await db
    .insert(users)
    .values(nicknames.map((nickname) => ({ nickname, createdAt })))
    .returning({ id: users.id })
  return rows.map(({ id }) => id)
}
