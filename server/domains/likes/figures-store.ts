import { countPerDay } from '../../db/figures.ts'
import type { Db } from '../../db/index.ts'
import { likes } from './table.ts'

export const likesPerDay = (db: Db, since: Date) => countPerDay(db, likes, likes.likedAt, since)
