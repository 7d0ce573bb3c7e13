import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  point,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Hours } from '../../../contract/time/hours.ts'
import type { Photo } from '../../../contract/api/media.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import type { Sido } from '../../../contract/regions/regions.ts'
import { foreign } from '../../db/statements/foreign.ts'
import { policyColumns } from './policy-columns.ts'

const int4multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/**
 * Only the columns by which places are filtered and ordered: narrow rows keep the worst filter (few matches in the whole country)
 * at tens of milliseconds. Displayed data is in `place_details`, search data in `place_search`: a changed like count touches neither.
 */
export const places = pgTable(
  'places',
  {
    id: id(),
    name: text('name').notNull(),
    groupKey: text('group_key')
      .notNull()
      .references(() => foreign('groups', 'key')),
    sido: text('sido').$type<Sido>().notNull(),
    /** '' if there is none (세종). */
    sigungu: text('sigungu').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** Metres of `projection.ts`, in which `<->` is the distance. */
    geo: point('geo', { mode: 'xy' }).notNull(),
    optionKeys: text('option_keys').array().notNull(),
    indoor: boolean('indoor'),
    outdoor: boolean('outdoor'),
    feeFree: boolean('fee_free').notNull(),
    ...policyColumns(),
    /** Minutes of the ordinary week (Sunday 0:00 = 0); null if the hours are unknown. */
    openMinutes: int4multirange('open_minutes'),
    /** Tokens of the days on which `open_rules` may say otherwise; null if every week is the same. */
    openSpecial: int4multirange('open_special'),
    openRules: jsonb('open_rules'),
    likeCount: integer('like_count').notNull().default(0),
    /** Mean stars; 0 without reviews, so that keyset pages need no null. */
    rating: doublePrecision('rating').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** The later of the policy's `verifiedAt` and the last agreeing report (`entries`), in days since 1970-01-01; 0 for never. */
    verifiedDay: integer('verified_day').notNull(),
    status: text('status', { enum: ['open', 'hidden', 'closed'] })
      .notNull()
      .default('open'),
    sample: boolean('sample').notNull(),
    /** Fields of `PlaceInput` that an admin changed: imports don't overwrite them. */
    editedFields: text('edited_fields')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Grows with each change by an admin or an import. */
    version: integer('version').notNull().default(1),
    /** In the bin since then; `statusBefore` is what it returns to. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    statusBefore: text('status_before', { enum: ['open', 'hidden', 'closed'] }),
    /** The place into which it was merged, to which its address leads; it stays in the bin. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => places.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (place) => [
    check('places_status', sql`${place.status} in ('open', 'hidden', 'closed')`),
    // Ascending and scanned backwards, so that NULLS FIRST or LAST doesn't matter.
    index('places_liked').on(place.likeCount, place.id),
    index('places_rated').on(place.rating, place.reviewCount, place.id),
    index('places_verified').on(place.verifiedDay, place.id),
    index('places_city_liked').on(place.sido, place.sigungu, place.likeCount, place.id),
    index('places_city_rated').on(place.sido, place.sigungu, place.rating, place.reviewCount, place.id),
    index('places_city_verified').on(place.sido, place.sigungu, place.verifiedDay, place.id),
    index('places_group').on(place.groupKey, place.likeCount, place.id),
    // Orders and rare filters of the back office.
    index('places_name').on(place.name, place.id),
    index('places_created').on(place.createdAt),
    index('places_updated').on(place.updatedAt, place.id),
    // The count of a list is read from it alone.
    index('places_listed')
      .on(place.groupKey, place.sido, place.verifiedDay, place.status)
      .where(sql`${place.deletedAt} is null`),
    index('places_unshown')
      .on(place.status, place.id)
      .where(sql`${place.status} <> 'open'`),
    index('places_binned')
      .on(place.deletedAt)
      .where(sql`${place.deletedAt} is not null`),
    index('places_merged')
      .on(place.mergedInto)
      .where(sql`${place.mergedInto} is not null`),
    // Of all places: only then the planner knows how many of them were edited.
    index('places_edited').on(sql`cardinality(${place.editedFields})`, place.id),
    index('places_geo').using('gist', place.geo),
    index('places_options').using('gin', place.optionKeys),
  ],
)

const placeId = () =>
  integer('place_id')
    .primaryKey()
    .references(() => places.id, { onDelete: 'cascade' })

/** Displayed data of a place. */
export const placeDetails = pgTable('place_details', {
  placeId: placeId(),
  policy: jsonb('policy').$type<DogPolicy>().notNull(),
  hours: jsonb('hours').$type<Hours>().notNull(),
  photos: jsonb('photos').$type<Photo[]>().notNull(),
  roadAddress: text('road_address'),
  lotAddress: text('lot_address'),
  phone: text('phone'),
  homepage: text('homepage'),
  parking: boolean('parking'),
  admission: text('admission'),
  description: text('description'),
})

/** House rules and tips as rich text, sanitized when written. */
export const guides = pgTable('guides', {
  placeId: placeId(),
  html: text('html').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Number of open places by region and group, updated by every write of places in its transaction. */
export const placeCounts = pgTable(
  'place_counts',
  {
    sido: text('sido').$type<Sido>().notNull(),
    sigungu: text('sigungu').notNull(),
    groupKey: text('group_key').notNull(),
    count: integer('count').notNull(),
  },
  (row) => [primaryKey({ columns: [row.sido, row.sigungu, row.groupKey] })],
)
