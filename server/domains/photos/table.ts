import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Photo } from '../../../contract/media.ts'
import { foreign } from '../../db/foreign.ts'

/** Photos that members sent. Their files are in the media store, those of private ones in the private one. */
export const photos = pgTable(
  'photos',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => foreign('users', 'id'), { onDelete: 'cascade' }),
    photo: jsonb('photo').$type<Photo>().notNull(),
    /** Its owner alone may see it; `photo.src` is no address then. */
    private: boolean('private').notNull().default(false),
    /** Something shows it. What nothing shows goes after a day. */
    used: boolean('used').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (row) => [index('photos_user').on(row.userId), index('photos_unused').on(row.used, row.createdAt)],
)
