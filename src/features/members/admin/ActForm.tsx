import { ROLES, type Role } from '../../../../contract/users/users.ts'
import { ActBody, type MemberDetail, SUSPENSION_DAYS } from '../../../../contract/members/members-admin.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { useDecisionDraft } from '../../backoffice/draft-hooks.ts'
import { ConfirmPanel } from '../../session/components/ConfirmPanel.tsx'
import { useConfirmed } from '../../session/confirmation-hooks.ts'
import { MEMBER_ACTION_NAME, possibleActions, ROLE_NAME, termText } from '../admin-model.ts'
import { actOnMember } from '../mutations.ts'

interface Props {
  member: MemberDetail
  /** It is the account of the admin themself. */
  own: boolean
}

/** What an admin does to an account, with the reason that its owner is told. */
export function ActForm({ member, own }: Props) {
  const actions = possibleActions(member.state, own)
  const send = useCommand(actOnMember)
  const { asking, confirmed } = useConfirmed()
  const roles = ROLES.filter((role) => role !== member.role)
  const { form, field, values, set, submit, message, sending } = useServerForm({
    initialValues: { action: actions[0] ?? 'warn', role: roles[0] as Role, days: 7, reason: '' },
    schema: ActBody,
    draft: useDecisionDraft(`act.${member.id}`),
    send: (body) => confirmed(() => send.submit({ id: member.id, body })),
    repeatable: true,
  })
  if (actions.length === 0) return null
  // A draft's may be impossible meanwhile.
  const action = actions.find((one) => one === values.action) ?? actions[0] ?? 'warn'
  const role = roles.find((one) => one === values.role) ?? roles[0] ?? 'member'
  const waits = member.role === 'admin' && !own
  return (
    <TitledCard
      title="조치"
      text={own ? '내 계정이에요. 다른 조치는 다른 관리자만 할 수 있어요.' : '까닭을 메일로 함께 알려 드려요.'}
    >
      <Form
        {...form}
        onSubmit={(event) => void submit(event, { action, role })}
        message={message}
        sending={sending}
        submit={waits ? '다른 관리자에게 동의 구하기' : MEMBER_ACTION_NAME[action]}
      >
        <SelectField
          label="할 일"
          name="action"
          value={action}
          onChange={({ currentTarget }) => set('action', currentTarget.value)}
        >
          {actions.map((action) => (
            <option key={action} value={action}>
              {MEMBER_ACTION_NAME[action]}
            </option>
          ))}
        </SelectField>
        {action === 'suspend' && (
          <SelectField
            label="기간"
            name="days"
            value={String(values.days)}
            onChange={({ currentTarget: { value } }) => set('days', value === 'null' ? null : Number(value))}
          >
            {SUSPENSION_DAYS.map((days) => (
              <option key={days} value={String(days)}>
                {termText(days)}
              </option>
            ))}
          </SelectField>
        )}
        {action === 'role' && (
          <SelectField
            label="권한"
            name="role"
            value={role}
            onChange={({ currentTarget }) => set('role', currentTarget.value)}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {ROLE_NAME[role]}
              </option>
            ))}
          </SelectField>
        )}
        <Field {...field('reason')} label="까닭" lines rows={3} />
        {waits && <Text tone="quiet">관리자에 대한 조치는 다른 관리자 한 명이 동의해야 이루어져요.</Text>}
      </Form>
      <ConfirmPanel asking={asking} />
    </TitledCard>
  )
}
