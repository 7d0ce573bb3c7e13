import { countPerDay, type Period } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'
import { users } from './table.ts'

export const membersPerDay = (db: Db, period: Period) => countPerDay(db, users, users.createdAt, period)
