import { getSession } from '../session/state.ts'
import { type PlacePoint, toDevicePlace } from './model.ts'
import { getDevicePlaces, savePlace, unsavePlace, useIsSaved } from './state.ts'

/**
 * A visitor's heart: bookmarks a place on this device, until they log in. HTML from the server shows it to everybody until the page knows
 * its member: their press is `asMember`'s. Without it, as in the list of what is on the device, everybody presses for the device.
 */
export function useBookmark(place: PlacePoint & { likeCount?: number }, asMember?: () => void) {
  const pressed = useIsSaved(place.id)
  const bookmark = async () => {
    const before = getDevicePlaces().saved.find(({ id }) => id === place.id)
    // A press means the opposite of what was shown, which HTML from the server doesn't know: what is so already stays.
    if ((before !== undefined) !== pressed) return
    const result = before
      ? unsavePlace(place.id)
        ? 'removed'
        : 'refused'
      : savePlace(toDevicePlace(place, Date.now()))
    const { announceBookmark } = await import('./bookmark-mutations.ts')
    announceBookmark(place, result, before)
  }
  const onPress = () => (asMember && getSession().loggedIn ? asMember() : void bookmark())
  return { pressed, count: place.likeCount ?? 0, onPress }
}
