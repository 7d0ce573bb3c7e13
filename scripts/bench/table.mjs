/**
 * One line of the report. `atLeast`: the budget is a minimum; `fails`: exceeding it fails the run.
 * @typedef {{ what: string, measured: number, budget: number, unit: string, atLeast?: boolean, fails?: boolean }} Row
 */

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** @param {number} value */
const short = (value) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2).replace(/\.?0+$/, '')

/** @param {Row[]} rows */
export function print(rows) {
  const width = Math.max(...rows.map((row) => row.what.length))
  for (const { what, measured, budget, unit, atLeast } of rows) {
    const kept = atLeast ? measured >= budget : measured <= budget
    const ratio = budget === 0 ? '' : ` (${(measured / budget).toFixed(2)}×)`
    console.log(
      `${kept ? 'kept' : 'OVER'}  ${what.padEnd(width)}  ${short(measured)} ${unit}, budget ${atLeast ? '≥' : '≤'} ${short(budget)}${ratio}`,
    )
  }
}
