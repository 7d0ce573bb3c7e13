import { IconMapOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { PlaceCard } from '../../../../../contract/places/places.ts'
import type { MapBox, MapSetup } from '../../../../platform/map/engine.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import type { Listing } from '../../filter/hooks.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { boxAround, firstView, shifted, type BookmarkedPlace, markerStep } from '../model.ts'
import type { MapSearch } from '../address-model.ts'
import { clusterQuery, usePinsOf } from '../queries.ts'
import { useKnownPlace } from '../../known/hooks.ts'
import { useKnownMarkers } from '../known-hooks.ts'
import type { MapViewState } from '../hooks.ts'
import { placeQuery } from '../../queries.ts'
import { HospitalChip } from '../../filter/components/HospitalChip.tsx'
import { coveredEdges, moveIntoView } from '../covered-model.ts'
import { MapCanvas } from './MapCanvas.tsx'
import { MapFinder } from './MapFinder.tsx'
import { MapLegend } from './MapLegend.tsx'
import { MapMarkers } from './MapMarkers.tsx'
import { MapStatus } from './MapStatus.tsx'
import { MapPreview } from './MapPreview.tsx'
import classes from './MapStage.module.css'
import { MapTools } from './MapTools.tsx'

interface Props {
  search: MapSearch
  listing: Listing
  look: MapViewState
  wide: boolean
  /** Undefined while it isn't known. */
  setup: MapSetup | undefined
  onSelect: (place: number | undefined) => void
  actionsOf: ((card: PlaceCard) => ReactNode) | undefined
  /** Shows only these places, which need no network. */
  only: readonly BookmarkedPlace[] | undefined
}

const NO_PLACES: readonly BookmarkedPlace[] = []

/** The map, its markers, and the controls over it. */
export function MapStage({ search, listing, look, wide, setup, onSelect, actionsOf, only }: Props) {
  'use memo'
  const { dogs, judged, pending, origin, groups } = listing
  const { engine, problem, seen } = look
  const stage = useRef<HTMLDivElement>(null)
  const clusters = useQuery({
    ...clusterQuery({ search: listing.search, dogs, pending, seen }),
    ...(only && { enabled: false }),
  })
  const marked = usePinsOf(only ?? NO_PLACES)
  const chosen = useQuery({ ...placeQuery(search.place ?? 0), enabled: search.place !== undefined })
  const known = useKnownPlace(search.place, chosen.error)
  const place = search.place === undefined ? undefined : (chosen.data ?? known)
  const marks = useKnownMarkers(listing, look, clusters)
  // An address that names only a place opens the map there.
  const sought = search.at === undefined && search.place !== undefined

  const focusMap = () => stage.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  const close = () => {
    focusMap()
    onSelect(undefined)
  }
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && search.place !== undefined) close()
  })
  useEffect(() => {
    // Wherever the focus is on this screen; sheets over it are outside, and close themselves.
    const screen = stage.current?.closest('[data-layout]')
    const listen = (event: Event) => onKey(event as KeyboardEvent)
    screen?.addEventListener('keydown', listen)
    return () => screen?.removeEventListener('keydown', listen)
  }, [])

  const shown = place?.id
  const uncovered = useRef<number>(undefined)
  const uncover = useEffectEvent(() => {
    const pin = stage.current?.querySelector('[data-pin][aria-pressed="true"]')
    // Where the map is on its way to the place, it is looked at on arrival.
    if (uncovered.current === shown || look.moving() || !stage.current || !pin || !seen) return
    uncovered.current = shown
    const by = moveIntoView(stage.current, pin)
    if (by) look.nudge(shifted(seen.view, by))
  })
  useEffect(() => {
    if (shown === undefined) uncovered.current = undefined
    else if (seen) uncover()
  }, [shown, seen])

  const fit = (box: MapBox) => stage.current && engine?.fit(box, coveredEdges(stage.current))
  const showAll = useEffectEvent(() => {
    const box = only && search.at === undefined && search.place === undefined && boxAround(only)
    if (box) fit(box)
  })
  const ready = engine !== null
  useEffect(() => {
    if (ready) showAll()
  }, [ready])

  if (problem)
    return (
      <Stack middle ground="sunken" className={classes.problem}>
        <IconMapOff size={48} stroke={1.25} aria-hidden />
      </Stack>
    )
  const { clusters: together, pins } = only ? { clusters: [], pins: marked } : (marks ?? NOTHING)
  // The selected place is shown even if it would be in a cluster, or the others can't be loaded.
  const found = {
    clusters: together,
    pins: !place || pins.some(({ id }) => id === place.id) ? pins : [...pins, place],
  }
  return (
    <Box cover ref={stage} className={classes.stage} data-preview={search.place === undefined ? undefined : ''}>
      <MapCanvas
        view={firstView({ search, place: sought ? place : undefined, last: look.last(), origin, wide })}
        setup={sought && chosen.isLoading ? undefined : setup}
        onEngine={look.setEngine}
        onProblem={look.setProblem}
        onIdle={look.onIdle}
        onPress={() => search.place !== undefined && onSelect(undefined)}
        onFallback={() => showSnackbar('지도를 불러오지 못해 간단한 지도로 보여 드려요.', 'info')}
      />
      {engine && (
        <MapMarkers
          engine={engine}
          found={found}
          zoom={markerStep(seen?.view.zoom ?? 0)}
          dogs={judged}
          groups={groups}
          selected={search.place}
          onSelect={onSelect}
          onFit={fit}
          onSpot={look.listSpot}
          onFocusLost={focusMap}
        />
      )}
      {engine && seen && (
        <MapFinder
          engine={engine}
          view={seen.view}
          onDone={focusMap}
          onFound={(view, id) => {
            look.goTo(view)
            if (id !== null || search.place !== undefined) onSelect(id ?? undefined)
          }}
        />
      )}
      {engine && <MapTools engine={engine} />}
      {!only && (
        <div className={classes.quick} data-covers="top">
          <HospitalChip search={listing.search} onChange={listing.onChange} />
        </div>
      )}
      {!only && <MapStatus clusters={clusters} look={look} filtered={listing.filters.length > 0} />}
      {search.place === undefined ? (
        <MapLegend listing={listing} />
      ) : (
        <MapPreview place={place} error={chosen.error} listing={listing} actionsOf={actionsOf} onClose={close} />
      )}
    </Box>
  )
}

const NOTHING = { clusters: [], pins: [] }
