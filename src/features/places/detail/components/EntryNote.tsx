import { IconAlertTriangle } from '@tabler/icons-react'
import type { Entries } from '../../../../../contract/entries/entry-evidence.ts'
import { isContradicted } from '../../../../../contract/entries/entry-warning.ts'
import { useNow } from '../../../dogs/state.ts'
import { dayText } from '../../../../platform/dates/korean-dates.ts'
import classes from './EntryNote.module.css'

/** A warning that members were recently refused although the policy says yes. The verdict itself stays the policy's. */
export function EntryNote({ entries }: { entries: Entries }) {
  const now = useNow()
  if (!now || !entries.refusedOn || !isContradicted(entries, now.today)) return null
  return (
    <p className={classes.note}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <span>
        <strong>최근 거절당했다는 소식이 있어요</strong>
        {dayText(entries.refusedOn)} · 가기 전에 물어봐 주세요
      </span>
    </p>
  )
}
