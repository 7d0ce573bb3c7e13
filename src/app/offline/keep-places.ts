import { hashKey, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { MAX_PINNED_LIKES } from '../../../contract/offline/pinning.ts'
import { isBoolean, isNumber, isShape, isString } from '../../lib/guards.ts'
import { likedPlaceIds } from '../../features/likes/lists/model.ts'
import { likesQuery } from '../../features/likes/queries.ts'
import { placeGuideQuery, placeKeys, placeQuery } from '../../features/places/queries.ts'
import { holds } from '../../features/saved/model.ts'
import { followMerged, getDevicePlaces, setPinStatus, watchDevicePlaces } from '../../features/saved/state.ts'
import { getSession, watchSession } from '../../features/session/state.ts'
import { isGone } from '../../platform/api/api.ts'
import { readStored, writeStored } from '../../platform/device/storage.ts'
import { requestPinning, requestPersistentStorage } from '../../platform/offline/keep-places.ts'
import { showSnackbar } from '../../ui/overlays/state.ts'

const isPoint = isShape({ id: isNumber, name: isString, lat: isNumber, lng: isNumber })

/** The places to be pinned, by id, newest first. */
interface Wanted {
  saved: number[]
  liked: number[]
  recent: number[]
}

/**
 * Once per page: pins a visitor's bookmarks, a member's likes and recently opened places. The complete current state is sent to the
 * worker at the start, after each change and on reconnection; so quick taps and several tabs have the same result.
 */
export function keepPlaces(client: QueryClient): void {
  let running = false
  let told: string | null = null
  /** The bookmarked or liked places of the last request of this page. */
  let marked: number[] | null = null
  /** Bookmarked or liked places whose data this page has loaded. */
  const read = new Set<number>()
  const likes = new QueryObserver(client, likesQuery(getSession().userId))

  /** Null while the member's likes aren't known: nothing pinned is released because of that. */
  function wanted(): Wanted | null {
    const { data } = likes.getCurrentResult()
    if (getSession().loggedIn && !data) return null
    const shelf = getDevicePlaces()
    const saved = shelf.saved.map(({ id }) => id)
    const liked = likedPlaceIds(data ?? []).slice(0, MAX_PINNED_LIKES)
    return {
      saved,
      liked: liked.map(({ id }) => id).filter((id) => !saved.includes(id)),
      recent: shelf.recent.map(({ id }) => id),
    }
  }

  async function sendPinRequest(): Promise<void> {
    if (running) return
    running = true
    for (let next = wanted(); next && told !== JSON.stringify(next); next = wanted()) {
      told = JSON.stringify(next)
      const before = marked
      marked = [...next.saved, ...next.liked]
      const added = before !== null && marked.some((id) => !before.includes(id))
      await keep(client, next, read, added).catch((error: unknown) => console.warn('Places could not be kept', error))
    }
    running = false
  }
  const tell = () => void sendPinRequest()
  watchDevicePlaces(tell)
  likes.subscribe(tell)
  watchSession(() => {
    likes.setOptions(likesQuery(getSession().userId))
    tell()
  })
  addEventListener('online', () => {
    told = null
    if (likes.getCurrentResult().isError) void likes.refetch()
    tell()
  })
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      followIfMerged(event.query.queryKey, event.query.state.data)
  })
  tell()
}

/** A place that was merged into another is answered by that one, which takes its place on the device. */
function followIfMerged(key: QueryKey, data: unknown): void {
  const id = key.at(-1)
  if (!isNumber(id) || !isPoint(data) || data.id === id || hashKey(key) !== hashKey(placeKeys.detail(id))) return
  const { saved, recent } = getDevicePlaces()
  const old = saved.find((kept) => kept.id === id)
  if (!old && !holds(recent, id)) return
  if (followMerged(id, data) && old)
    showSnackbar(`찜한 ‘${old.name}’ 정보가 합쳐져서, 이제 ‘${data.name}’에서 볼 수 있어요.`)
}

/** @param added whether a place was marked since this page's last request */
async function keep(client: QueryClient, wanted: Wanted, read: Set<number>, added: boolean): Promise<void> {
  const marked = [...wanted.saved, ...wanted.liked]
  // A place bookmarked on a card was never opened. Without a worker, only the persisted queries hold its data.
  for (const id of marked.slice(0, READ_AHEAD)) if (!read.has(id) && (await readPlace(client, id))) read.add(id)
  const result = await requestPinning(wanted)
  setPinStatus(wanted.saved, result)
  if (result) announceFull(result.full, added)
  if (marked.length > 0) await requestPersistentStorage()
}

const FULL_KEY = 'daengdaeng.full-announced'

/** Says that the device is full once, and again at each place that is added; lists of places show it as long as it holds. */
function announceFull(full: boolean, added: boolean): void {
  const announced = readStored(FULL_KEY, isBoolean) ?? false
  if (full !== announced) writeStored(FULL_KEY, full)
  if (full && (added || !announced))
    showSnackbar('기기의 저장 공간이 부족해서 찜한 곳을 이 기기에 다 받지 못했어요.', 'warning')
}

/** Of those bookmarked last; older ones were loaded at their time. */
const READ_AHEAD = 10

/** Loads a place and its guide, so that both are persisted; false if that fails. */
async function readPlace(client: QueryClient, id: number): Promise<boolean> {
  try {
    const { hasGuide } = await client.ensureQueryData(placeQuery(id))
    if (hasGuide) await client.ensureQueryData(placeGuideQuery(id))
    return true
  } catch (error) {
    return isGone(error)
  }
}
