import { entriesApi } from '../../../contract/entries/entries-api.ts'
import * as v from 'valibot'
import type { DataOf } from '../../../contract/api/endpoint.ts'
import { type EntryBody, type EntryEdit, type EntryReport, ReportedDog } from '../../../contract/entries/entries.ts'
import { OUTCOMES, type Outcome } from '../../../contract/entries/outcomes.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { runCommand } from '../../platform/commands/run-command.ts'
import { withReport } from './model.ts'
import { entriesKey, ownEntriesQuery } from './queries.ts'

type Reported = DataOf<typeof entriesApi.reportEntry>
type Withdrawn = DataOf<typeof entriesApi.withdrawEntry>

/** Updates the reports of the place at once; other lists with them are fetched again when they are next shown. */
function keep({ queryClient, author }: CommandContext, place: number, change: (own: EntryReport[]) => EntryReport[]) {
  queryClient.setQueryData(ownEntriesQuery(author, place).queryKey, (own = []) => change(own))
  void queryClient.invalidateQueries({ queryKey: entriesKey(author), refetchType: 'none' })
}

const THANKS: Record<Outcome, string> = {
  admitted: '들어갔다고 알렸어요. 고마워요!',
  refused: '거절당했다고 알렸어요. 고마워요.',
}

/** A report by one tap. The message of thanks offers to undo it. */
export const reportEntry: Command<EntryBody & { placeId: number }, Reported> = {
  name: 'entries.report',
  shows: { waiting: 'screen', failure: 'toast' },
  resume: v.object({
    placeId: v.number(),
    outcome: v.picklist(OUTCOMES),
    visitedOn: v.string(),
    dogId: v.nullable(v.number()),
    dog: v.nullable(ReportedDog),
    sign: v.optional(v.boolean()),
    word: v.string(),
  }),
  send: (call, { placeId, ...body }) => call(entriesApi.reportEntry, { params: { id: placeId }, body }),
  settle: (context, { placeId }, answer) => answer && keep(context, placeId, (own) => withReport(own, answer.report)),
  words: {
    done: ({ placeId }, answer, { queryClient }) => {
      if (!answer) return null
      const { id, outcome } = answer.report
      const takeBack = () => void runCommand(queryClient, withdrawEntry, { id, placeId })
      return { text: THANKS[outcome], tone: 'success', action: { label: '되돌리기', act: takeBack } }
    },
  },
}

export const changeEntry: Command<{ id: number; placeId: number; body: EntryEdit }, Reported> = {
  name: 'entries.change',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { id, body }) => call(entriesApi.changeEntry, { params: { id }, body }),
  settle: (context, { id, placeId }, answer) => {
    if (!answer) return
    const { report } = answer
    // Another report of the same dog and day, which the server has replaced.
    const isSame = (one: EntryReport) =>
      one.id !== id && one.visitedOn === report.visitedOn && one.dogId === report.dogId
    keep(context, placeId, (own) =>
      withReport(
        own.filter((one) => !isSame(one)),
        report,
      ),
    )
  },
  words: { done: () => ({ text: '알림을 고쳤어요.', tone: 'success' }) },
}

export const withdrawEntry: Command<{ id: number; placeId: number }, Withdrawn> = {
  name: 'entries.withdraw',
  shows: { waiting: 'overlay', failure: 'toast' },
  send: (call, { id }) => call(entriesApi.withdrawEntry, { params: { id } }),
  doneBefore: 'ENTRY_NOT_FOUND',
  settle: (context, { id, placeId }) => keep(context, placeId, (own) => own.filter((one) => one.id !== id)),
  words: { done: () => ({ text: '알림을 취소했어요.', tone: 'info' }) },
}
