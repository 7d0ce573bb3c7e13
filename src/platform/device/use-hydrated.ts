import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in HTML from the server and while the page takes it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
