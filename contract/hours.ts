import * as v from 'valibot'

/** Opening hours. Minutes run from the weekday's midnight; `close` may pass 1440 (15:00~11:00 is 900 … 2100). */
export const Hours = v.object({
  /** Null if the source's text was not understood: unknown, not closed. Always open = seven periods 0 … 1440. */
  periods: v.nullable(
    v.array(
      v.object({
        weekday: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
        open: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439)),
        close: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2880)),
      }),
    ),
  ),
  /** What the weekly table can't express ("설, 추석 당일 휴무", "동절기 17:00까지"): shown beside it. */
  notes: v.array(v.string()),
  hoursText: v.nullable(v.string()),
  closedText: v.nullable(v.string()),
})
export type Hours = v.InferOutput<typeof Hours>

export const UNKNOWN_HOURS: Hours = { periods: null, notes: [], hoursText: null, closedText: null }
