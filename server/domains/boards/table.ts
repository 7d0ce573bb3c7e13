import { boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Role } from '../../../contract/users/users.ts'
import type { Board } from '../../../contract/boards/boards.ts'
import { recordColumns } from '../records/columns.ts'

/** Boards of the community. Addresses refer to a board by its slug, which therefore never changes. */
export const boards = pgTable('boards', {
  ...recordColumns,
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  categories: jsonb('categories').$type<Board['categories']>().notNull(),
  /** The least role that may write. */
  writers: text('writers').$type<Role>().notNull().default('member'),
  /** The least role that may read; null: everybody. */
  readers: text('readers').$type<Role>(),
  photos: boolean('photos').notNull().default(true),
  places: boolean('places').notNull().default(true),
  anonymous: boolean('anonymous').notNull().default(false),
  position: smallint('position').notNull(),
  /** Posts of a board that isn't visible are hidden as well. */
  visible: boolean('visible').notNull().default(true),
})
