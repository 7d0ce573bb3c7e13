import { IconCurrentLocation, IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { MapEngine } from '../../../../platform/map/engine.ts'
import { requestLocation, useVisitorLocation } from '../../../../platform/location/location-state.ts'
import { IconButton } from '../../../../ui/actions/IconButton.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import classes from './MapTools.module.css'

interface Props {
  engine: MapEngine
}

/** Zoom, and a button to the visitor's position, which is shown on the map once it is known. */
export function MapTools({ engine }: Props) {
  const { status, location } = useVisitorLocation()

  useEffect(() => {
    const { latitude: lat, longitude: lng, accuracy = null } = location ?? {}
    engine.setPosition(lat === undefined || lng === undefined ? null : { lat, lng, accuracy })
  }, [engine, location])

  const locate = async () => {
    const found = await requestLocation()
    if (found.location) engine.setView({ lat: found.location.latitude, lng: found.location.longitude, zoom: 13 })
    else if (found.message) showSnackbar(found.message, 'warning')
  }

  return (
    <Stack as="fieldset" gap={8} bare className={classes.tools} data-covers="right" aria-label="지도 다루기">
      <IconButton label="확대" variant="default" onClick={() => engine.zoomBy(1)}>
        <IconPlus size={20} stroke={2} aria-hidden />
      </IconButton>
      <IconButton label="축소" variant="default" onClick={() => engine.zoomBy(-1)}>
        <IconMinus size={20} stroke={2} aria-hidden />
      </IconButton>
      <IconButton label="내 위치" variant="default" disabled={status === 'loading'} onClick={() => void locate()}>
        <IconCurrentLocation size={20} stroke={2} aria-hidden />
      </IconButton>
    </Stack>
  )
}
