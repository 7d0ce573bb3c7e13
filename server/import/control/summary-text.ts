import type { Summary } from '../run.ts'
import { type Language, type PhraseKey, say } from '../words/index.ts'

/** Summary of an import for the operator's terminal. */
export function summaryText(summary: Summary, language: Language): string {
  const { created, updated, unchanged, dryRun, reports, examples } = summary
  const count = (number: number) => number.toLocaleString('en')
  const words = (key: PhraseKey, ...data: string[]) => say(language, [key, ...data])
  const some = (key: PhraseKey, number: number) => (number > 0 ? [`  ${words(key, count(number))}`] : [])
  const named = (key: PhraseKey, names: readonly string[], total: number) =>
    names.length === 0 ? [] : [`  ${words(key, `${names.join(' · ')}${total > names.length ? ' …' : ''}`)}`]
  const list = (key: PhraseKey, file: string | null) => (file === null ? [] : [words(key, file)])
  const seconds = Math.max(summary.seconds, 0.001)
  const refused = Object.entries(summary.refused).sort(([, a], [, b]) => b - a)
  return [
    words(dryRun ? 'summary.dry-run' : summary.stopped ? 'summary.stopped' : 'summary.done'),
    `  ${words('summary.records', count(summary.records), count(summary.places), count(summary.duplicates))}`,
    `  ${words('summary.changes', count(created), count(updated), count(unchanged))}`,
    ...some('summary.older', summary.older),
    ...some('summary.linked', summary.linked),
    ...some('summary.removed', summary.removed),
    ...some('summary.closed', summary.closed),
    ...some('summary.gone', summary.gone),
    ...some('summary.reopened', summary.reopened),
    ...some('summary.ended', summary.ended),
    ...refused.map(
      ([reason, number]) => `  ${words('summary.refused', count(number), words(`reason.${reason}` as PhraseKey))}`,
    ),
    ...named('summary.created', examples.created, created),
    ...named('summary.updated', examples.updated, updated),
    ...named('summary.closed-names', examples.closed, summary.closed),
    ...some('summary.verdicts', summary.verdicts),
    ...summary.coverage.map(({ source, group, places, whole, partly, none }) => {
      const share = (part: number) => `${((100 * part) / places).toFixed(1)} %`
      return `  ${words('summary.coverage', `${source} ${group}`, count(places), share(whole), share(partly), share(none))}`
    }),
    ...summary.unread.map(
      ({ phrase, places, completes }) => `  ${words('summary.unread', phrase, count(places), count(completes))}`,
    ),
    `  ${words('summary.speed', seconds.toFixed(1), count(Math.round(summary.records / seconds)))}`,
    ...summary.missing.flatMap(({ source, gone, known, withheld }) =>
      withheld ? [`  ${words('summary.withheld', source, count(gone), count(known))}`] : [],
    ),
    ...list('summary.refused-list', reports.refused),
    ...list('summary.merged-list', reports.merged),
    ...list('summary.closed-list', reports.closures),
    ...list('summary.verdicts-list', reports.verdicts),
    ...list('summary.phrases-list', reports.phrases),
    ...(summary.stopped && !dryRun ? [words('summary.go-on')] : []),
    ...summary.unusable.map((file) => words('summary.nothing-read', file)),
  ].join('\n')
}
