import type { ImportReportData } from '../../../contract/imports/imports-admin.ts'
import type { Summary } from '../run.ts'
import { type PhraseKey, say } from '../words/index.ts'

/** The figures of an import as the back office shows them; `nameOf` gives the names under which files were uploaded. */
export function reportData(summary: Summary, nameOf: (file: string) => string): ImportReportData {
  const { records, places, duplicates, created, updated, unchanged, older, linked, removed, seconds } = summary
  const { closed, reopened, gone, missing, ended, verdicts, coverage, unread } = summary
  return {
    records,
    places,
    duplicates,
    created,
    updated,
    unchanged,
    older,
    linked,
    removed,
    seconds,
    closed,
    reopened,
    gone,
    missing,
    ended,
    verdicts,
    coverage,
    unread,
    refused: Object.entries(summary.refused)
      .map(([reason, count]) => ({ reason: say('ko', [`reason.${reason}` as PhraseKey]), count }))
      .sort((a, b) => b.count - a.count),
    unusable: summary.unusable.map(nameOf),
  }
}
