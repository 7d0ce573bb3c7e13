import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Size } from '../../../contract/dogs/dog-sizes.ts'
import type { Photo } from '../../../contract/api/media.ts'
import type { ReviewTag } from '../../../contract/reviews/reviews.ts'
import { foreign } from '../../db/statements/foreign.ts'
import { users } from '../accounts/table.ts'

/** A photo with the id by which its owner refers to it. */
export interface ReviewPhoto {
  id: string
  photo: Photo
  /** By an admin: others don't see it. */
  hidden?: true
}

/** Reviews by members. Every write updates rating and count of the place in its transaction. */
export const reviews = pgTable(
  'reviews',
  {
    /** Increases with each review: the order of creation. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    placeId: integer('place_id')
      .notNull()
      .references(() => foreign('places', 'id'), { onDelete: 'cascade' }),
    /** Stays after a purge, when the user row has no personal data any more. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    stars: smallint('stars').notNull(),
    text: text('text').notNull(),
    visitedOn: date('visited_on', { mode: 'string' }).notNull(),
    /** The member's dog, null once it is deleted. The following columns describe it at the time of the review; all null without a dog. */
    dogId: integer('dog_id').references(() => foreign('dogs', 'id'), { onDelete: 'set null' }),
    dogName: text('dog_name'),
    dogBreed: text('dog_breed'),
    /** Breed normalised for comparison (`breedKey`). */
    dogBreedKey: text('dog_breed_key'),
    dogHg: smallint('dog_hg'),
    dogSize: text('dog_size').$type<Size>(),
    showDogName: boolean('show_dog_name').notNull(),
    tags: text('tags').array().$type<ReviewTag[]>().notNull(),
    photos: jsonb('photos').$type<ReviewPhoto[]>().notNull(),
    helpfulCount: integer('helpful_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Hidden by an admin since then: only its author and admins see it, and it counts nowhere. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (row) => [
    check('reviews_stars', sql`${row.stars} between 1 and 5`),
    check('reviews_dog', sql`(${row.dogHg} is null) = (${row.dogSize} is null)`),
    unique('reviews_visit').on(row.userId, row.placeId, row.visitedOn),
    index('reviews_latest').on(row.placeId, row.id),
    index('reviews_helpful').on(row.placeId, row.helpfulCount, row.id),
    // Counted by day for the dashboard.
    index('reviews_created').on(row.createdAt),
    index('reviews_dog_id').on(row.dogId),
    index('reviews_stars').on(row.placeId, row.stars),
  ],
)
