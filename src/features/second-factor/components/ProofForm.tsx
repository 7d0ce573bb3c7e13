import { useEffect, useState } from 'react'
import { RecoveryCode, TotpCode, type SecondFactor } from '../../../../contract/second-factor/second-factor.ts'
import * as v from 'valibot'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Message } from '../../../ui/states/Message.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { useStep } from '../hooks.ts'
import { prove, provePasskey } from '../mutations.ts'

interface Props {
  factor: SecondFactor
  onProved: () => void
}

/** Proves a second factor in one of the ways that the member has. */
export function ProofForm({ factor, onProved }: Props) {
  const passkey = useCommand(provePasskey)
  const { busy, message, step } = useStep()
  const [recovering, setRecovering] = useState(false)
  const byPasskey = () =>
    step(async () => {
      await passkey.submit(null)
      onProved()
    })
  return (
    <Stack gap={12}>
      {factor.passkeys.length > 0 && (
        <Button fullWidth loading={busy} data-autofocus onClick={() => void byPasskey()}>
          패스키로 확인
        </Button>
      )}
      {message && <Message>{message}</Message>}
      {recovering ? (
        <CodeForm key="recovery" by="recovery-code" focused onProved={onProved} />
      ) : (
        factor.totpSince && <CodeForm key="totp" by="totp" focused={factor.passkeys.length === 0} onProved={onProved} />
      )}
      {factor.recoveryCodesLeft > 0 && !recovering && (
        <Button variant="subtle" onClick={() => setRecovering(true)}>
          복구 코드로 확인
        </Button>
      )}
      {factor.totpSince && recovering && (
        <Button variant="subtle" onClick={() => setRecovering(false)}>
          인증 앱으로 확인
        </Button>
      )}
    </Stack>
  )
}

const SCHEMA = { totp: v.object({ code: TotpCode }), 'recovery-code': v.object({ code: RecoveryCode }) }

interface CodeProps {
  by: keyof typeof SCHEMA
  /** No other way is offered above it. */
  focused: boolean
  onProved: () => void
}

function CodeForm({ by, focused, onProved }: CodeProps) {
  const proving = useCommand(prove)
  const { form, field, message, sending } = useServerForm({
    initialValues: { code: '' },
    schema: SCHEMA[by],
    secret: ['code'],
    fieldOf: { PROOF_WRONG: 'code' },
    send: async ({ code }) => {
      await proving.submit({ by, code })
      onProved()
    },
  })
  useEffect(() => {
    if (focused) form.ref.current?.querySelector('input')?.focus()
  }, [focused, form.ref])
  return (
    <Form {...form} message={message} sending={sending} submit="확인">
      {by === 'totp' ? (
        <Field {...field('code')} label="인증 앱의 숫자 6자리" inputMode="numeric" autoComplete="one-time-code" />
      ) : (
        <Field {...field('code')} label="복구 코드 16자" autoComplete="off" autoCapitalize="characters" />
      )}
    </Form>
  )
}
