import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { readOrLeave } from '../../../platform/api/read-or-leave.ts'
import { nearbyPlacesQuery, placeGuideQuery, placeQuery } from '../queries.ts'

interface Asked {
  context: { queryClient: QueryClient }
  params: { id: number }
  location: { href: string }
}

export function loadPlace(asked: Asked) {
  void asked.context.queryClient.prefetchQuery(nearbyPlacesQuery(asked.params.id))
  return loadPlaceAlone(asked)
}

/** For a screen about one aspect of the place. */
export async function loadPlaceAlone({ context, params, location }: Asked) {
  const place = await readOrLeave(context.queryClient, placeQuery(params.id), 'PLACE_NOT_FOUND')
  return place && atItsAddress(place, place.id, params.id, location)
}

export async function loadPlaceGuide({ context, params, location }: Asked) {
  const guide = await readOrLeave(context.queryClient, placeGuideQuery(params.id), 'PLACE_NOT_FOUND')
  return guide && atItsAddress(guide, guide.placeId, params.id, location)
}

/** A call about a place that was merged is answered by the one that remained: the screen moves to that one's address. */
function atItsAddress<T>(answer: T, id: number, asked: number, { href }: Asked['location']): T {
  if (id !== asked) throw redirect({ href: href.replace(`/place/${asked}`, `/place/${id}`), replace: true })
  return answer
}
