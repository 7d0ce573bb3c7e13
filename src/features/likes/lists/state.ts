import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'

/** What the sheet of lists is open for: to put a place into lists, or to manage the lists. */
export interface ListSheet {
  open: boolean
  /** Id of the place; null: managing lists. */
  place: number | null
  /** Id of the list to change first. */
  list: number | null
}

const state = proxy<ListSheet>({ open: false, place: null, list: null })
// The snapshot itself, as an equal object would be a change: decision 0385.
const SHUT: ListSheet = snapshot(state)
const listen = (changed: () => void) => subscribe(state, changed, true)

export const openListPicker = (place: number) => void Object.assign(state, { open: true, place, list: null })
export const openListManager = (list: number | null = null) =>
  void Object.assign(state, { open: true, place: null, list })
/** Retains the rest of the state, so that the content doesn't change during the closing animation. */
export const closeListSheet = () => void (state.open = false)

export const useListSheet = () =>
  useSyncExternalStore(
    listen,
    () => snapshot(state),
    () => SHUT,
  )
