import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '../../../../../contract/accounts.ts'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { ApiError } from '../../../../platform/api/api.ts'
import { saveProfile } from '../../mutations.ts'
import classes from './MarketingSwitch.module.css'

/** News by mail, or not. */
export function MarketingSwitch({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (marketing: boolean) =>
      saveProfile(queryClient, { nickname: user.nickname, introduction: user.introduction, marketing }),
    onError: (error) => showSnackbar(error instanceof ApiError ? error.message : '요청에 실패했습니다.', 'error'),
  })
  const on = change.isPending ? change.variables : user.marketing
  return (
    <label className={classes.switch}>
      <span>새 소식과 혜택을 이메일로 받기</span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.checked)}
      />
    </label>
  )
}
