import { countPerDay } from '../../db/figures.ts'
import type { Db } from '../../db/index.ts'
import { reviews } from './table.ts'

export const reviewsPerDay = (db: Db, since: Date) => countPerDay(db, reviews, reviews.createdAt, since)
