import { type HistoryState, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type MapSearch, readMapSearch } from '../features/places/map/address-model.ts'
import { tidyMap } from '../features/places/map/model.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry of the map was made by opening a card: back closes the card. */
    card?: boolean
  }
}

const PATHS = ['/map', '/map/list'] as const

/**
 * Every view of the map is the same history entry, so that back leads to where the visitor came from. A card is the exception: it is one
 * step further, which back undoes, and the next card replaces it.
 */
export function useMapAddress({ place }: MapSearch) {
  const navigate = useNavigate()
  const router = useRouter()
  /** What the entry below the card will show: going back takes a moment. */
  const below = useRef<MapSearch | null>(null)

  const write = (search: MapSearch, replace: boolean, state: true | HistoryState) => {
    const to = PATHS.find((path) => path === router.history.location.pathname)
    // The map may come to rest after a press that leads elsewhere, while the next screen loads: that press counts.
    if (to) void navigate({ to, search, replace, state, resetScroll: false })
  }

  const closed = useEffectEvent(() => {
    const next = below.current
    below.current = null
    if (next) write(next, true, true)
  })
  useEffect(() => {
    if (place === undefined) closed()
  }, [place])

  return (next: MapSearch) => {
    const { search, state } = router.latestLocation
    const shown = readMapSearch(search).place
    // Who leaves the card as it was rendered leaves it as it is now: back may be faster than the map's rest.
    const wanted = next.place === place ? tidyMap({ ...next, place: shown }) : next
    if (below.current) below.current = tidyMap({ ...next, place: undefined })
    else if (shown === undefined && wanted.place !== undefined) write(wanted, false, { card: true })
    else if (shown !== undefined && wanted.place === undefined && state.card) {
      below.current = wanted
      router.history.back()
    } else write(wanted, true, true)
  }
}
