import { PasswordBody } from '../../../../../contract/accounts/accounts.ts'
import { type User } from '../../../../../contract/users/users.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { Form } from '../../../../ui/fields/Form.tsx'
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx'
import { savePassword } from '../../mutations.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

/** Changes the password, which ends all other sessions. */
export function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const saving = useCommand(savePassword)
  const { form, field, message, sending } = useServerForm({
    initialValues: { currentPassword: '', password: '' },
    schema: PasswordBody,
    secret: ['currentPassword', 'password'],
    fieldOf: { PASSWORD_WRONG: 'currentPassword', PASSWORD_WEAK: 'password' },
    send: async (passwords) => {
      await saving.submit(passwords)
      onDone()
    },
    repeatable: true,
  })
  return (
    <Form {...form} message={message} sending={sending} submit="비밀번호 바꾸기">
      {/* Tells password managers to which account the password belongs. */}
      <input hidden type="text" name="username" autoComplete="username" value={user.email ?? ''} readOnly />
      <PasswordField {...field('currentPassword')} label="지금 비밀번호" autoComplete="current-password" />
      <NewPasswordField {...field('password')} label="새 비밀번호" known={[user.email ?? '', user.nickname]} />
    </Form>
  )
}
