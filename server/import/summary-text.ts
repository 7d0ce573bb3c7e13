import { REFUSALS, type RefusalReason } from './candidate.ts'
import type { Summary } from './run.ts'

const count = (number: number) => number.toLocaleString('en')

/** Summary of an import for the operator's terminal. */
export function summaryText(summary: Summary): string {
  const { created, updated, unchanged, older, linked, removed, dryRun } = summary
  const seconds = Math.max(summary.seconds, 0.001)
  const refused = Object.entries(summary.refused).sort(([, a], [, b]) => b - a)
  const lines = [
    dryRun
      ? 'Nothing was written (--dry-run). An import would have:'
      : summary.stopped
        ? 'Stopped. Until then:'
        : 'Done.',
    `  ${count(summary.records)} records of ${count(summary.places)} places (${count(summary.duplicates)} repeat another)`,
    `  ${count(created)} created, ${count(updated)} updated, ${count(unchanged)} unchanged`,
    ...(older > 0 ? [`  ${count(older)} older than what is known: left out`] : []),
    ...(linked > 0 ? [`  ${count(linked)} are places entered here by hand: noted, not changed`] : []),
    ...(removed > 0 ? [`  ${count(removed)} were deleted here: not brought back`] : []),
    ...refused.map(([reason, number]) => `  ${count(number)} refused: ${REFUSALS[reason as RefusalReason]}`),
    ...examples('created', summary.examples.created, created),
    ...examples('updated', summary.examples.updated, updated),
    `  ${seconds.toFixed(1)} s, ${count(Math.round(summary.records / seconds))} records a second`,
  ]
  if (summary.report) lines.push(`Refused records, line by line: ${summary.report}`)
  if (summary.stopped && !dryRun) lines.push('Run the same again to go on.')
  return lines.join('\n')
}

function examples(what: string, names: readonly string[], total: number): string[] {
  if (names.length === 0) return []
  const rest = total > names.length ? ' …' : ''
  return [`  ${what}: ${names.join(' · ')}${rest}`]
}
