import { ConfirmBody } from '../../../../../contract/session/session.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { Form } from '../../../../ui/fields/Form.tsx'
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx'
import { confirmIdentity } from '../../../session/confirmation-mutations.ts'
import { withdraw } from '../../mutations.ts'

/** Withdrawal, confirmed by the password. */
export function WithdrawForm({ onGone }: { onGone: (erasedAt: string) => Promise<void> }) {
  const confirm = useCommand(confirmIdentity)
  const leaving = useCommand(withdraw)
  const { form, field, message, sending } = useServerForm({
    initialValues: { password: '' },
    schema: ConfirmBody,
    secret: ['password'],
    fieldOf: { PASSWORD_WRONG: 'password' },
    send: async (password) => {
      await confirm.submit(password)
      await onGone((await leaving.submit(null)).erasedAt)
    },
  })
  return (
    <Form {...form} message={message} sending={sending} submit="탈퇴하기">
      <PasswordField
        {...field('password')}
        label="비밀번호 확인"
        autoComplete="current-password"
        help="본인인지 한 번 더 확인할게요."
      />
    </Form>
  )
}
