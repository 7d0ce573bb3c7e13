import { AuthCode } from '../../../../../contract/accounts/accounts.ts'
import { type ChangeEvent, useEffect } from 'react'
import * as v from 'valibot'
import { secondsLeft } from '../../../../lib/seconds-left.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { useSeconds } from '../../../../platform/forms/use-seconds.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Button } from '../../../../ui/actions/Button.tsx'
import { Field } from '../../../../ui/fields/Field.tsx'
import { Form } from '../../../../ui/fields/Form.tsx'
import { clock, CODE_LENGTH, type EmailProof, NO_PROOF } from '../../model.ts'
import { checkCode, sendCodeAgain } from '../../mutations.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'

interface Props {
  proof: EmailProof
  onChange: (proof: Partial<EmailProof>) => void
}

/** The code of the mail: typed, pasted or offered by the phone; once complete it is submitted at once. */
export const CodeForm = (props: Props) => <CodeOfMail key={props.proof.codeUntil} {...props} />

/** What was typed is of one mail, and so is its error. */
function CodeOfMail({ proof, onChange }: Props) {
  const { email, codeUntil, resendAt } = proof
  const now = useSeconds(true)
  const check = useCommand(checkCode)
  const again = useCommand(sendCodeAgain)
  const left = now === null ? null : secondsLeft(codeUntil, now)
  const wait = now === null ? null : secondsLeft(resendAt, now)

  const { form, field, message, sending, change, submit } = useServerForm({
    initialValues: { authCode: '' },
    schema: v.object({ authCode: AuthCode }),
    fieldOf: { AUTH_CODE_WRONG: 'authCode' },
    send: async ({ authCode }) => {
      const { emailTicket } = await check.submit({ email, authCode })
      onChange({ ticket: emailTicket })
    },
  })

  const { ref } = form
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    // Pasted text may have words or spaces around the digits.
    const authCode = currentTarget.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH)
    change({ authCode })
    if (authCode.length === CODE_LENGTH) void submit(undefined, { authCode })
  }

  async function resend(): Promise<void> {
    const outcome = await again.run({ email })
    if (outcome.status !== 'done' || !outcome.answer) return
    const { expiresInSeconds, resendInSeconds } = outcome.answer
    const sent = Date.now()
    onChange({ codeUntil: sent + expiresInSeconds * 1000, resendAt: sent + resendInSeconds * 1000 })
  }

  return (
    <Stack gap={16}>
      <Box as="output" padY={14} padX={16} ground="sunken" round={12}>
        <strong>{email}</strong>로 인증번호를 보냈어요. 메일이 보이지 않으면 스팸함도 확인해 주세요.
      </Box>
      <Form {...form} message={message} sending={sending} submit="확인">
        <Field
          {...field('authCode')}
          onChange={type}
          label="인증번호 6자리"
          data-code
          inputMode="numeric"
          autoComplete="one-time-code"
          aside={left === null ? null : left > 0 ? <span>남은 시간 {clock(left)}</span> : '시간이 지났어요'}
          help={left === 0 ? '시간이 지났어요. 인증번호를 다시 받아 주세요.' : undefined}
        />
      </Form>
      <Row justify="between">
        <Button variant="subtle" loading={again.pending} disabled={wait !== 0} onClick={() => void resend()}>
          {wait ? `다시 보내기 ${clock(wait)}` : '다시 보내기'}
        </Button>
        <Button variant="subtle" onClick={() => onChange(NO_PROOF)}>
          이메일 바꾸기
        </Button>
      </Row>
    </Stack>
  )
}
