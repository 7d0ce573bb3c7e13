import { EmailBody } from '../../../../../contract/accounts/accounts.ts'
import { useState } from 'react'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx'
import { EmailField } from '../../../../ui/fields/EmailField.tsx'
import { Form } from '../../../../ui/fields/Form.tsx'
import { LOGIN_DRAFT } from '../../../session/model.ts'
import { sendResetLink } from '../../mutations.ts'
import { AuthHeading } from '../../components/AuthHeading.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'

/** Sends the link; the message is the same whether an account with that address exists or not. */
export function ResetLinkForm() {
  const link = useCommand(sendResetLink)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, field, message, sending } = useServerForm({
    initialValues: { email: '' },
    schema: EmailBody,
    // The address typed at the login page just before is most likely the one.
    draft: LOGIN_DRAFT,
    send: async ({ email }) => {
      await link.submit({ email })
      setSentTo(email)
    },
  })
  if (sentTo !== null) {
    return (
      <Stack gap={24}>
        <AuthHeading>메일을 확인해 주세요</AuthHeading>
        <Box as="output" pad={16} ground="sunken" round={12}>
          <strong>{sentTo}</strong>로 비밀번호를 다시 정하는 링크를 보냈어요. 30분 안에 눌러 주세요. 가입한 주소가
          아니면 메일이 오지 않아요. 스팸함도 확인해 주세요.
        </Box>
        <ButtonLink to="/auth/login" fullWidth>
          로그인으로 돌아가기
        </ButtonLink>
        <Button variant="subtle" fullWidth onClick={() => setSentTo(null)}>
          다른 주소로 받기
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gap={24}>
      <AuthHeading text="가입한 이메일 주소로 비밀번호를 다시 정하는 링크를 보내 드려요.">비밀번호 찾기</AuthHeading>
      <Form {...form} message={message} sending={sending} submit="링크 받기">
        <EmailField {...field('email')} autoComplete="username" />
      </Form>
      <ButtonLink to="/auth/login" variant="subtle" fullWidth>
        로그인으로 돌아가기
      </ButtonLink>
    </Stack>
  )
}
