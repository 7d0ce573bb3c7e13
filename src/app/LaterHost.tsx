import { useInstall } from '../features/install/state.ts'
import { useSession } from '../features/session/state.ts'
import { useHasBanners } from '../features/site/queries.ts'
import { onDemand } from '../ui/OnDemand.tsx'
import { InstallHost } from './InstallHost.tsx'

const BannerHost = onDemand(async () => (await import('./BannerHost.tsx')).BannerHost)
const ConsentHost = onDemand(async () => (await import('./ConsentHost.tsx')).ConsentHost)

/** What is offered and asked once the first screen is calm: its code is no part of any first screen. */
export function LaterHost({ calm }: { calm: boolean }) {
  const { loggedIn } = useSession()
  const { sheetOpen } = useInstall()
  const hasBanners = useHasBanners()
  return (
    <>
      <ConsentHost when={calm && loggedIn} />
      {(calm || sheetOpen) && <InstallHost />}
      <BannerHost when={calm && hasBanners} />
    </>
  )
}
