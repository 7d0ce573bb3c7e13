import { LoginBody } from '../../../../../contract/session/session.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { EmailField } from '../../../../ui/fields/EmailField.tsx'
import { Form } from '../../../../ui/fields/Form.tsx'
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx'
import { LOGIN_DRAFT } from '../../model.ts'
import { logIn } from '../../mutations.ts'

/** Login by e-mail and password. */
export function LoginForm({ onDone }: { onDone: (login: { restored: boolean }) => Promise<void> }) {
  const entrance = useCommand(logIn)
  const { form, field, message, sending } = useServerForm({
    initialValues: { email: '', password: '' },
    schema: LoginBody,
    draft: LOGIN_DRAFT,
    secret: ['password'],
    send: async (credentials) => {
      const login = await entrance.submit(credentials)
      // Not awaited: the form is done, and the question asked afterwards may stay open.
      void onDone(login)
    },
  })
  return (
    <Form {...form} message={message} sending={sending} submit="로그인">
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordField {...field('password')} label="비밀번호" autoComplete="current-password" />
    </Form>
  )
}
