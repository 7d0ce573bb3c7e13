import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { foreign } from '../../db/foreign.ts'

/** What places are found by (`contract/hangul.ts` folds and cuts); apart from `places`, whose rows change often. */
export const placeSearch = pgTable(
  'place_search',
  {
    placeId: integer('place_id')
      .primaryKey()
      .references(() => foreign('places', 'id'), { onDelete: 'cascade' }),
    /** Name, region, kind and address, folded, each part behind its marker. */
    folded: text('folded').notNull(),
    /** The same as 초성. */
    initials: text('initials').notNull(),
    grams: integer('grams').array().notNull(),
  },
  (row) => [index('place_search_grams').using('gin', row.grams)],
)

/** Who searched a word on which day: the stuff of the popular words, without an address of anybody. */
export const searchWords = pgTable(
  'search_words',
  {
    folded: text('folded').notNull(),
    /** Hash of address and salt. */
    visitor: text('visitor').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** As it was typed. */
    word: text('word').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.folded, row.visitor, row.day] }),
    index('search_words_visitor').on(row.visitor, row.day),
    index('search_words_day').on(row.day),
  ],
)

/** The secret of each period with which visitors are hashed; gone with the rows that it served. */
export const searchSalts = pgTable('search_salts', {
  /** Number of the period since 1970. */
  period: integer('period').primaryKey(),
  salt: text('salt').notNull(),
})
