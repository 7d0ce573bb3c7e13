import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { QuietHours, quietFor } from './quiet-hours.ts'

const MINUTE = 60_000
const at = (time: string, day = '2026-11-23') => Date.parse(`${day}T${time}+09:00`)
const NIGHT = { from: 22 * 60, until: 8 * 60 }

describe('quiet hours', () => {
  test.each([
    ['21:59:59.999', 0],
    ['22:00:00.000', 600 * MINUTE],
    ['23:59:59.000', 480 * MINUTE + 1000],
    ['00:00:00.000', 480 * MINUTE],
    ['07:59:30.000', 30_000],
    ['08:00:00.000', 0],
    ['08:00:30.000', 0],
    ['12:00:00.000', 0],
  ])('past midnight, at %s in Korea, last for another %i ms', (time, left) => {
    expect(quietFor(NIGHT, at(time))).toBe(left)
  })

  test('within a day begin and end on it', () => {
    const noon = { from: 12 * 60, until: 13 * 60 + 30 }
    expect(
      ['11:59:59', '12:00:00', '13:29:59', '13:30:00', '13:30:30'].map((time) => quietFor(noon, at(time))),
    ).toEqual([0, 90 * MINUTE, 1000, 0, 0])
  })

  test('until midnight end with the day', () => {
    const evening = { from: 20 * 60, until: 0 }
    expect(['19:59:59', '20:00:00', '23:59:59', '00:00:00'].map((time) => quietFor(evening, at(time)))).toEqual([
      0,
      240 * MINUTE,
      1000,
      0,
    ])
  })

  test('are the same all year, wherever clocks are put forward', () => {
    const left = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'].map((day) =>
      quietFor(NIGHT, at('02:30:00', day)),
    )
    expect(left).toEqual([330, 330, 330, 330].map((minutes) => minutes * MINUTE))
  })

  test('that end when they begin are refused, as are other minutes than those of a day', () => {
    expect(v.safeParse(QuietHours, { from: 60, until: 60 }).issues?.[0].message).toBe('시작과 끝을 다르게 골라 주세요.')
    for (const wrong of [-1, 1440, 0.5, '60', null])
      expect(v.is(QuietHours, { from: 0, until: wrong }), String(wrong)).toBe(false)
    expect(v.is(QuietHours, { from: 0, until: 1439 })).toBe(true)
  })
})
