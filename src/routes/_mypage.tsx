import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { MypageLayout } from '../app/layouts/MypageLayout.tsx'
import { MemberCard } from '../features/accounts/profile/components/MemberCard.tsx'
import { MemberMenu } from '../features/accounts/profile/components/MemberMenu.tsx'
import { useSession } from '../features/session/state.ts'

export const Route = createFileRoute('/_mypage')({ component: Layout })

function Layout() {
  const { loggedIn } = useSession()
  // What a visitor saved on his device is his home here: it needs no account.
  const home = loggedIn ? '/my' : '/my/like'
  const overview = useRouterState({ select: ({ location }) => location.pathname === home })
  return (
    <MypageLayout overview={overview} profile={<MemberCard />} menu={<MemberMenu />}>
      <Outlet />
    </MypageLayout>
  )
}
