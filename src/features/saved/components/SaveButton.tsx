import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { CornerButton } from '../../../ui/CornerButton.tsx'
import { type MessageColor, showSnackbar } from '../../../ui/overlays/state.ts'
import { toDevicePlace, type PlacePoint } from '../model.ts'
import { getDevicePlaces, savePlace, type SaveResult, unsavePlace, useIsSaved, whenPinned } from '../state.ts'

interface Props {
  place: PlacePoint
  /** `bar` among the actions of a place, `card` over a card's photo. */
  look: 'bar' | 'card'
}

/** Then the visitor is told that the worker is still fetching it. */
const PATIENCE_MS = 3_000
/** Then they do something else, and no message comes any more. */
const LONGEST_MS = 30_000

const SAID: Record<Exclude<SaveResult, 'done'>, [string, MessageColor]> = {
  full: ['더 저장하려면 저장한 곳에서 몇 곳을 지워 주세요.', 'warning'],
  refused: ['이 브라우저에는 저장할 수 없어요. 비공개 창이거나 저장 공간이 막혀 있어요.', 'warning'],
}

/** Whether it can be seen without a network is known once it is on the device. Who pins places says itself if there is no room. */
async function announce(id: number): Promise<void> {
  let outcome = 'serviceWorker' in navigator ? await whenPinned(id, PATIENCE_MS) : 'kept'
  const isSaved = () => getDevicePlaces().saved.some((place) => place.id === id)
  if (isSaved() && (outcome === 'pending' || outcome === 'missing'))
    showSnackbar('저장한 곳에 담았어요. 연결되는 대로 이 기기에 받아 둘게요.', 'info')
  if (outcome === 'pending') outcome = await whenPinned(id, LONGEST_MS)
  if (isSaved() && outcome === 'kept') showSnackbar('이 기기에 저장했어요. 연결이 없어도 볼 수 있어요.', 'success')
}

function press(place: PlacePoint) {
  // The store's current state, not the rendered one: another tab may have changed it.
  const before = getDevicePlaces().saved.find(({ id }) => id === place.id)
  if (!before) {
    const result = savePlace(toDevicePlace(place, Date.now()))
    return result === 'done' ? void announce(place.id) : showSnackbar(...SAID[result])
  }
  if (!unsavePlace(place.id)) return showSnackbar(...SAID.refused)
  showSnackbar('저장을 해제했어요.', 'info', { label: '되돌리기', act: () => savePlace(before) })
}

/** A visitor's button: bookmarks a place on this device. Members have the like button instead. */
export function SaveButton({ place, look }: Props) {
  const saved = useIsSaved(place.id)
  const Icon = saved ? IconBookmarkFilled : IconBookmark
  const picture = <Icon size={look === 'bar' ? 22 : 20} stroke={1.75} aria-hidden />
  const onPress = () => press(place)
  if (look === 'card')
    return (
      <CornerButton label={`${place.name} 저장`} pressed={saved} onPress={onPress}>
        {picture}
      </CornerButton>
    )
  return (
    <ActionButton aria-pressed={saved} onClick={onPress}>
      {picture}
      <span>저장</span>
    </ActionButton>
  )
}
