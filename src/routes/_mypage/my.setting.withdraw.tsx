import { createFileRoute } from '@tanstack/react-router'
import { WithdrawScreen } from '../../features/accounts/settings/screens/WithdrawScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { useSocialClientIds } from '../../features/site/queries.ts'

export const Route = createFileRoute('/_mypage/my/setting/withdraw')({
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '회원 탈퇴' }] }),
  component: Screen,
})

function Screen() {
  return <WithdrawScreen clientIds={useSocialClientIds()} />
}
