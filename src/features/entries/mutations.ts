import type { QueryClient } from '@tanstack/react-query'
import { changeEntry, type EntryBody, type EntryReport, reportEntry, withdrawEntry } from '../../../contract/entries.ts'
import { type Outcome } from '../../../contract/entry-evidence.ts'
import { todayInKorea } from '../../../contract/korea-time.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { showSnackbar } from '../../ui/overlays/state.ts'
import { getSession } from '../session/state.ts'
import { type ShowEvidence, withReport } from './model.ts'
import { entriesKey, ownEntriesQuery } from './queries.ts'

interface Who {
  queryClient: QueryClient
  userId: number
  show: ShowEvidence
}

/** What was told stands where it is shown, and lists that hold it are read anew when they are next looked at. */
function keep({ queryClient, userId }: Who, placeId: number, change: (own: EntryReport[]) => EntryReport[]): void {
  if (getSession().userId !== userId) return
  const { queryKey } = ownEntriesQuery(userId, placeId)
  queryClient.setQueryData(queryKey, (own = []) => change(own))
  void queryClient.invalidateQueries({ queryKey: entriesKey(userId), refetchType: 'none' })
}

const THANKS: Record<Outcome, string> = {
  admitted: '들어갔다고 알렸어요. 고마워요!',
  refused: '거절당했다고 알렸어요. 고마워요.',
}

/** One tap: of today. What can't be done is said in a snackbar, in which it can also be taken back. */
export async function tellOutcome(
  who: Who,
  placeId: number,
  told: Pick<EntryBody, 'outcome' | 'dogId' | 'dog'>,
): Promise<void> {
  const body = { ...told, visitedOn: todayInKorea(new Date()), word: '' }
  try {
    const { report, ...evidence } = await call(reportEntry, { params: { id: placeId }, body, quiet: true })
    who.show(placeId, evidence)
    keep(who, placeId, (own) => withReport(own, report))
    showSnackbar(THANKS[report.outcome], 'success', { label: '되돌리기', act: () => void takeBack(who, report) })
  } catch (error) {
    say(error)
  }
}

/** Throws what the form is to say. */
export async function changeReport(who: Who, { id, place }: EntryReport, body: EntryBody): Promise<void> {
  const { report, ...evidence } = await call(changeEntry, { params: { id }, body, quiet: true })
  who.show(place.id, evidence)
  // What it has replaced is gone.
  const isSame = (one: EntryReport) => one.id !== id && one.visitedOn === report.visitedOn && one.dogId === report.dogId
  keep(who, place.id, (own) =>
    withReport(
      own.filter((one) => !isSame(one)),
      report,
    ),
  )
}

/** Whether it is gone. */
export async function takeBack(who: Who, { id, place }: EntryReport): Promise<boolean> {
  try {
    const { placeId, ...evidence } = await call(withdrawEntry, { params: { id }, quiet: true })
    who.show(placeId, evidence)
  } catch (error) {
    // Taken back already, elsewhere.
    if (!(error instanceof ApiError) || error.code !== 'ENTRY_NOT_FOUND') {
      say(error)
      return false
    }
  }
  keep(who, place.id, (own) => own.filter((one) => one.id !== id))
  showSnackbar('알림을 거두었어요.')
  return true
}

function say(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
  if (error.status !== 401) showSnackbar(error.message, 'error')
}
