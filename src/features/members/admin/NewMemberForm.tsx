import { useNavigate } from '@tanstack/react-router'
import { ROLES } from '../../../../contract/users/users.ts'
import { NewMemberBody } from '../../../../contract/members/members-admin.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { EmailField } from '../../../ui/fields/EmailField.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { TitledCard } from '../../../ui/content/TitledCard.tsx'
import { ConfirmPanel } from '../../session/components/ConfirmPanel.tsx'
import { useConfirmed } from '../../session/confirmation-hooks.ts'
import { ROLE_NAME } from '../admin-model.ts'
import { createMember } from '../mutations.ts'

/** A new account, whose owner sets its password by a mailed link. */
export function NewMemberForm() {
  const navigate = useNavigate()
  const create = useCommand(createMember)
  const { asking, confirmed } = useConfirmed()
  const { form, field, values, set, message, sending } = useServerForm({
    initialValues: { email: '', role: 'member' },
    schema: NewMemberBody,
    fieldOf: { EMAIL_TAKEN: 'email' },
    send: async (body) => {
      const { id } = await confirmed(() => create.submit(body))
      await navigate({ to: '/adm/$', params: { _splat: `users/${id}` } })
    },
  })
  return (
    <Stack gap={16} room={640}>
      <Heading level={1}>회원 만들기</Heading>
      <TitledCard title="새 계정" text="이 주소로 비밀번호를 정하는 링크를 보내요. 24시간 안에 한 번 쓸 수 있어요.">
        <Form {...form} message={message} sending={sending} submit="만들고 메일 보내기">
          <EmailField {...field('email')} autoComplete="email" />
          <SelectField
            label="권한"
            name="role"
            value={values.role}
            onChange={({ currentTarget }) => set('role', currentTarget.value)}
          >
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {ROLE_NAME[role]}
              </option>
            ))}
          </SelectField>
        </Form>
        <ConfirmPanel asking={asking} />
      </TitledCard>
    </Stack>
  )
}
