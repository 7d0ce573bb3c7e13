import { type ReactNode, useEffect } from 'react'
import { ConfirmBody } from '../../../../contract/session/session.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Form } from '../../../ui/fields/Form.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { confirmIdentity } from '../confirmation-mutations.ts'

/** Asks for a proof of identity; its children are the ways to give it. */
export const IdentityBox = ({ children }: { children: ReactNode }) => (
  <Stack as="section" gap={12} pad={16} ground="sunken" round={12} aria-label="본인 확인">
    <Text weight={600}>안전을 위해 본인인지 한 번 더 확인할게요.</Text>
    {children}
  </Stack>
)

interface Props {
  submit: string
  onConfirmed: () => void
  /** Puts the focus into the field. */
  focused?: boolean
}

/** The proof by the member's password. */
export function ConfirmPassword({ submit, onConfirmed, focused = false }: Props) {
  const confirm = useCommand(confirmIdentity)
  const { form, field, message, sending } = useServerForm({
    initialValues: { password: '' },
    schema: ConfirmBody,
    secret: ['password'],
    fieldOf: { PASSWORD_WRONG: 'password' },
    send: async (body) => {
      await confirm.submit(body)
      onConfirmed()
    },
  })
  useEffect(() => {
    if (focused) form.ref.current?.querySelector('input')?.focus()
  }, [focused, form.ref])
  return (
    <Form {...form} message={message} sending={sending} submit={submit}>
      <PasswordField {...field('password')} label="비밀번호" autoComplete="current-password" />
    </Form>
  )
}
