import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'

/** What the sheet of lists was opened for: a place that is put into lists, or the lists themselves. */
export interface ListSheet {
  open: boolean
  /** Id of the place; null: the lists themselves. */
  place: number | null
  /** Id of the list that is to be changed first. */
  list: number | null
}

const SHUT: ListSheet = { open: false, place: null, list: null }
const state = proxy<ListSheet>({ ...SHUT })
const listen = (changed: () => void) => subscribe(state, changed, true)

export const openListPicker = (place: number) => void Object.assign(state, { open: true, place, list: null })
export const openListManager = (list: number | null = null) =>
  void Object.assign(state, { open: true, place: null, list })
/** What it was opened for stays, so that it doesn't change while it goes. */
export const closeListSheet = () => void (state.open = false)

export const useListSheet = () =>
  useSyncExternalStore(
    listen,
    () => snapshot(state),
    () => SHUT,
  )
