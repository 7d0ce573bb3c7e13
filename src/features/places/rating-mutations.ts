import type { QueryClient } from '@tanstack/react-query'
import type { Evidence } from '../../../contract/entries/entry-evidence.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import { placeKeys, placeQuery } from './queries.ts'

type Counted = Partial<Pick<PlaceCard, 'rating' | 'reviewCount' | 'likeCount'>>

/** Updates a place's rating or likes wherever it is cached, on its page and on cards; the age of those answers stays the same. */
export function patchCounts(queryClient: QueryClient, id: number, counted: Counted): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: placeKeys.all })) {
    const { data, dataUpdatedAt } = query.state
    if (data !== undefined) query.setData(patched(data, id, counted), { updatedAt: dataUpdatedAt, manual: true })
  }
}

/** Works on a place or anything that contains places: a list, a page of one, pages. Returns the same object if nothing changed. */
function patched(data: unknown, id: number, counted: Counted): unknown {
  if (Array.isArray(data)) {
    const list = data.map((item) => patched(item, id, counted))
    return list.some((item, index) => item !== data[index]) ? list : data
  }
  if (typeof data !== 'object' || data === null) return data
  if ('id' in data && 'reviewCount' in data) return data.id === id ? { ...data, ...counted } : data
  for (const part of ['pages', 'items'] as const) {
    const list = (data as Record<string, unknown>)[part]
    const next = patched(list, id, counted)
    if (next !== list) return { ...data, [part]: next }
  }
  return data
}

/** Shows the evidence that the server returned after an entry report. A request sent before it is cancelled: it would undo that. */
export function showEvidence(queryClient: QueryClient, id: number, { entries, verifiedAt }: Evidence): void {
  const { queryKey } = placeQuery(id)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (place) =>
    place ? { ...place, entries, policy: { ...place.policy, verifiedAt } } : place,
  )
}
