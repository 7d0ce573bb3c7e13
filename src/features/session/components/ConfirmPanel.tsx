import { useEffect } from 'react'
import { ConfirmBody } from '../../../../contract/session.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { Stack } from '../../../ui/Stack.tsx'
import { Text } from '../../../ui/Text.tsx'
import type { Asking } from '../confirmation-hooks.ts'
import { confirmIdentity } from '../confirmation-mutations.ts'
import { useMe } from '../queries.ts'

/** Asks for the password before something that can't be undone; what was pressed goes on by itself. */
export function ConfirmPanel({ asking }: { asking: Asking | null }) {
  return asking && <Panel {...asking} />
}

function Panel({ done, cancel }: Asking) {
  const me = useMe()
  const confirm = useCommand(confirmIdentity)
  const { form, field, message, sending } = useServerForm({
    initialValues: { password: '' },
    schema: ConfirmBody,
    secret: ['password'],
    fieldOf: { PASSWORD_WRONG: 'password' },
    send: async (body) => {
      await confirm.submit(body)
      done()
    },
  })
  // What was pressed is above; the answer is expected here.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref])
  return (
    <Stack as="section" gap={12} pad={16} ground="sunken" round={12} aria-label="본인 확인">
      <Text weight={600}>안전을 위해 본인인지 한 번 더 확인할게요.</Text>
      {me.data?.hasPassword === false ? (
        <p>로그인한 지 시간이 지났어요. 로그아웃했다가 다시 로그인하면 이어서 할 수 있어요.</p>
      ) : (
        <Form {...form} message={message} sending={sending} submit="확인하고 계속하기">
          <PasswordField {...field('password')} label="비밀번호" autoComplete="current-password" />
        </Form>
      )}
      <Button variant="subtle" onClick={cancel}>
        그만두기
      </Button>
    </Stack>
  )
}
