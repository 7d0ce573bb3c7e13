import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapBox, MapEngine, MapView, MoveCause } from '../../../platform/map/engine.ts'
import type { MapProblem } from './components/MapCanvas.tsx'
import { around, listBox, sameBox, type SheetStop, tidyMap } from './model.ts'
import { type MapSearch, writeView } from './address-model.ts'
import type { PlaceSearch } from '../model.ts'
import { regionView } from '../../../platform/map/regions.ts'

interface Seen {
  view: MapView
  box: MapBox
}

/** The map as it was left, so that a return shows list and sheet as they were before the map itself is drawn. */
let left: { at: string; seen: Seen; area: MapBox | null; stop: SheetStop } | null = null

interface Given {
  search: MapSearch
  onChange: (search: MapSearch) => void
  /** The list covers the map. */
  list: boolean
  wide: boolean
}

/** The map's view, the box that the list shows, and how far the list's sheet is pulled up. */
export function useMapView({ search, onChange, list, wide }: Given) {
  const [before] = useState(() => (left?.at === search.at ? left : null))
  const [engine, setEngine] = useState<MapEngine | null>(null)
  const [problem, setProblem] = useState<MapProblem | null>(null)
  const [seen, setSeen] = useState<Seen | null>(before?.seen ?? null)
  const [area, setArea] = useState<MapBox | null>(before?.area ?? null)
  const [pulled, setPulled] = useState<SheetStop>(before?.stop ?? 'peek')
  const [arrived, setArrived] = useState(before === null)
  const quiet = useRef(false)
  const moving = useRef(false)
  const stop: SheetStop = list || problem ? 'full' : pulled
  const here = seen && listBox(seen.box, seen.view.zoom)
  // A list being read is not replaced: it then waits for a button press.
  const reading = wide || stop !== 'peek' || search.sido !== undefined

  useEffect(() => {
    if (seen && search.at) left = { at: search.at, seen, area, stop: pulled }
  }, [seen, search.at, area, pulled])

  const follow = useEffectEvent((at: string | undefined) => {
    if (engine && seen && writeView(seen.view) !== at) onChange({ ...search, at: writeView(seen.view) })
  })
  // Back from a card leads to an older address; the map stays where it was moved to.
  useEffect(() => follow(search.at), [search.at])

  return {
    engine,
    setEngine,
    problem,
    setProblem,
    seen,
    area,
    stop,
    setStop: setPulled,
    /** The map has moved away from the list's box. */
    elsewhere: reading && here !== null && area !== null && !sameBox(here, area),
    /** The map's last view. */
    last: () => left?.seen.view ?? null,

    onIdle: (view: MapView, box: MapBox, cause: MoveCause) => {
      setSeen({ view, box })
      setArrived(true)
      if (area === null || (cause === 'call' && arrived && !quiet.current) || !reading) setArea(listBox(box, view.zoom))
      quiet.current = false
      moving.current = false
      if (writeView(view) !== search.at) onChange({ ...search, at: writeView(view) })
    },
    onFilter: (next: PlaceSearch) => {
      onChange({ ...next, ...(search.at && { at: search.at }) })
      const moved = next.sido !== search.sido || next.sigungu !== search.sigungu
      if (next.sido && moved) engine?.setView(regionView(next.sido, next.sigungu))
    },
    /** Whether the map is on its way to where `goTo` sent it. */
    moving: () => moving.current,
    goTo: (view: MapView) => {
      moving.current = !seen || writeView(view) !== writeView(seen.view)
      engine?.setView(view)
    },
    /** Moves the map slightly to reveal something, without a new list request. */
    nudge: (view: MapView) => {
      quiet.current = true
      engine?.setView(view)
    },
    /** Lists the places at one spot. */
    listSpot: (spot: MapBox) => {
      setArea(around(spot))
      if (stop === 'peek') setPulled('half')
    },
    searchHere: () => {
      setArea(here)
      if (search.sido) onChange(tidyMap({ ...search, sido: undefined, sigungu: undefined }))
    },
  }
}

export type MapViewState = ReturnType<typeof useMapView>
