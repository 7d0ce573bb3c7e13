import type { Hours } from '../../contract/time/hours.ts'

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
  closedMonday: {
    ...weekly('화~일 09:00~18:00', '매주 월요일, 1월 1일, 설, 추석 당일', 9, 18, [1], ['1월 1일, 설, 추석 당일 휴무']),
    exceptions: [
      { on: { kind: 'dates', dates: [101, 101] }, spans: [] },
      { on: { kind: 'holiday', which: 'seollal', after: false, weekday: null }, spans: [] },
      { on: { kind: 'holiday', which: 'chuseok', after: false, weekday: null }, spans: [] },
    ],
  },
  closedTuesday: weekly('수~월 11:00~20:00', '매주 화요일', 11, 20, [2]),
  night: weekly('매일 17:00~01:00', '연중무휴', 17, 25),
  stay: {
    periods: null,
    stay: { checkIn: 15 * 60, checkOut: 11 * 60 },
    notes: [],
    hoursText: '체크인 15:00, 체크아웃 11:00',
    closedText: '연중무휴',
  },
  always: weekly('매일 00:00~24:00', '연중무휴', 0, 24),
  clinic: {
    periods: [1, 2, 3, 4, 5].flatMap((weekday) => [
      { weekday, open: 570, close: 780 },
      { weekday, open: 840, close: 1140 },
    ]),
    exceptions: [{ on: { kind: 'holiday', which: 'public', after: false, weekday: null }, spans: [] }],
    notes: ['점심시간 13:00~14:00', '법정공휴일 휴무'],
    hoursText: '월~금 09:30~19:00 (점심시간 13:00~14:00)',
    closedText: '매주 토, 일, 법정공휴일',
  },
  nightClinic: weekly('매일 19:00~09:00', '연중무휴', 19, 33),
  unknown: { periods: null, notes: [], hoursText: null, closedText: null },
} as const satisfies Record<string, Hours>

export type TimesName = keyof typeof OPENING_HOURS
