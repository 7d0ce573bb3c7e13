import type { Day } from '../../../../contract/time/days.ts'
import type { Clause, Days, Phrase } from '../grammar/tree.ts'

/** Days of which some are left out: "월요일을 제외한 평일만", "월~목에만 가능(공휴일 제외)". */

const WEEK: readonly Day[] = [0, 1, 2, 3, 4, 5, 6]
const isNamed = ({ case: own }: Days) => own !== 'except' && own !== 'not' && own !== 'also' && own !== 'to'
const without = (span: Days, out: Days): Days | null => {
  const days = span.days.filter((day) => !out.days.includes(day))
  if (days.length === 0) return null
  // "주말을 제외한 평일에 가능": with both all days are told.
  const told = WEEK.every((day) => span.days.includes(day) || out.days.includes(day))
  return { ...span, days, case: told ? 'only' : span.case, text: `${out.text} ${span.text}` }
}

/** The clause with one span of days for the two that say it together; null if no day is left. */
export function oneSpan(clause: Clause): Clause | null {
  const at = clause.phrases.findIndex(({ is }) => is === 'days')
  const [out, span] = clause.phrases.slice(at)
  if (out?.is !== 'days' || span?.is !== 'days' || out.case !== 'except' || !isNamed(span)) return clause
  const left = without(span, out)
  return (
    left && {
      ...clause,
      phrases: clause.phrases.flatMap((each) => (each === out ? [] : each === span ? [left] : [each])),
    }
  )
}

/** The phrases of a rule without the days that the bracket behind it leaves out; null if it is no such bracket. */
export function lessDays({ phrases, predicate }: Clause, rule: readonly Phrase[]): Phrase[] | null {
  const [out, ...more] = phrases
  const spans = rule.filter((phrase) => phrase.is === 'days')
  const [span] = spans
  if (predicate !== null || more.length > 0 || out?.is !== 'days' || out.case !== 'except') return null
  if (!span || spans.length > 1 || !isNamed(span)) return null
  const left = without(span, out)
  return left && rule.map((phrase) => (phrase === span ? { ...left, case: span.case } : phrase))
}
