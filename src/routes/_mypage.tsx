import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router'
import { MypageLayout } from '../app/layouts/MypageLayout.tsx'
import { MemberCard } from '../features/accounts/profile/components/MemberCard.tsx'
import { MemberMenu } from '../features/accounts/profile/components/MemberMenu.tsx'
import { useSession } from '../features/session/state.ts'

export const Route = createFileRoute('/_mypage')({ component: Layout })

function Layout() {
  const { loggedIn } = useSession()
  // A visitor's home here is the list of bookmarks on their device: it needs no account.
  const home = loggedIn ? '/my/' : '/my/like'
  const overview = useChildMatches({ select: (matches) => matches.at(-1)?.fullPath === home })
  return (
    <MypageLayout overview={overview} profile={<MemberCard />} menu={<MemberMenu />}>
      <Outlet />
    </MypageLayout>
  )
}
