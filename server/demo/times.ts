import type { Hours } from '../../contract/hours.ts'

const WEEK = [0, 1, 2, 3, 4, 5, 6]

const weekly = (
  hoursText: string,
  closedText: string,
  open: number,
  close: number,
  closed: number[] = [],
  notes: string[] = [],
): Hours => ({
  periods: WEEK.filter((weekday) => !closed.includes(weekday)).map((weekday) => ({
    weekday,
    open: open * 60,
    close: close * 60,
  })),
  notes,
  hoursText,
  closedText,
})

export const OPENING_HOURS = {
  day: weekly('매일 10:00~21:00', '연중무휴', 10, 21),
  closedMonday: weekly('화~일 09:00~18:00', '매주 월요일', 9, 18, [1], ['1월 1일, 설날, 추석 당일은 쉬어요']),
  closedTuesday: weekly('수~월 11:00~20:00', '매주 화요일', 11, 20, [2]),
  night: weekly('매일 17:00~01:00', '연중무휴', 17, 25),
  stay: weekly('매일 15:00~11:00', '연중무휴', 15, 35, [], ['입실 15:00, 퇴실 11:00']),
  always: weekly('매일 00:00~24:00', '연중무휴', 0, 24),
  unknown: { periods: null, notes: [], hoursText: null, closedText: null },
} as const satisfies Record<string, Hours>

export type TimesName = keyof typeof OPENING_HOURS
