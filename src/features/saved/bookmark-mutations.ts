import { connection } from '../../platform/api/connection-state.ts'
import { showSnackbar } from '../../ui/overlays/state.ts'
import { askLoginToLike } from '../likes/login-mutations.ts'
import type { Kept, PlacePoint } from './model.ts'
import { getDevicePlaces, loginAsked, rememberLoginAsked, type SaveResult, savePlace, whenPinned } from './state.ts'

/** Then the visitor is told that the worker is still fetching it. */
const PATIENCE_MS = 3_000
/** Then they do something else, and no message comes any more. */
const LONGEST_MS = 30_000

type BookmarkedPlace = PlacePoint & { likeCount?: number }

const ASKED = '계정에 찜하려면 로그인해 주세요. 그때까지는 이 기기에 담아 둘게요.'
const NO_ROOM: Record<Exclude<SaveResult, 'done'>, string> = {
  full: '이 기기에는 500곳까지 찜할 수 있어요. 찜한 곳에서 몇 곳을 지우거나 로그인해 주세요.',
  refused: '이 브라우저에는 담아 둘 수 없어요. 로그인하면 계정에 찜할 수 있어요.',
}

/**
 * Whether it can be seen without a network is known once it is on the device. Who pins places says itself if there is no room.
 * @param closed what is over the screen is closed, so that a message can be read
 */
async function announcePinned(place: BookmarkedPlace, closed?: Promise<void>): Promise<void> {
  const action = { label: '로그인', act: () => askLoginToLike(place, ASKED) }
  const isSaved = () => getDevicePlaces().saved.some(({ id }) => id === place.id)
  const pinned = 'serviceWorker' in navigator ? whenPinned(place.id, LONGEST_MS) : 'kept'
  await closed
  const patience = new Promise<'pending'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'pending'))
  const early = await Promise.race([pinned, patience])
  if (isSaved() && (early === 'pending' || early === 'missing'))
    showSnackbar('찜했어요. 연결되는 대로 이 기기에 받아 둘게요.', 'info', action)
  const outcome = early === 'pending' ? await pinned : early
  if (isSaved() && outcome === 'kept') showSnackbar('찜했어요. 연결이 없어도 볼 수 있어요.', 'success', action)
}

/**
 * What a visitor is told and asked after a press of the heart. The first time they are asked to log in, so that the place is liked in an
 * account; declined, it stays on the device (docs/decisions/0505).
 */
export function announceBookmark(
  place: BookmarkedPlace,
  result: SaveResult | 'removed',
  before: Kept | undefined,
): void {
  if (result === 'removed')
    return showSnackbar('찜을 해제했어요.', 'info', { label: '되돌리기', act: () => before && savePlace(before) })
  const offline = connection().quality === 'offline'
  if (result !== 'done')
    return offline ? showSnackbar(NO_ROOM[result], 'warning') : askLoginToLike(place, NO_ROOM[result])
  if (offline || loginAsked()) return void announcePinned(place)
  rememberLoginAsked()
  void announcePinned(place, new Promise((resolve) => askLoginToLike(place, ASKED, resolve)))
}
