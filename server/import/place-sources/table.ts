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
import { PUBLIC_SOURCE_KEYS } from '../../../contract/imports/sources.ts'
import type { PlaceInput } from '../../domains/places/input.ts'
import { places } from '../../domains/places/table.ts'

/** The latest record of each place by each source of public data. A place is the merger of its sources. */
export const placeSources = pgTable(
  'place_sources',
  {
    source: text('source', { enum: PUBLIC_SOURCE_KEYS }).notNull(),
    /** The source's own id; for KCISA, which has none, the folded name with the address. */
    sourceKey: text('source_key').notNull(),
    /**
     * Null once the place was deleted here, so that the next import doesn't create it again; null as well, with `owns` false, for a
     * place that was closed before we knew it.
     */
    placeId: integer('place_id').references(() => places.id, { onDelete: 'set null' }),
    /** `false` if the place was created by others; the source is then stored without changing the place. */
    owns: boolean('owns').notNull(),
    /** By this the next edition finds the place even if its address is spelled differently. */
    nameKey: text('name_key').notNull(),
    addressKeys: text('address_keys').array().notNull(),
    phone: text('phone'),
    /** Null in records of closed places, many of which have no position. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Since when the source says that the place is closed; null while it is open. */
    closedOn: date('closed_on', { mode: 'string' }),
    /** Date of the record according to the source; null if unknown. */
    edition: date('edition', { mode: 'string' }),
    /** Digest of the record: importing the same record again changes nothing. */
    digest: text('digest').notNull(),
    /** The record, if several sources have the place; null while the place itself equals the record. */
    record: jsonb('record').$type<PlaceInput>(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.source, row.sourceKey] }),
    index('place_sources_place').on(row.placeId),
    index('place_sources_name').on(row.nameKey),
  ],
)
