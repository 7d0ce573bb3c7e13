import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Photo } from '../../../contract/media.ts'
import { users } from '../accounts/table.ts'

/** Photos that members sent. Their files are in the media store. */
export const photos = pgTable(
  'photos',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    photo: jsonb('photo').$type<Photo>().notNull(),
    /** Something shows it. What nothing shows goes after a day. */
    used: boolean('used').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (row) => [index('photos_user').on(row.userId), index('photos_unused').on(row.used, row.createdAt)],
)
