import { index, integer, jsonb, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core'
import type { MailOrder } from './orders.ts'

/** Mails to be sent: recipient and occasion, never the content, which may be a code. Deleted once sent. */
export const mailOrders = pgTable(
  'mail_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    order: jsonb('order').$type<MailOrder>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** Not sent before this time. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (row) => [index('mail_orders_due').on(row.dueAt)],
)
