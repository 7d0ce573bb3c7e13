import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { SocialProvider } from '../../../../../contract/users/social-providers.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { ButtonLink } from '../../../../ui/actions/Button.tsx'
import { Form } from '../../../../ui/fields/Form.tsx'
import { NewPasswordFields } from '../../model.ts'
import { setNewPassword } from '../../mutations.ts'
import { passwordResetQuery } from '../queries.ts'
import { AuthHeading } from '../../components/AuthHeading.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Message } from '../../../../ui/states/Message.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { ResetSocials } from './ResetSocials.tsx'

/** Sets a new password; opened by the link of the mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const setting = useCommand(setNewPassword)
  const router = useRouter()
  const reset = useQuery(passwordResetQuery(token))
  const [unlink, setUnlink] = useState<SocialProvider[]>([])
  const { form, field, message, sending } = useServerForm({
    initialValues: { password: '' },
    schema: NewPasswordFields,
    secret: ['password'],
    fieldOf: { PASSWORD_WEAK: 'password' },
    send: async ({ password }) => {
      await setting.submit({ token, password, unlink })
      await router.navigate({ to: '/auth/login', replace: true })
    },
  })
  return (
    <Stack gap={24}>
      <AuthHeading text="바꾸면 로그인되어 있던 모든 기기에서 로그아웃돼요.">새 비밀번호 정하기</AuthHeading>
      <Form {...form} message={message} sending={sending} submit="비밀번호 바꾸기">
        <NewPasswordField
          {...field('password')}
          label="새 비밀번호"
          known={[reset.data?.email ?? '', reset.data?.nickname ?? '']}
        />
        <ResetSocials socials={reset.data?.socials ?? []} unlink={unlink} onChange={setUnlink} />
      </Form>
      {reset.isError && !message && <Message>{reset.error.message}</Message>}
      {(message || reset.isError) && (
        <ButtonLink to="/auth/find-password" hash="" variant="default" fullWidth>
          링크 다시 받기
        </ButtonLink>
      )}
    </Stack>
  )
}
