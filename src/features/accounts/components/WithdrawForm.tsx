import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { confirmIdentity } from '../../../../contract/session.ts'
import { useServerForm } from '../../../platform/server-form.ts'
import { Form } from '../../../ui/Form.tsx'
import { showAlert } from '../../../ui/overlays/state.ts'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { koreanDate } from '../model.ts'
import { leave } from '../mutations.ts'

/** The password again, and gone. */
export function WithdrawForm() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { form, field, message, sending } = useServerForm({
    initialValues: { password: '' },
    schema: confirmIdentity.body,
    secret: ['password'],
    fieldOf: { PASSWORD_WRONG: 'password' },
    send: async ({ password }) => {
      const erasedAt = await leave(queryClient, password)
      await router.navigate({ to: '/', replace: true })
      void showAlert(`${koreanDate(erasedAt)}까지 다시 로그인하면 계정을 되살릴 수 있어요. 그동안 고마웠어요.`, {
        title: '탈퇴를 신청했어요',
      })
    },
  })
  return (
    <Form {...form} message={message} sending={sending} submit="탈퇴하기">
      <PasswordField
        {...field('password')}
        label="비밀번호 확인"
        autoComplete="current-password"
        help="본인인지 한 번 더 확인할게요."
      />
    </Form>
  )
}
