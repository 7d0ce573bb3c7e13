import { useDebouncedValue } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapEngine, MapView } from '../../../../platform/map/engine.ts'
import type { Spot } from '../../../../platform/map/geocoder.ts'
import { IconButton } from '../../../../ui/actions/IconButton.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { SearchField } from '../../../../ui/fields/SearchField.tsx'
import { addressQuery, spotsQuery } from '../finder-queries.ts'
import classes from './MapFinder.module.css'
import { MapSpots } from './MapSpots.tsx'

interface Props {
  engine: MapEngine
  /** The current view of the map. */
  view: MapView
  onFound: (view: MapView, placeId: number | null) => void
  /** Called when something was chosen by hand: the focus belongs to the map. */
  onDone: () => void
}

const DEBOUNCE_MS = 250
const asWords = (text: string) => text.normalize('NFC').trim()

/** The search bar over the map: moves it to a place, an address or a region that is entered by name. */
export function MapFinder({ engine: { geocoder }, view, onFound, onDone }: Props) {
  const client = useQueryClient()
  const bar = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [opened, setOpened] = useState(false)
  const [entered, setEntered] = useState('')
  const [typed] = useDebouncedValue(asWords(text), DEBOUNCE_MS)
  const asked = entered === asWords(text) ? entered : typed
  const here = useQuery({ ...addressQuery(geocoder, view), enabled: opened })
  const spots = useQuery({ ...spotsQuery(geocoder, asked, view), enabled: opened && asked !== '' })

  const go = async (spot: Spot) => {
    const there = await spot.find().catch(() => null)
    if (there) onFound(there, spot.placeId)
    else showSnackbar('그곳의 위치를 찾지 못했어요.', 'warning')
  }
  const choose = (spot: Spot) => {
    setText(spot.name)
    setOpened(false)
    onDone()
    void go(spot)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const words = asWords(text)
    if (!words) return
    setOpened(true)
    setEntered(words)
    const [best] = await client.fetchQuery(spotsQuery(geocoder, words, view)).catch(() => [])
    if (best) void go(best)
  }
  const onKey = useEffectEvent((event: Event) => {
    if ((event as KeyboardEvent).key !== 'Escape' || !opened) return
    // Closes the list alone, not also the card below it.
    event.preventDefault()
    setOpened(false)
    field.current?.focus()
  })
  const onFocusOut = useEffectEvent((event: Event) => {
    const { relatedTarget } = event as FocusEvent
    // Nothing is focused where a phone's keyboard was put away: the list is still wanted.
    if (relatedTarget instanceof Node && !bar.current?.contains(relatedTarget)) setOpened(false)
  })
  useEffect(() => {
    const element = bar.current
    const listeners = { keydown: (event: Event) => onKey(event), focusout: (event: Event) => onFocusOut(event) }
    for (const [type, listener] of Object.entries(listeners)) element?.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of Object.entries(listeners)) element?.removeEventListener(type, listener)
    }
  }, [])

  return (
    <search ref={bar} className={classes.finder} data-covers="top">
      <form onSubmit={(event) => void submit(event)}>
        <SearchField
          ref={field}
          value={text}
          placeholder="지도에서 찾기"
          aria-label="지도에서 찾기"
          enterKeyHint="search"
          onFocus={() => setOpened(true)}
          onChange={({ target }) => {
            setText(target.value)
            setOpened(true)
          }}
        >
          {text && (
            <IconButton
              label="검색어 지우기"
              onClick={() => {
                setText('')
                field.current?.focus()
              }}
            >
              <IconX size={20} stroke={2} aria-hidden />
            </IconButton>
          )}
        </SearchField>
      </form>
      {opened && <MapSpots here={here.data ?? null} asked={asked} spots={spots} onChoose={choose} />}
    </search>
  )
}
