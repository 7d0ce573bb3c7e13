import { sql } from 'drizzle-orm'
import { hidingIn } from '../../db/content/hiding.ts'
import { ownerIn } from '../../db/content/like-target.ts'
import type { Db } from '../../db/index.ts'

const SHOWN = sql`t.word <> '' and t.hidden_at is null and exists (
  select from places as p where p.id = t.place_id and p.status = 'open')`

/** The words of entry reports as targets of content reports and of the admins' decisions; what the report says of the visit stays. */
export const entryReportTargets = {
  ...hidingIn(sql`entry_reports`),

  owner: ownerIn(sql`entry_reports`, () => SHOWN),

  async read(db: Db, id: number) {
    const { rows } = await db.execute<{ owner: number; place: string; word: string; hidden: boolean }>(sql`
      select t.user_id as owner, p.name as place, t.word, t.hidden_at is not null as hidden
      from entry_reports as t join places as p on p.id = t.place_id where t.id = ${id}`)
    const row = rows[0]
    return row ? { owner: row.owner, hidden: row.hidden, shown: { at: row.place, text: row.word, photos: [] } } : null
  },
}
