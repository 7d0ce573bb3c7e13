import { index, integer, jsonb, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core'
import type { MailOrder } from './orders.ts'

/** Mails that are to be written: who gets one, never what is in it, since that may be a code. Gone once sent. */
export const mailOrders = pgTable(
  'mail_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    order: jsonb('order').$type<MailOrder>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** Not before. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (row) => [index('mail_orders_due').on(row.dueAt)],
)
