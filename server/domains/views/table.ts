import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/table.ts'

/** Views of lists of the back office that admins keep. */
export const listViews = pgTable(
  'list_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    byId: integer('by_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address of the list below `/adm/`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    search: jsonb('search').$type<Record<string, string>>().notNull(),
    shared: boolean('shared').notNull(),
  },
  (row) => [unique('list_views_name').on(row.byId, row.list, row.name), index('list_views_list').on(row.list)],
)
