import * as v from 'valibot'

/** Day of the week in Korea, 0 = Sunday … 6 = Saturday; 7 = public holiday, whatever weekday it falls on. */
export type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
export const Day = v.picklist([0, 1, 2, 3, 4, 5, 6, 7])
export const HOLIDAY = 7
export const ALL_DAYS: readonly Day[] = [0, 1, 2, 3, 4, 5, 6, 7]
export const WEEKDAYS: readonly Day[] = [1, 2, 3, 4, 5]
export const WEEKEND: readonly Day[] = [0, 6]

/** A moment in Korea as rules see it: which day, and minutes since that day's midnight. */
export interface Moment {
  day: Day
  /** The calendar's weekday, which hours go by, 0 … 6. */
  weekday: number
  /** 0 … 1439 */
  minute: number
}

/**
 * The days by whose rules a moment goes. A holiday on a Saturday or Sunday is both: rules for weekends hold, and so do those for holidays.
 * A holiday on another weekday is a holiday alone: "평일 12kg 이하" says nothing about it.
 */
export function daysOf({ day, weekday }: Pick<Moment, 'day' | 'weekday'>): readonly Day[] {
  return day === HOLIDAY && (weekday === 0 || weekday === 6) ? [weekday, HOLIDAY] : [day]
}
