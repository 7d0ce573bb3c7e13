import type { EntryReport } from '../../../../contract/entries.ts'
import type { MemberDog } from '../../../../contract/member-dogs.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import type { ShowEvidence } from '../model.ts'
import { EntryForm } from './EntryForm.tsx'

interface Props {
  /** Null when it is closed. */
  report: EntryReport | null
  mine: readonly MemberDog[]
  show: ShowEvidence
  onClose: () => void
}

export function EntrySheet({ report, mine, show, onClose }: Props) {
  return (
    <Sheet opened={report !== null} onClose={onClose} title="알림 고치기">
      {report && <EntryForm key={report.id} report={report} mine={mine} show={show} onDone={onClose} />}
    </Sheet>
  )
}
