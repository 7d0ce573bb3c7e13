import { useState } from 'react'
import { type MemberDetail, type MemberSecrets, RevealBody } from '../../../../contract/members/members-admin.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { timeText } from '../../../platform/dates/korean-dates.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { ConfirmPanel } from '../../session/components/ConfirmPanel.tsx'
import { useConfirmed } from '../../session/confirmation-hooks.ts'
import { revealMember } from '../mutations.ts'
import classes from '../../backoffice/admin/Details.module.css'

/** Personal data: masked until it is asked for, with a reason that is logged. */
export function Secrets({ member }: { member: MemberDetail }) {
  const [secrets, setSecrets] = useState<MemberSecrets | null>(null)
  const reveal = useCommand(revealMember)
  const { asking, confirmed } = useConfirmed()
  const { form, field, message, sending } = useServerForm({
    initialValues: { reason: '' },
    schema: RevealBody,
    send: async ({ reason }) => setSecrets(await confirmed(() => reveal.submit({ id: member.id, reason }))),
  })
  if (secrets)
    return (
      <TitledCard title="개인정보">
        <dl className={classes.facts}>
          <div className={classes.fact}>
            <dt>이메일</dt>
            <dd>{secrets.email ?? '없음'}</dd>
          </div>
          {secrets.sessions.map(({ device, createdAt, lastUsedAt }) => (
            <div key={`${device} ${createdAt} ${lastUsedAt}`} className={classes.fact}>
              <dt>{device}</dt>
              <dd>
                {timeText(createdAt)}에 로그인, {timeText(lastUsedAt)}에 마지막으로 씀
              </dd>
            </div>
          ))}
        </dl>
      </TitledCard>
    )
  return (
    <TitledCard title="개인정보">
      <Text>이메일: {member.maskedEmail ?? '없음'}</Text>
      <Form {...form} message={message} sending={sending} submit="가려진 정보 보기">
        <Field
          {...field('reason')}
          label="보려는 까닭"
          autoComplete="off"
          help="누가 언제 왜 봤는지 기록으로 남아요."
        />
      </Form>
      <ConfirmPanel asking={asking} />
    </TitledCard>
  )
}
