import type { QueryClient } from '@tanstack/react-query'
import { placeGuideQuery, placeQuery } from '../features/places/queries.ts'
import type { Shelf } from '../features/saved/model.ts'
import { getShelf, setKeeping, watchShelf } from '../features/saved/state.ts'
import { ApiError } from '../platform/api.ts'
import { askToKeep, askToStay } from '../platform/keep-places.ts'
import { showToast } from '../ui/overlays/state.ts'

/**
 * Once per page: what was saved and what was opened last is kept whole. The shelf is told to the worker as it is now, at the
 * start, after each change and when the network is back; so quick taps and several tabs come to the same end.
 */
export function keepPlaces(client: QueryClient): void {
  let running = false
  let told: Shelf | null = null
  /** Saved places whose data this page has seen to. */
  const read = new Set<number>()

  async function tellAll(): Promise<void> {
    if (running) return
    running = true
    while (told !== getShelf()) {
      told = getShelf()
      await keep(client, told, read).catch((error: unknown) => console.warn('Places could not be kept', error))
    }
    running = false
  }
  const tell = () => void tellAll()
  watchShelf(tell)
  addEventListener('online', () => {
    told = null
    tell()
  })
  tell()
}

const idsOf = (list: Shelf['saved']) => list.map(({ id }) => id)

async function keep(client: QueryClient, { saved, recent }: Shelf, read: Set<number>): Promise<void> {
  // What was saved from a card was never opened. Where there is no worker, the kept queries are all that holds it.
  for (const { id } of saved.slice(0, READ_AHEAD)) if (!read.has(id) && (await readPlace(client, id))) read.add(id)
  const result = await askToKeep({ saved: idsOf(saved), recent: idsOf(recent) })
  if (result) setKeeping(result)
  if (result?.full)
    showToast({ message: '기기의 저장 공간이 부족해서 저장한 곳을 다 받지 못했어요.', color: 'warning' })
  if (saved.length > 0) await askToStay()
}

/** Of those saved last; older ones were read in their time. */
const READ_AHEAD = 10

/** Puts a place and its guide among the kept queries; false where it can't be had. */
async function readPlace(client: QueryClient, id: number): Promise<boolean> {
  try {
    const { hasGuide } = await client.ensureQueryData(placeQuery(id))
    if (hasGuide) await client.ensureQueryData(placeGuideQuery(id))
    return true
  } catch (error) {
    return error instanceof ApiError && error.status === 404
  }
}
