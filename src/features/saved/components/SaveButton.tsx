import { CornerHeart } from '../../likes/heart/components/CornerHeart.tsx'
import { CountedHeart } from '../../likes/heart/components/CountedHeart.tsx'
import { toDevicePlace, type PlacePoint } from '../model.ts'
import { getDevicePlaces, savePlace, unsavePlace, useIsSaved } from '../state.ts'

interface Props {
  place: PlacePoint & { likeCount?: number }
  /** `head` beside the place's name, `card` over a card's photo. */
  look: 'head' | 'card'
}

/** A visitor's heart: bookmarks a place on this device, until they log in. Members have the like button instead. */
export function SaveButton({ place, look }: Props) {
  const saved = useIsSaved(place.id)
  const onPress = async () => {
    // The store's current state, not the rendered one: another tab may have changed it.
    const before = getDevicePlaces().saved.find(({ id }) => id === place.id)
    const result = before
      ? unsavePlace(place.id)
        ? 'removed'
        : 'refused'
      : savePlace(toDevicePlace(place, Date.now()))
    const { announceBookmark } = await import('../bookmark-mutations.ts')
    announceBookmark(place, result, before)
  }
  const heart = { pressed: saved, onPress: () => void onPress() }
  if (look === 'card') return <CornerHeart name={place.name} {...heart} />
  return <CountedHeart count={place.likeCount ?? 0} {...heart} />
}
