import type { ImportReportData } from '../../../contract/imports/imports-admin.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import type { Db } from '../../db/index.ts'
import { effectFigures, policyEffects } from '../../domains/imports/effect-store.ts'
import { verdictChanges } from '../writing/verdict-changes.ts'

const READ_AT_ONCE = 500

type Earlier = Awaited<ReturnType<typeof readEarlier>>

/** What a run had done before it is continued: read from its effects, since a process that was killed has left no report. */
export async function readEarlier(db: Db, runId: number) {
  let verdicts = 0
  for (let after = 0; ;) {
    const effects = await policyEffects(db, runId, after, READ_AT_ONCE)
    for (const { name, fields } of effects) {
      const policy = fields.find(({ field }) => field === 'policy')
      verdicts += policy ? verdictChanges(name, '', policy.before as DogPolicy, policy.after as DogPolicy).length : 0
    }
    const last = effects.at(-1)?.id
    if (last === undefined) break
    after = last
  }
  return { ...(await effectFigures(db, runId)), verdicts }
}

/** The report of the whole run from that of its continuation, to which all that was written earlier is unchanged. */
export function withEarlier(report: ImportReportData, earlier: Earlier, seconds: number): ImportReportData {
  const { created, updated, linked, closed, reopened, gone, ended, verdicts } = earlier
  const written = created + updated + linked + closed + ended
  return {
    ...report,
    created: report.created + created,
    updated: report.updated + updated,
    linked: report.linked + linked,
    closed: report.closed + closed,
    reopened: report.reopened + reopened,
    gone: report.gone + gone,
    ended: report.ended + ended,
    verdicts: report.verdicts + verdicts,
    unchanged: Math.max(0, report.unchanged - written),
    seconds: report.seconds + seconds,
  }
}
