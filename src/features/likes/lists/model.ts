import { LIST_COLORS, type LikeList, type ListColor } from '../../../../contract/likes/like-lists.ts'
import type { Like } from '../../../../contract/likes/likes.ts'
import type { PlaceCard } from '../../../../contract/places/places.ts'
import { type PlaceSort, sortPlaces } from '../../../lib/ordered-marks.ts'

export const COLOR_NAME: Record<ListColor, string> = {
  red: '빨강',
  orange: '주황',
  yellow: '노랑',
  green: '초록',
  blue: '파랑',
  purple: '보라',
  pink: '분홍',
  gray: '회색',
}

/** The colour that the fewest lists have; of several, the first. */
export function nextColor(lists: readonly LikeList[]): ListColor {
  const times = (color: ListColor) => lists.filter((list) => list.color === color).length
  return [...LIST_COLORS].sort((a, b) => times(a) - times(b))[0] as ListColor
}

/** A liked place; without a card if it isn't published any more, or isn't loaded yet. */
export interface LikedPlace {
  like: Like
  card: PlaceCard | undefined
}

/** The likes of places, only those in the list if one is given. */
export const likedPlaceIds = (likes: readonly Like[], list?: number) =>
  likes.filter(({ kind, listIds }) => kind === 'place' && (list === undefined || listIds.includes(list)))

interface Wish {
  list: number | undefined
  sort: PlaceSort
  /** Origin of the distances. */
  from: { lat: number; lng: number }
}

/** The liked places in the chosen order; those without a card are last. */
export function likedPlaces(
  likes: readonly Like[],
  cards: readonly PlaceCard[],
  { list, sort, from }: Wish,
): LikedPlace[] {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const all = likedPlaceIds(likes, list).map((like) => ({ like, card: byId.get(like.id) }))
  const there = all.flatMap(({ like, card }) => (card ? [{ ...card, like, card }] : []))
  const ordered = sortPlaces(there, sort, from).map(({ like, card }) => ({ like, card }))
  return [...ordered, ...all.filter(({ card }) => !card)]
}
