import { IconCloudOff, IconHourglassHigh } from '@tabler/icons-react'
import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useConnection } from '../../platform/connection-state.ts'
import { CONNECTION_NEWS, connectionLine } from '../connection-words.ts'
import { keepTrying, renewWhatIsShown } from '../reconnect.ts'
import classes from './ConnectionLine.module.css'

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
  const [news, setNews] = useState('')
  const before = useRef(quality)

  useEffect(() => {
    // Into a region that stands already: only then is it read out.
    setNews(before.current === 'online' && quality === 'online' ? '' : CONNECTION_NEWS[quality])
    if (before.current === 'offline' && quality !== 'offline') void renewWhatIsShown(queryClient, router)
    before.current = quality
    return quality === 'online' ? undefined : keepTrying()
  }, [quality, queryClient, router])

  const Icon = quality === 'offline' ? IconCloudOff : IconHourglassHigh
  return (
    <>
      <output className={classes.news}>{news}</output>
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
      .filter((query) => query.meta?.['dated'] === true && query.state.data !== undefined && query.isActive())
    return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
  }
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    oldest,
    () => null,
  )
}
