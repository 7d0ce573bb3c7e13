import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followLikes } from './commands/other-tabs.ts'
import { useInstall } from '../features/install/state.ts'
import { useSession } from '../features/session/state.ts'
import { useBookmarksToMove } from '../features/saved/state.ts'
import { useHasBanners } from '../features/site/queries.ts'
import { onDemand } from '../ui/states/OnDemand.tsx'
import { InstallHost } from './InstallHost.tsx'

const BannerHost = onDemand(async () => (await import('./BannerHost.tsx')).BannerHost)
const ConsentHost = onDemand(async () => (await import('./ConsentHost.tsx')).ConsentHost)

const MoveOnLogin = onDemand(async () => (await import('../features/saved/components/MoveOnLogin.tsx')).MoveOnLogin)

/** What is offered and asked once the first screen is calm: its code is no part of any first screen. */
export function LaterHost({ calm }: { calm: boolean }) {
  const { loggedIn } = useSession()
  const { sheetOpen } = useInstall()
  const hasBanners = useHasBanners()
  const toMove = useBookmarksToMove()
  const queryClient = useQueryClient()
  useEffect(() => (loggedIn ? followLikes(queryClient) : undefined), [queryClient, loggedIn])
  return (
    <>
      <ConsentHost when={calm && loggedIn} />
      <MoveOnLogin when={calm && loggedIn && toMove > 0} />
      {(calm || sheetOpen) && <InstallHost />}
      <BannerHost when={calm && hasBanners} />
    </>
  )
}
