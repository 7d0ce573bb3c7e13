import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { documentText } from '../../lib/document-text.ts'
import { postTexts } from './table.ts'

/** What posts are found by, as they are written now. */
export async function storeTexts(tx: Db, given: readonly { id: number; title: string; text: string }[]): Promise<void> {
  await tx
    .insert(postTexts)
    .values(given.map(({ id, title, text }) => ({ id, ...documentText(title, text) })))
    .onConflictDoUpdate({
      target: postTexts.id,
      set: { folded: sql`excluded.folded`, initials: sql`excluded.initials`, grams: sql`excluded.grams` },
    })
}
