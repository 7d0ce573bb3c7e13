import type { Dog } from '../../../../contract/dogs/dogs.ts'
import type { Group } from '../../../../contract/groups/groups.ts'
import type { MapPin } from '../../../../contract/places/place-clusters.ts'
import { matchesPlaceFilter } from '../../../../contract/places/place-filter-match.ts'
import type { Place, PlaceCard } from '../../../../contract/places/places.ts'
import { UNKNOWN_PLACE } from '../../../../contract/places/unknown-place.ts'
import type { Moment } from '../../../../contract/time/days.ts'
import type { PersistedAnswer } from '../../../platform/offline/kept-answers.ts'
import type { MapBox } from '../../../platform/map/engine.ts'
import { distanceM } from '../card/model.ts'
import { filterOf, orderOf, type PlaceSearch, type Position } from '../model.ts'

/** How much of a place is known: what a marker needs, what a card shows, or all of it. */
const EXTENTS = ['mark', 'card', 'whole'] as const
export type Extent = (typeof EXTENTS)[number]

/** A place as the device knows it from any answer; fields that no answer contained are empty. */
export interface KnownPlace {
  extent: Extent
  /** When the server answered. */
  at: number
  place: Place
}

type Told = MapPin | PlaceCard | Place

export const MISSING: Record<Extent, string | null> = {
  mark: '주소와 영업시간, 사진과 이용 안내는 연결되면 보여 드려요.',
  card: '자세한 주소와 이용 안내는 연결되면 보여 드려요.',
  whole: null,
}

/** The places in an answer of any endpoint. */
function placesIn({ queryKey: [domain, question], data }: PersistedAnswer): { extent: Extent; told: readonly Told[] } {
  const answer = domain === 'places' ? (data as never) : undefined
  const asCards = (told: readonly PlaceCard[] | undefined) => ({ extent: 'card' as const, told: told ?? [] })
  if (!answer) return asCards([])
  if (question === 'list') {
    return asCards((answer as { pages?: { items: PlaceCard[] }[] }).pages?.flatMap(({ items }) => items))
  }
  if (question === 'section') return asCards((answer as { items?: PlaceCard[] }).items)
  if (question === 'nearby') return asCards(answer)
  if (question === 'clusters') return { extent: 'mark', told: (answer as { pins?: MapPin[] }).pins ?? [] }
  return question === 'detail' ? { extent: 'whole', told: [answer] } : asCards([])
}

/** Each place once: its most complete answer, the newest of those. */
export function knownFrom(answers: readonly PersistedAnswer[]): Map<number, KnownPlace> {
  const known = new Map<number, KnownPlace>()
  for (const answer of answers) {
    const { extent, told } = placesIn(answer)
    for (const one of told) {
      const before = known.get(one.id)
      const gain = before ? EXTENTS.indexOf(extent) - EXTENTS.indexOf(before.extent) || answer.at - before.at : 1
      if (gain > 0) known.set(one.id, { extent, at: answer.at, place: placeOf(one) })
    }
  }
  return known
}

function placeOf(told: Told): Place {
  const photos = 'photo' in told && told.photo ? [told.photo] : []
  // Highlights of another search are meaningless here.
  return { sido: '', ...UNKNOWN_PLACE, photos, ...told, highlights: undefined } as Place
}

export interface KnownParams {
  search: PlaceSearch
  dogs: readonly Dog[]
  from: Position
  box?: MapBox | undefined
  now: { moment: Moment; today: string }
  /** The names of the groups. */
  groups: readonly Pick<Group, 'key' | 'name'>[]
}

/** The list that the server would give, from the places that the device knows; an unknown field does not match a filter. */
export function listKnown(known: Iterable<KnownPlace>, ask: KnownParams): Place[] {
  const { search, dogs, from, box, now, groups } = ask
  const filter = { ...filterOf(search, dogs, now.moment), ...box }
  const kindNames = (key: string) => groups.filter((group) => group.key === key).map(({ name }) => name)
  const context = { today: now.today, kindNames }
  const found = [...known].map(({ place }) => place).filter((place) => matchesPlaceFilter(place, filter, context))
  const worth: Record<string, (place: Place) => number> = {
    liked: ({ likeCount }) => -likeCount,
    rated: ({ rating }) => -(rating ?? 0),
    verified: ({ policy }) => -Date.parse(policy.verifiedAt ?? '1970-01-01'),
  }
  const of = worth[orderOf(search)] ?? ((place: Place) => distanceM(from, place))
  return found.sort((a, b) => of(a) - of(b))
}
