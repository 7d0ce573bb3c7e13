import { countPerDay } from '../../db/figures.ts'
import type { Db } from '../../db/index.ts'
import { users } from './table.ts'

export const membersPerDay = (db: Db, since: Date) => countPerDay(db, users, users.createdAt, since)
