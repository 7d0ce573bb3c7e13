import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Banner } from '../../contract/banners/banners.ts'
import { BannerStrip } from '../features/banners/components/BannerStrip.tsx'
import { Popup } from '../features/banners/components/Popup.tsx'
import { isOn } from '../features/banners/model.ts'
import { bannersQuery } from '../features/banners/queries.ts'
import { isFor } from '../features/banners/screens-model.ts'
import { closeBanner, hideForToday, useIsHidden } from '../features/banners/state.ts'
import { useNow } from '../features/dogs/state.ts'
import { useLoginDialog } from '../features/session/login/state.ts'
import { useControlledOverlayEntry } from '../platform/navigation/overlay-entry.ts'
import { setStrip, useOverlays } from '../ui/overlays/state.ts'

/** The banner and the popup of the present screen: loaded after the first screen, and only where the site has any. */
export function BannerHost() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const covered = useRouterState({ select: ({ location }) => Object.keys(location.state.overlays ?? {}).length > 0 })
  const { dialog, loading } = useOverlays()
  const { show: loginAsked } = useLoginDialog()
  const now = useNow()
  const today = now?.today ?? ''
  const isHidden = useIsHidden(today)
  const { data } = useQuery(bannersQuery)
  const here = (data?.items ?? []).filter((banner) => isOn(banner, now) && isFor(banner, path) && !isHidden(banner.id))
  const strip = here.find(({ slot }) => slot === 'banner')
  const due = here.find(({ slot }) => slot === 'popup')
  /** One at a time: it stays until it is closed, whatever becomes due meanwhile. */
  const [popup, setPopup] = useState<Banner | null>(null)
  if (!popup && due && !covered && !dialog.show && !loading && !loginAsked) setPopup(due)

  useEffect(() => {
    setStrip(strip !== undefined)
    return () => setStrip(false)
  }, [strip])

  return (
    <>
      {strip && !covered && <BannerStrip banner={strip} onDismiss={() => hideForToday(strip.id, today)} />}
      {popup && (
        <OpenPopup
          key={popup.id}
          banner={popup}
          onHideToday={() => hideForToday(popup.id, today)}
          onClosed={() => {
            closeBanner(popup.id)
            setPopup(null)
          }}
        />
      )}
    </>
  )
}

interface Props {
  banner: Banner
  onHideToday: () => void
  onClosed: () => void
}

/** With a history entry, so that the phone's back button closes it. */
function OpenPopup({ banner, onHideToday, onClosed }: Props) {
  const { opened, close } = useControlledOverlayEntry('popup', true, onClosed)
  const hide = () => {
    onHideToday()
    close()
  }
  return <Popup banner={banner} opened={opened} onClose={close} onHideToday={hide} />
}
