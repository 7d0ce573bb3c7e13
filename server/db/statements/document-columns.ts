import { integer, text } from 'drizzle-orm/pg-core'

/** What a search compares, as `server/lib/document-text.ts` makes it. */
export const documentColumns = {
  folded: text('folded').notNull().default(''),
  initials: text('initials').notNull().default(''),
  grams: integer('grams').array().notNull().default([]),
}
