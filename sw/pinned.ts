import { photoStem, widthOf } from '../contract/api/media.ts'

/** Stored under the plain address, regardless of the answer's Vary. */
export const pinnedCopy = async (cacheName: string, url: string) =>
  (await caches.open(cacheName)).match(url, { ignoreVary: true })

const dateOf = (response: Response) => Date.parse(response.headers.get('Date') ?? '') || 0

/** The copy with the later Date of two. */
export function newerResponse(a: Response | null | undefined, b: Response | undefined): Response | undefined {
  if (!a || !b) return a ?? b
  return dateOf(b) > dateOf(a) ? b : a
}

/** The size of a photo nearest to an unavailable one: the largest below it, else the smallest above. */
export function nearestSize(url: string, kept: readonly string[]): string | undefined {
  const wanted = widthOf(url)
  if (wanted === null) return undefined
  const widthIn = (other: string) => widthOf(other) ?? 0
  const sizes = kept.filter((other) => widthOf(other) !== null && photoStem(other) === photoStem(url))
  const ascending = sizes.sort((a, b) => widthIn(a) - widthIn(b))
  return ascending.findLast((other) => widthIn(other) <= wanted) ?? ascending[0]
}
