import type { RefusalReason } from '../../rows/candidate.ts'
import { readDate } from '../../parse/date.ts'
import { clean } from '../../parse/text.ts'
import type { LicenceRow } from './columns.ts'

const OPEN = /영업|정상|운영|개업/
/** 전출: the business moved to another authority, whose register has it under another number. */
const CLOSED = /폐업|휴업|취소|말소|만료|정지|중지|제외|삭제|전출/

export type Licence =
  | { edition: string | null; closedOn: string | null; reason?: undefined }
  | { reason: RefusalReason; detail: string }

const DATES = [
  'licensedOn',
  'cancelledOn',
  'closedOn',
  'suspendedOn',
  'reopenedOn',
  'changedOn',
  'refreshedOn',
] as const

/** Whether a licence is in force, and since when not. */
export function readLicence(row: LicenceRow, today: string): Licence {
  const dates: Partial<Record<(typeof DATES)[number], string>> = {}
  for (const field of DATES) {
    const read = readDate(row[field], today)
    // The day of the licence itself is not used: old registers have many that can't be read.
    if (read.reason === 'future-date' || (read.reason && field !== 'licensedOn'))
      return { reason: read.reason, detail: row[field] }
    if (read.date) dates[field] = read.date
  }
  const edition = dates.changedOn ?? dates.refreshedOn ?? null
  const open = isOpen(row)
  if (open === null) return { reason: 'unknown-status', detail: `${row.status} ${row.detailedStatus}`.trim() }
  if (open) return { edition, closedOn: null }
  const { closedOn, cancelledOn, suspendedOn, reopenedOn } = dates
  if (clean(row.status).includes('휴업') && suspendedOn && reopenedOn && reopenedOn >= suspendedOn)
    return { edition, closedOn: null }
  return { edition, closedOn: closedOn ?? cancelledOn ?? suspendedOn ?? edition ?? today }
}

/** Null if the status isn't known, or both statuses contradict each other. */
function isOpen({ status, detailedStatus }: LicenceRow): boolean | null {
  const said = [status, detailedStatus]
    .map(clean)
    .filter(Boolean)
    .map((text) => (CLOSED.test(text) ? false : OPEN.test(text) ? true : null))
  const [first, second = first] = said
  return first === undefined || first !== second ? null : first
}
