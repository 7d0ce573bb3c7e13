import * as v from 'valibot'
import type { Endpoint } from '../contract/endpoint.ts'
import { PinRequest, type PinResult, PINNED, PINNED_ANSWERS, PINNED_PHOTOS } from '../contract/pinning.ts'
import { Photo, thumbnailOf } from '../contract/media.ts'
import { placesApi } from '../contract/places-api.ts'
import { API_BASE, MEDIA_BASE } from './addresses.ts'
import { pinnedCopy } from './pinned.ts'

declare const self: ServiceWorkerGlobalScope

/** Pinned answers are revalidated after this time, at most so many per request; opening a place revalidates it anyway. */
export const REVALIDATE_AFTER_MS = 86_400_000
export const MAX_REVALIDATIONS = 20
/** Per place: more are hardly viewed on a weak connection. */
const MAX_PHOTOS = 20

/** Pins the places that each request of the page names, one request after another. `fetchMap` caches a map to show them on. */
export function handlePinRequests(fetchMap: () => Promise<void>): void {
  let last: Promise<unknown> = Promise.resolve()
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const request = v.safeParse(PinRequest, event.data)
    if (!request.success) return
    last = last
      .then(() => pinPlaces(request.output))
      .then(
        (result) => event.ports[0]?.postMessage(result),
        (error: unknown) => console.warn('Places could not be kept', error),
      )
    // The page gets its answer first; the next request doesn't wait for the map.
    if (!request.output.sparing && Object.values(request.output).some((list) => Array.isArray(list) && list.length > 0))
      event.waitUntil(last.then(fetchMap))
    event.waitUntil(last)
  })
}

const addressOf = ({ path }: Endpoint, id: number) =>
  new URL(API_BASE + path.replace(':id', String(id)), self.location.origin).href

/** The part of a place's answer that names what else belongs to it. */
const PlaceParts = v.object({
  data: v.object({ hasGuide: v.boolean(), photo: v.nullable(Photo), photos: v.array(Photo) }),
})

/** Photos of our own server, in the pinned size. Those of another host are opaque, and each would count as 2 MB of quota. */
function thumbnailsOf({ data: { photo, photos } }: v.InferOutput<typeof PlaceParts>): string[] {
  const { origin } = self.location
  const urls = [...(photo ? [photo] : []), ...photos].map((one) => new URL(thumbnailOf(one), origin))
  const ours = urls.filter((url) => url.origin === origin && url.pathname.startsWith(`${MEDIA_BASE}/`))
  return [...new Set(ours.map(({ href }) => href))].slice(0, MAX_PHOTOS)
}

async function readPlaceParts(response: Response | null | undefined): Promise<v.InferOutput<typeof PlaceParts> | null> {
  const text = await response?.clone().text()
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PlaceParts), text)
  return parsed.success ? parsed.output : null
}

const isQuota = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'
/** The server answered that it does not exist: a repetition is pointless. */
const isNotFound = (response: Response) => response.status === 404 || response.status === 410

