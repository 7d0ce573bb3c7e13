import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FigureId } from '../../../contract/dashboard/dashboard.ts'

/** What was added on days in Korea that are over. Days without anything are left out, except the last that was counted. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    figure: text('figure').$type<FigureId>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (row) => [primaryKey({ columns: [row.figure, row.day] })],
)
