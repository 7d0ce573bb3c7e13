import { between, type Column } from 'drizzle-orm'

/**
 * While an instant is ahead, but no further than it is ever set: a clock that was ahead must not make anything valid for longer than the
 * given time.
 */
export const ahead = (column: Column, now: Date, seconds: number) =>
  between(column, new Date(now.getTime() + 1), new Date(now.getTime() + seconds * 1000))
