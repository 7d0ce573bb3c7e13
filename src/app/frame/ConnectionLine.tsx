import { IconCloudOff, IconHourglassHigh } from '@tabler/icons-react'
import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useConnection } from '../../platform/api/connection-state.ts'
import { CONNECTION_ANNOUNCEMENTS, connectionLine } from '../offline/connection-words.ts'
import { retryConnection, refetchVisible } from '../offline/reconnect.ts'
import classes from './ConnectionLine.module.css'

/** What is shown is not read anew more often. */
const CALM_MS = 5_000

/** Says over every screen how old what it shows is while that can't be renewed, and sees to it that it is as soon as it can. */
export function ConnectionLine() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const connection = useConnection()
  const { quality } = connection
  const at = useShownAge(queryClient.getQueryCache())
  // Only to leave out the year.
  const [now] = useState(Date.now)
  const line = connectionLine(connection, at, now)
  // Into a region that stands already: only then is it read out.
  const news = useDeferredValue(CONNECTION_ANNOUNCEMENTS[quality], '')
  // This code was fetched because there was no network; by now there may be one again.
  const owed = useRef(quality !== 'slow')
  const renewedAt = useRef(0)

  const renew = useEffectEvent(() => {
    owed.current = false
    renewedAt.current = Date.now()
    void refetchVisible(queryClient, router)
  })
  useEffect(() => {
    if (quality === 'offline') owed.current = true
    const endTrying = quality === 'online' ? undefined : retryConnection()
    // Where some calls reach the server and others don't, the connection comes and goes with each.
    const wait = Math.max(0, renewedAt.current + CALM_MS - Date.now())
    const soon = owed.current && quality !== 'offline' ? setTimeout(() => renew(), wait) : undefined
    return () => {
      endTrying?.()
      clearTimeout(soon)
    }
  }, [quality])

  const Icon = quality === 'offline' ? IconCloudOff : IconHourglassHigh
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

/** When the oldest of what the screen is about was answered; null where it is about nothing that was kept. */
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
