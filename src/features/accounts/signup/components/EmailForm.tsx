import { EmailBody } from '../../../../../contract/accounts/accounts.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { EmailField } from '../../../../ui/fields/EmailField.tsx'
import { Form } from '../../../../ui/fields/Form.tsx'
import { EMAIL_DRAFT, type EmailProof } from '../../model.ts'
import { sendCode } from '../../mutations.ts'

interface Props {
  /** Fills in the form, such as with an address known to a provider. */
  initial?: string
  onSent: (proof: Partial<EmailProof>) => void
}

/** Asks for the address to which a code is sent. */
export function EmailForm({ initial = '', onSent }: Props) {
  const code = useCommand(sendCode)
  const { form, field, message, sending } = useServerForm({
    initialValues: { email: initial },
    schema: EmailBody,
    draft: { ...EMAIL_DRAFT, key: 'signup-address' },
    send: async ({ email }) => {
      const { expiresInSeconds, resendInSeconds } = await code.submit({ email })
      const now = Date.now()
      onSent({ email, codeUntil: now + expiresInSeconds * 1000, resendAt: now + resendInSeconds * 1000, ticket: '' })
    },
  })
  return (
    <Form {...form} message={message} sending={sending} submit="인증번호 받기">
      <EmailField
        {...field('email')}
        autoComplete="email"
        help="로그인할 때 쓰는 주소예요. 인증번호를 보내 드릴게요."
      />
    </Form>
  )
}
