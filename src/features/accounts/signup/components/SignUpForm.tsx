import { SHOWN_VERSIONS } from '../../../../../contract/users/agreements.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { Form } from '../../../../ui/fields/Form.tsx'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { type Agreements, SIGNUP_DRAFT, SignUpFields } from '../../model.ts'
import { signUp } from '../../mutations.ts'
import { NewPasswordField } from '../../password/components/NewPasswordField.tsx'
import { NicknameField } from '../../components/NicknameField.tsx'

interface Props {
  email: string
  emailTicket: string
  agreements: Agreements
  onChangeEmail: () => void
  onDone: () => Promise<void>
}

/** The part of the registration after the address is proved: password and nickname. */
export function SignUpForm({ email, emailTicket, agreements, onChangeEmail, onDone }: Props) {
  const registration = useCommand(signUp)
  const { form, field, values, message, sending } = useServerForm({
    initialValues: { password: '', nickname: '' },
    schema: SignUpFields,
    draft: SIGNUP_DRAFT,
    secret: ['password'],
    fieldOf: { PASSWORD_WEAK: 'password', NICKNAME_TAKEN: 'nickname' },
    send: async (chosen) => {
      const { terms, privacy, age14, marketing } = agreements
      // The screen requires the agreements before this form; the server refuses a registration without them too.
      if (!(terms && privacy && age14)) return
      await registration.submit({
        email,
        emailTicket,
        ...chosen,
        terms,
        privacy,
        age14,
        marketing,
        versions: SHOWN_VERSIONS,
      })
      await onDone()
    },
  })
  return (
    <Form {...form} message={message} sending={sending} submit="가입하기">
      <Field
        label="이메일"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        help="인증했어요."
        end={
          <Button variant="subtle" onClick={onChangeEmail}>
            바꾸기
          </Button>
        }
      />
      <NewPasswordField {...field('password')} known={[email, values.nickname]} />
      <NicknameField {...field('nickname')} />
    </Form>
  )
}