/** Makes the pinned caches match the request. Exported for its test. */
export async function pinPlaces({ saved, liked, recent, sparing }: PinRequest): Promise<PinResult> {
  const answers = await caches.open(PINNED_ANSWERS)
  const photos = await caches.open(PINNED_PHOTOS)
  const result: PinResult = { missing: [], full: false }
  /** Bookmarked and liked places take precedence over recent ones. */
  const savedAndLiked = [...saved, ...liked]
  /** Handled so far: if storage is short, the recent places after these, opened longest ago, are evicted first. */
  const done: number[] = []
  const evictions = [
    () => caches.delete('photos-large'),
    () => unpinOthers([...savedAndLiked, ...done]),
    () => caches.delete('photos-small'),
  ]
  let revalidations = sparing ? 0 : MAX_REVALIDATIONS
  let full = false

  await deleteOtherShapes()
  for (const id of new Set([...savedAndLiked, ...recent])) {
    const first = savedAndLiked.includes(id)
    // With storage exhausted, recent places are not tried.
    if (full && !first) {
      result.missing.push(id)
      continue
    }
    done.push(id)
    try {
      if (!(await pinPlace(id, saved.includes(id) || !sparing))) result.missing.push(id)
    } catch (error) {
      if (!isQuota(error)) throw error
      full = true
      result.missing.push(id)
      result.full ||= first
    }
  }
  await unpinOthers([...savedAndLiked, ...done])
  return result

  /** Pins all parts of a place; false if a part is unavailable now. */
  async function pinPlace(id: number, fetches: boolean): Promise<boolean> {
    const place = await answer(addressOf(placesApi.getPlace, id), fetches)
    const parts = await readPlaceParts(place)
    if (!parts) return place === null
    let all = !parts.data.hasGuide || (await answer(addressOf(placesApi.getPlaceGuide, id), fetches)) !== undefined
    for (const url of thumbnailsOf(parts)) all = (await photo(url, fetches)) && all
    return all
  }

  /** The pinned answer, revalidated if due; else the one in another cache, else the network's. Null if the place doesn't exist. */
  async function answer(url: string, fetches: boolean): Promise<Response | null | undefined> {
    const pinned = await pinnedCopy(PINNED_ANSWERS, url)
    if (pinned && (revalidations <= 0 || !isDue(pinned))) return pinned
    const cached = pinned ?? (await caches.match(url, { ignoreVary: true }))
    if (cached && !pinned && !isDue(cached)) return put(answers, url, cached)
    if (pinned) revalidations -= 1
    const fetched = fetches ? await fetchQuietly(url, 'no-cache') : undefined
    if (fetched?.ok) return put(answers, url, fetched)
    if (fetched && isNotFound(fetched)) {
      await answers.delete(url)
      return null
    }
    return cached && !pinned ? put(answers, url, cached) : pinned
  }

  async function photo(url: string, fetches: boolean): Promise<boolean> {
    if (await pinnedCopy(PINNED_PHOTOS, url)) return true
    const cached = await caches.match(url, { ignoreVary: true })
    const found = cached ?? (fetches ? await fetchQuietly(url, 'default') : undefined)
    if (found?.ok) await put(photos, url, found)
    return found !== undefined && (found.ok || isNotFound(found))
  }

  async function put(cache: Cache, url: string, response: Response): Promise<Response> {
    try {
      await cache.put(url, response.clone())
      return response
    } catch (error) {
      const evict = isQuota(error) && evictions.shift()
      if (!evict) throw error
      await evict()
      return put(cache, url, response)
    }
  }

  /** Deletes everything that belongs to none of these places. */
  async function unpinOthers(ids: readonly number[]): Promise<void> {
    const keep = new Set<string>()
    for (const id of ids) {
      const detail = addressOf(placesApi.getPlace, id)
      keep.add(detail).add(addressOf(placesApi.getPlaceGuide, id))
      const parts = await readPlaceParts(await pinnedCopy(PINNED_ANSWERS, detail))
      if (parts) for (const url of thumbnailsOf(parts)) keep.add(url)
    }
    for (const cache of [answers, photos])
      for (const request of await cache.keys()) if (!keep.has(request.url)) await cache.delete(request)
  }
}

const isDue = (response: Response) =>
  Date.now() - (Date.parse(response.headers.get('Date') ?? '') || 0) > REVALIDATE_AFTER_MS

/** Only an answer of the server itself: the sign-in page of a hotel's network has status 200 too. */
async function fetchQuietly(url: string, cache: RequestCache): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { cache })
    const type = response.headers.get('Content-Type') ?? ''
    return isNotFound(response) || /^(application\/json|image\/)/.test(type) ? response : undefined
  } catch {
    // No network: the caller reports the place as missing.
    return undefined
  }
}

/** Answers by another shape of the contract would be misread. */
async function deleteOtherShapes(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(`${PINNED}answers-`) && name !== PINNED_ANSWERS) await caches.delete(name)
}
