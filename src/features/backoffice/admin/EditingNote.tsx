import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AuditKind } from '../../../../contract/audit/audit.ts'
import { timeText } from '../../../platform/dates/korean-dates.ts'
import { runCommand } from '../../../platform/commands/run-command.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { editingQuery } from '../editing-queries.ts'
import { leaveRecord, takeRecord } from '../mutations.ts'

interface Props {
  kind: AuditKind
  id: number
  /** This admin has changed something and not saved it. */
  changed: boolean
}

/** Says who else is editing the record, and offers to take over; tells the others as long as this admin is. */
export function EditingNote({ kind, id, changed }: Props) {
  const { data: editing } = useQuery(editingQuery({ kind, target: id }, changed))
  const queryClient = useQueryClient()
  const taking = useCommand(takeRecord)
  useEffect(() => {
    if (!changed) return
    // Whether it arrives changes nothing: it ends by itself.
    const leave = () => void runCommand(queryClient, leaveRecord, { kind, target: id }).catch(() => undefined)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [queryClient, kind, id, changed])
  if (!editing || editing.mine) return null
  return (
    <Row gap={12} align="center" wrap>
      <Message calm>
        {editing.by}님이 {timeText(editing.since)}부터 고치고 있어요. 함께 고치면 저장할 때 두 내용을 맞춰야 해요.
      </Message>
      {changed && (
        <Button variant="default" loading={taking.pending} onClick={() => void taking.run({ kind, target: id })}>
          내가 이어서 고치기
        </Button>
      )}
    </Row>
  )
}
