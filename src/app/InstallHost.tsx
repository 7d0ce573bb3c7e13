import { useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { InAppBar } from '../features/install/components/InAppBar.tsx'
import { InstallBanner } from '../features/install/components/InstallBanner.tsx'
import { allowsBanner, proposes } from '../features/install/model.ts'
import { dismissProposal, useDismissed } from '../features/install/record-state.ts'
import { closeInstallSheet, useInstall } from '../features/install/state.ts'
import { useDevicePlaces } from '../features/saved/state.ts'
import { useLoginDialog } from '../features/session/login/state.ts'
import { browserOf } from '../lib/browser.ts'
import { followLaunches, isInstalled } from '../platform/device/app-window.ts'
import { useControlledOverlayEntry } from '../platform/navigation/overlay-entry.ts'
import { onDemand } from '../ui/states/OnDemand.tsx'
import { showSnackbar, useOverlays } from '../ui/overlays/state.ts'

const InstallSheetPanel = onDemand(
  async () => (await import('../features/install/components/InstallSheetPanel.tsx')).InstallSheetPanel,
)

/** Everything about installation, loaded after the first screen: the offer, the instructions, and launches of the installed app. */
export function InstallHost() {
  const router = useRouter()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const covered = useRouterState({ select: ({ location }) => Object.keys(location.state.overlays ?? {}).length > 0 })
  const [browser] = useState(() => browserOf(navigator.userAgent, navigator.maxTouchPoints))
  const [present, setPresent] = useState(true)
  const inside = useCanGoBack()
  const [moved, setMoved] = useState(inside)
  if (inside && !moved) setMoved(true)

  const { offered, installed, sheetOpen } = useInstall()
  const sheet = useControlledOverlayEntry('install', sheetOpen, closeInstallSheet)
  const { dialog, loading, strip } = useOverlays()
  const { show: loginAsked } = useLoginDialog()
  const { recent, saved } = useDevicePlaces()
  const bannerQuiet = useDismissed('banner')
  const inAppQuiet = useDismissed('inApp')

  useEffect(() => {
    void isInstalled().then(setPresent)
    followLaunches('/', (to) => router.history.push(to))
  }, [router])

  useEffect(() => {
    if (!installed) return
    dismissProposal('banner')
    showSnackbar('설치했어요. 홈 화면이나 앱 목록에서 열 수 있어요.', 'success')
  }, [installed])

  const busy = strip || covered || dialog.show || loading || loginAsked
  const proposed = proposes({
    browser,
    offered,
    installed: installed || present,
    opened: recent.length,
    saved: saved.length,
    quiet: bannerQuiet,
    moved,
    busy,
  })
  return (
    <>
      {browser.inApp && !inAppQuiet && !busy && !path.startsWith('/map') && <InAppBar browser={browser} />}
      {proposed && allowsBanner(path) && <InstallBanner />}
      <InstallSheetPanel
        when={sheetOpen}
        browser={browser}
        installed={installed || present}
        opened={sheet.opened}
        onClose={sheet.close}
      />
    </>
  )
}
