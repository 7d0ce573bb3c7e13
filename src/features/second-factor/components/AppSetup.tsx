import { TotpBody } from '../../../../contract/second-factor/second-factor.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { inGroups } from '../model.ts'
import { type AppSecret, finishApp } from '../mutations.ts'
import classes from './SecondFactor.module.css'

interface Props {
  app: AppSecret
  onAdded: (codes: string[]) => void
}

/** The secret as a picture and as text, and the first code that the app makes of it. */
export function AppSetup({ app: { qr, secret, address }, onAdded }: Props) {
  const finish = useCommand(finishApp)
  const { form, field, message, sending } = useServerForm({
    initialValues: { code: '' },
    schema: TotpBody,
    secret: ['code'],
    fieldOf: { PROOF_WRONG: 'code' },
    send: async (body) => onAdded((await finish.submit(body)).recoveryCodes),
  })
  return (
    <Stack gap={12}>
      <p>인증 앱(구글 OTP, 마이크로소프트 Authenticator 등)으로 그림을 찍고, 앱에 나온 숫자를 적어 주세요.</p>
      <img
        className={classes.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="인증 앱에 등록하는 QR 코드"
      />
      <Text size="sm" tone="quiet" text="center">
        찍을 수 없으면{' '}
        <a className={classes.link} href={address}>
          이 기기의 앱에서 열거나
        </a>{' '}
        아래 값을 앱에 적어 주세요.
        <br />
        <code className={classes.code}>{inGroups(secret)}</code>
      </Text>
      <Form {...form} message={message} sending={sending} submit="인증 앱 연결">
        <Field {...field('code')} label="인증 앱의 숫자 6자리" inputMode="numeric" autoComplete="one-time-code" />
      </Form>
    </Stack>
  )
}
