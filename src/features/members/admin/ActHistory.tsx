import { useState } from 'react'
import type { MemberAct, MemberDetail } from '../../../../contract/members/members-admin.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { timeText } from '../../../platform/dates/korean-dates.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ConfirmPanel } from '../../session/components/ConfirmPanel.tsx'
import { useConfirmed } from '../../session/confirmation-hooks.ts'
import { useSession } from '../../session/state.ts'
import { ACT_STATE_NAME, MEMBER_ACTION_NAME, ROLE_NAME } from '../admin-model.ts'
import { decideAct } from '../mutations.ts'
import classes from '../../backoffice/admin/Details.module.css'

/** What admins did or propose to do to an account, latest first; a second admin decides here. */
export function ActHistory({ member }: { member: MemberDetail }) {
  const { userId } = useSession()
  const decide = useCommand(decideAct)
  const { asking, confirmed } = useConfirmed()
  const [refusal, setRefusal] = useState<string | null>(null)

  async function answer(id: number, agree: boolean): Promise<void> {
    setRefusal(null)
    try {
      await confirmed(() => decide.submit({ id, agree }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    }
  }

  return (
    <>
      <ol className={classes.list}>
        {member.acts.map((act) => (
          <li key={act.id} className={classes.item}>
            <Text weight={600}>{titleOf(act)}</Text>
            <Text size="sm" tone="quiet">
              {timeText(act.createdAt)} · {act.by?.nickname ?? '없어진 계정'}
              {act.decidedBy && ` · ${act.decidedBy.nickname}`} · {ACT_STATE_NAME[act.state]}
            </Text>
            <Text preLine>{act.reason}</Text>
            {act.state === 'waiting' && member.id !== userId && (
              <Row gap={8} wrap>
                {act.by?.id !== userId && <Button onClick={() => void answer(act.id, true)}>동의하기</Button>}
                <Button variant="default" onClick={() => void answer(act.id, false)}>
                  {act.by?.id === userId ? '요청 취소' : '동의하지 않기'}
                </Button>
              </Row>
            )}
          </li>
        ))}
      </ol>
      {refusal && <Message>{refusal}</Message>}
      <ConfirmPanel asking={asking} />
    </>
  )
}

const titleOf = ({ action, role, until }: MemberAct) =>
  [
    MEMBER_ACTION_NAME[action],
    role && `→ ${ROLE_NAME[role]}`,
    action === 'suspend' && (until ? `(${timeText(until)}까지)` : '(풀 때까지)'),
  ]
    .filter(Boolean)
    .join(' ')
