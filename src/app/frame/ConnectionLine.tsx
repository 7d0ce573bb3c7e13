import { IconCloudOff, IconHourglassHigh, IconServerOff } from '@tabler/icons-react'
import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useConnection } from '../../platform/api/connection-state.ts'
import { CONNECTION_ANNOUNCEMENTS, connectionLine } from '../offline/connection-words.ts'
import { retryConnection, refetchVisible } from '../offline/reconnect.ts'
import classes from './ConnectionLine.module.css'

/** Minimum time between two refetches of the visible screen; doubled each time while one address keeps failing. */
const CALM_MS = 5_000
const MOST_CALM_MS = 300_000

const ICONS = { online: IconHourglassHigh, slow: IconHourglassHigh, offline: IconCloudOff, unstable: IconServerOff }

/** Shows the age of the screen's data while it can't be refreshed, and refetches it when the connection is back. */
export function ConnectionLine() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const connection = useConnection()
  const { quality } = connection
  const at = useShownAge(queryClient.getQueryCache())
  // Only decides whether the year is shown.
  const [now] = useState(Date.now)
  const line = connectionLine(connection, at, now)
  // Screen readers announce changes of an existing live region only, so the text is inserted one render later.
  const news = useDeferredValue(CONNECTION_ANNOUNCEMENTS[quality], '')
  // This code may have been loaded because the network was lost; it may be back by now.
  const owed = useRef(quality !== 'slow')
  const renewedAt = useRef(0)
  const calm = useRef(CALM_MS)

  const renew = useEffectEvent(() => {
    owed.current = false
    // A screen that was renewed long ago has worked since.
    const again = Date.now() - renewedAt.current < calm.current * 3
    calm.current = again ? Math.min(calm.current * 2, MOST_CALM_MS) : CALM_MS
    renewedAt.current = Date.now()
    void refetchVisible(queryClient, router)
  })
  useEffect(() => {
    const fails = quality === 'offline' || quality === 'unstable'
    if (fails) owed.current = true
    const endTrying = quality === 'online' ? undefined : retryConnection()
    // If some calls reach the server and others don't, the quality changes with each: refetches are spaced out.
    const wait = Math.max(0, renewedAt.current + calm.current - Date.now())
    const soon = owed.current && !fails ? setTimeout(() => renew(), wait) : undefined
    return () => {
      endTrying?.()
      clearTimeout(soon)
    }
  }, [quality])

  const Icon = ICONS[quality]
  return (
    <>
      <output className="visually-hidden">{news}</output>
      {line && (
        <aside className={classes.line} aria-label="연결 상태">
          <Icon size={16} stroke={2} aria-hidden />
          <span>{line}</span>
        </aside>
      )}
    </>
  )
}

/** The oldest answer time of the screen's dated queries; null if there are none. */
function useShownAge(cache: QueryCache): number | null {
  const oldest = () => {
    const shown = cache
      .getAll()
      .filter((query) => query.meta?.['dated'] === true && (query.state.data ?? null) !== null && query.isActive())
    return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
  }
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    oldest,
    () => null,
  )
}
