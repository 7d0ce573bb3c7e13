import { useSyncExternalStore } from 'react'
import { proxy, ref, subscribe } from 'valtio/vanilla'
import { isListOf, isNumber, isShape, isString } from '../../lib/guards.ts'
import { readStored, writeStored } from '../../platform/device/storage.ts'

/** Which were hidden on this device, on which day. */
const KEY = 'daengdaeng.banners'
const isStored = isShape({ day: isString, ids: isListOf(isNumber) })

interface State {
  /** ISO date in Korea, and the ids that aren't shown on that day. */
  hidden: { day: string; ids: readonly number[] }
  /** Closed until the page is loaded again. */
  closed: readonly number[]
}

const state = proxy<State>({ hidden: ref({ day: '', ids: [] }), closed: ref([]) })
let loaded = false

function load(): void {
  if (loaded) return
  loaded = true
  state.hidden = ref(readStored(KEY, isStored) ?? { day: '', ids: [] })
}

export function hideForToday(id: number, today: string): void {
  load()
  const { day, ids } = state.hidden
  state.hidden = ref({ day: today, ids: [...(day === today ? ids : []), id] })
  writeStored(KEY, state.hidden)
}

export function closeBanner(id: number): void {
  state.closed = ref([...state.closed, id])
}

const listen = (changed: () => void) => subscribe(state, changed, true)
const hidden = () => {
  load()
  return state.hidden
}

/** Whether one is not to be shown on this day: "오늘 하루 보지 않기", or closed in this page. */
export function useIsHidden(today: string): (id: number) => boolean {
  const { day, ids } = useSyncExternalStore(listen, hidden, hidden)
  const closed = useSyncExternalStore(
    listen,
    () => state.closed,
    () => state.closed,
  )
  return (id) => closed.includes(id) || (day === today && ids.includes(id))
}
