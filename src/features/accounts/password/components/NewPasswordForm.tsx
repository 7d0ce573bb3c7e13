import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { NewPasswordFields } from '../../model.ts'
import { setNewPassword } from '../../mutations.ts'
import { AuthHeading } from '../../components/AuthHeading.tsx'
import classes from './ResetLinkForm.module.css'
import { NewPasswordField } from './NewPasswordField.tsx'

/** Behind the link of the mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { form, field, message, sending } = useServerForm({
    initialValues: { password: '' },
    schema: NewPasswordFields,
    secret: ['password'],
    fieldOf: { PASSWORD_WEAK: 'password' },
    send: async ({ password }) => {
      await setNewPassword(queryClient, { token, password })
      showSnackbar('비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.', 'success')
      await router.navigate({ to: '/auth/login', replace: true })
    },
  })
  return (
    <div className={classes.screen}>
      <AuthHeading text="바꾸면 로그인되어 있던 모든 기기에서 로그아웃돼요.">새 비밀번호 정하기</AuthHeading>
      <Form {...form} message={message} sending={sending} submit="비밀번호 바꾸기">
        <NewPasswordField {...field('password')} label="새 비밀번호" />
      </Form>
      {message && (
        <ButtonLink to="/auth/find-password" hash="" variant="default" fullWidth>
          링크 다시 받기
        </ButtonLink>
      )}
    </div>
  )
}
