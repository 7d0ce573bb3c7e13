/** Day of the week in Korea, 0 = Sunday … 6 = Saturday; 7 = public holiday, whatever weekday it falls on. */
export type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
export const HOLIDAY = 7
export const ALL_DAYS: readonly Day[] = [0, 1, 2, 3, 4, 5, 6, 7]
export const WEEKDAYS: readonly Day[] = [1, 2, 3, 4, 5]
export const WEEKEND: readonly Day[] = [0, 6]

/** A moment in Korea as policies and hours need it: its kind of day, and minutes since midnight. */
export interface Moment {
  day: Day
  /** The calendar's weekday, by which opening hours are looked up, 0 … 6. */
  weekday: number
  /** 0 … 1439 */
  minute: number
}

/**
 * The days whose rules apply at a moment. A holiday on a Saturday or Sunday counts as both: rules for weekends apply, and so do those for
 * holidays. A holiday on another weekday counts as a holiday only: "평일 12kg 이하" does not apply to it.
 */
export function daysOf({ day, weekday }: Pick<Moment, 'day' | 'weekday'>): readonly Day[] {
  return day === HOLIDAY && (weekday === 0 || weekday === 6) ? [weekday, HOLIDAY] : [day]
}
