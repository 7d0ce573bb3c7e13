import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { foreign } from '../../db/statements/foreign.ts'

/** Search data of places, folded and cut by `contract/text/hangul.ts`; separate from `places`, whose rows change often. */
export const placeSearch = pgTable(
  'place_search',
  {
    placeId: integer('place_id')
      .primaryKey()
      .references(() => foreign('places', 'id'), { onDelete: 'cascade' }),
    /** Name, region, group and address, folded, each part preceded by its marker. */
    folded: text('folded').notNull(),
    /** The same as initial consonants (초성). */
    initials: text('initials').notNull(),
    grams: integer('grams').array().notNull(),
  },
  (row) => [index('place_search_grams').using('gin', row.grams)],
)

/** Searched words by visitor and day, from which popular words are counted; contains no addresses. */
export const searchWords = pgTable(
  'search_words',
  {
    folded: text('folded').notNull(),
    /** Hash of the visitor's network address and salt. */
    visitor: text('visitor').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** As the visitor typed it. */
    word: text('word').notNull(),
    /** Whether a place was found; what finds none is shown to admins. */
    found: boolean('found').notNull().default(true),
  },
  (row) => [
    primaryKey({ columns: [row.folded, row.visitor, row.day] }),
    index('search_words_visitor').on(row.visitor, row.day),
    index('search_words_day').on(row.day),
  ],
)

/** Salt with which visitors of each period are hashed; deleted with the rows of the period. */
export const searchSalts = pgTable('search_salts', {
  /** Number of the period since 1970. */
  period: integer('period').primaryKey(),
  salt: text('salt').notNull(),
})
