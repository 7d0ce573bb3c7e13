import { expect, test } from 'vitest'
import { UNKNOWN_HOURS } from '../../../contract/hours.ts'
import { minuteOfWeek, openMinutes } from './open-minutes.ts'

const hours = (...periods: { weekday: number; open: number; close: number }[]) => ({ ...UNKNOWN_HOURS, periods })

test.each([
  ['unknown hours stay unknown', UNKNOWN_HOURS, null],
  ['never open is not unknown', hours(), '{}'],
  ['a day', hours({ weekday: 1, open: 600, close: 1200 }), '{[2040,2640)}'],
  ['past midnight', hours({ weekday: 1, open: 900, close: 2100 }), '{[2340,3540)}'],
  ['past the end of the week', hours({ weekday: 6, open: 1200, close: 1560 }), '{[9840,10080),[0,120)}'],
  ['never longer than a day', hours({ weekday: 0, open: 600, close: 2880 }), '{[600,2040)}'],
  ['a period without length is none', hours({ weekday: 0, open: 600, close: 600 }), '{}'],
])('%s', (_title, given, ranges) => {
  expect(openMinutes(given)).toBe(ranges)
})

test('Saturday 14:30 is a minute of the week', () => {
  expect(minuteOfWeek('6-870')).toBe(6 * 1440 + 870)
})
