import type { EntryReport } from '../../../../contract/entries/entries.ts'
import type { MemberDog } from '../../../../contract/dogs/member-dogs.ts'
import { Sheet } from '../../../ui/content/Sheet.tsx'
import { EntryForm } from './EntryForm.tsx'

interface Props {
  /** Null when closed. */
  report: EntryReport | null
  mine: readonly MemberDog[]
  onClose: () => void
}

export function EntrySheet({ report, mine, onClose }: Props) {
  return (
    <Sheet opened={report !== null} onClose={onClose} title="알림 고치기">
      {report && <EntryForm key={report.id} report={report} mine={mine} onDone={onClose} />}
    </Sheet>
  )
}
