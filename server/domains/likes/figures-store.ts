import { countPerDay, type Period } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'
import { likes } from './table.ts'

export const likesPerDay = (db: Db, period: Period) => countPerDay(db, likes, likes.likedAt, period)
