import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Photo } from '../../../contract/api/media.ts'
import { foreign } from '../../db/statements/foreign.ts'

/** Photos that members uploaded. Their files are in the media store, those of private photos in the private store. */
export const photos = pgTable(
  'photos',
  {
    id: text('id').primaryKey(),
    /** By which admins name it. */
    number: integer('number').notNull().generatedAlwaysAsIdentity().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => foreign('users', 'id'), { onDelete: 'cascade' }),
    photo: jsonb('photo').$type<Photo>().notNull(),
    /** Visible only to its owner; `photo.src` is then a file name, not an address. */
    private: boolean('private').notNull().default(false),
    /** Whether something uses it. Unused photos are deleted after a day. */
    used: boolean('used').notNull().default(false),
    /** Unused by now: what had it was deleted, or has it no more. Others don't see it from then on. */
    released: boolean('released').notNull().default(false),
    /** Hidden by an admin since then: only its owner and admins see it where it is used. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (row) => [index('photos_user').on(row.userId), index('photos_unused').on(row.used, row.createdAt)],
)
