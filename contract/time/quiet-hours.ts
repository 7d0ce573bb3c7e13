import * as v from 'valibot'

const DAY = 1440
const MINUTE_MS = 60_000
/** Korea has had no daylight saving time since 1988. */
const SEOUL_MS = 9 * 3_600_000

/* @__NO_SIDE_EFFECTS__ */
const minute = () => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY - 1))

/** A span of every day in Korea, in minutes since midnight; `from` above `until` goes on past midnight. `until` is no part of it. */
export const QuietHours = v.pipe(
  v.object({ from: minute(), until: minute() }),
  v.forward(
    v.check(({ from, until }) => from !== until, '시작과 끝을 다르게 골라 주세요.'),
    ['until'],
  ),
)
export type QuietHours = v.InferOutput<typeof QuietHours>

/** Milliseconds until quiet hours end; 0 outside of them. */
export function quietFor({ from, until }: QuietHours, now: number): number {
  const sinceMidnight = (now + SEOUL_MS) % (DAY * MINUTE_MS)
  const minutes = Math.floor(sinceMidnight / MINUTE_MS)
  const within = from < until ? from <= minutes && minutes < until : from <= minutes || minutes < until
  return within ? ((until + DAY) * MINUTE_MS - sinceMidnight) % (DAY * MINUTE_MS) : 0
}
