import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Sex, Trait, Vaccination } from '../../../contract/dogs/dog-input.ts'
import type { Size } from '../../../contract/dogs/dog-sizes.ts'
import { users } from '../accounts/table.ts'

/** Dogs of members, visible only to their owners. */
export const dogs = pgTable(
  'dogs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Set to a higher number each time the owner chooses a main dog; null if this one was never chosen. The main dog has the highest, else it is
     * the oldest: so there is always exactly one, whichever dog is deleted.
     */
    chosen: integer('chosen'),
    name: text('name').notNull(),
    breed: text('breed'),
    /** In hectograms, like weight limits of places. */
    weightHg: integer('weight_hg').notNull(),
    size: text('size').$type<Size>().notNull(),
    restricted: boolean('restricted').notNull(),
    guide: boolean('guide').notNull(),
    /** A year, month or day: `2021`, `2021-03` or `2021-03-14`. */
    birthday: text('birthday'),
    sex: text('sex').$type<Sex>(),
    neutered: boolean('neutered'),
    registrationNumber: text('registration_number'),
    /** Always read and written as a whole. */
    vaccinations: jsonb('vaccinations').$type<Vaccination[]>().notNull(),
    traits: text('traits').array().$type<Trait[]>().notNull(),
    note: text('note').notNull(),
    photoId: text('photo_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (row) => [
    check('dogs_size', sql`${row.size} in ('small', 'medium', 'large')`),
    check('dogs_sex', sql`${row.sex} in ('female', 'male')`),
    check('dogs_registration_number', sql`${row.registrationNumber} ~ '^[0-9]{15}$'`),
    index('dogs_user').on(row.userId),
    // So that a member has one latest choice only.
    unique('dogs_chosen').on(row.userId, row.chosen),
  ],
)
