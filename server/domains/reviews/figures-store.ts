import { countPerDay, type Period } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'
import { reviews } from './table.ts'

export const reviewsPerDay = (db: Db, period: Period) => countPerDay(db, reviews, reviews.createdAt, period)
