import {
  date,
  doublePrecision,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { PlaceInput } from '../../domains/places/input.ts'
import { places } from '../../domains/places/table.ts'

/** What each source of public data says of a place, as it was last read. A place is what its sources say together. */
export const placeSources = pgTable(
  'place_sources',
  {
    source: text('source', { enum: ['kcisa', 'kto'] }).notNull(),
    /** The source's own id; for KCISA, which has none, the folded name with the address. */
    sourceKey: text('source_key').notNull(),
    /** Null once the place was deleted here: it is not to come back with the next import. */
    placeId: integer('place_id').references(() => places.id, { onDelete: 'set null' }),
    /** `false`: the place was here already and is somebody else's; the source is noted and changes nothing. */
    owns: boolean('owns').notNull(),
    /** By these the next edition finds the place though its address is spelled otherwise. */
    nameKey: text('name_key').notNull(),
    addressKeys: text('address_keys').array().notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** When the source wrote it; null when it doesn't say. */
    edition: date('edition', { mode: 'string' }),
    /** Of what it said: a second import of the same changes nothing. */
    digest: text('digest').notNull(),
    /** What it said, once several sources tell of the place; null while the place as it stands is just that. */
    record: jsonb('record').$type<PlaceInput>(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.source, row.sourceKey] }),
    index('place_sources_place').on(row.placeId),
    index('place_sources_name').on(row.nameKey),
  ],
)
