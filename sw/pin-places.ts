import * as v from 'valibot'
import { isGoneStatus } from '../contract/api/call-outcome.ts'
import type { Endpoint } from '../contract/api/endpoint.ts'
import { PinRequest, type PinResult, PINNED, PINNED_ANSWERS, PINNED_PHOTOS } from '../contract/offline/pinning.ts'
import { Photo, thumbnailOf } from '../contract/api/media.ts'
import { placesApi } from '../contract/places/places-api.ts'
import { answersCache, API_BASE, LAZY_CACHE, MEDIA_BASE } from './addresses.ts'
import { isOurAnswer } from './answers.ts'
import { hasType, isPicture } from './intact.ts'
import { pinnedAnswer } from './pinned-plugins.ts'
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
        (result) => {
          event.ports[0]?.postMessage(result)
          return !result.full
        },
        (error: unknown) => {
          console.warn('Places could not be kept', error)
          return false
        },
      )
    // The page gets its answer first; the next request doesn't wait for the map.
    event.waitUntil(
      last.then((fits) => {
        const { sparing, saved, liked, recent } = request.output
        return fits && !sparing && saved.length + liked.length + recent.length > 0 ? fetchMap() : undefined
      }),
    )
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

async function thumbnailsOfPinned(id: number): Promise<string[]> {
  const parts = await readPlaceParts(await pinnedAnswer(addressOf(placesApi.getPlace, id)))
  return parts ? thumbnailsOf(parts) : []
}

async function readPlaceParts(response: Response | null | undefined): Promise<v.InferOutput<typeof PlaceParts> | null> {
  const text = await response?.clone().text()
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PlaceParts), text)
  return parsed.success ? parsed.output : null
}

const isQuota = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'
/** The server answered that it does not exist: a repetition is pointless. */
const isNotFound = (response: Response) => isGoneStatus(response.status)

/** Makes the pinned caches match the request. Exported for its test. */
export async function pinPlaces({ saved, liked, recent, sparing }: PinRequest): Promise<PinResult> {
  const answers = await caches.open(PINNED_ANSWERS)
  const photos = await caches.open(PINNED_PHOTOS)
  /** Bookmarked and liked places take precedence over recent ones. */
  const savedAndLiked = new Set([...saved, ...liked])
  /** Handled so far: if storage is short, the recent places after these, opened longest ago, are evicted first. */
  const done: number[] = []
  const evictions = [
    () => emptyCache('photos-large'),
    () => unpinOthers([...savedAndLiked, ...done]),
    ...['photos-small', answersCache('list'), answersCache('detail'), LAZY_CACHE].map((name) => () => emptyCache(name)),
  ]
  let revalidations = sparing ? 0 : MAX_REVALIDATIONS
  const incomplete = new Set<number>()
  let full = false
  let tooFull = false

  await deleteOtherShapes()
  // With storage short, a place without its photos is worth more than half of the places with all of theirs.
  for (const part of [pinAnswers, pinFirstPhoto, pinOtherPhotos]) for (const id of savedAndLiked) await pin(id, part)
  for (const id of recent.filter((id) => !savedAndLiked.has(id))) {
    // With storage exhausted, recent places are not tried.
    if (full) {
      incomplete.add(id)
      continue
    }
    done.push(id)
    for (const part of [pinAnswers, pinFirstPhoto, pinOtherPhotos]) await pin(id, part)
  }
  await unpinOthers([...savedAndLiked, ...done])
  return { missing: [...new Set([...savedAndLiked, ...recent])].filter((id) => incomplete.has(id)), full: tooFull }

  async function pin(id: number, part: (id: number, fetches: boolean) => Promise<boolean>): Promise<void> {
    try {
      if (!(await part(id, saved.includes(id) || !sparing))) incomplete.add(id)
    } catch (error) {
      if (!isQuota(error)) throw error
      full = true
      incomplete.add(id)
      tooFull ||= savedAndLiked.has(id)
    }
  }

  /** Each pins some parts of a place; false if one of them is unavailable now. */
  async function pinAnswers(id: number, fetches: boolean): Promise<boolean> {
    const place = await answer(addressOf(placesApi.getPlace, id), fetches)
    const parts = await readPlaceParts(place)
    if (!parts) return place === null
    return !parts.data.hasGuide || (await answer(addressOf(placesApi.getPlaceGuide, id), fetches)) !== undefined
  }
  async function pinFirstPhoto(id: number, fetches: boolean): Promise<boolean> {
    const [first] = await thumbnailsOfPinned(id)
    return first === undefined || photo(first, fetches)
  }
  async function pinOtherPhotos(id: number, fetches: boolean): Promise<boolean> {
    let all = true
    for (const url of (await thumbnailsOfPinned(id)).slice(1)) all = (await photo(url, fetches)) && all
    return all
  }

  /** The pinned answer, revalidated if due; else the one in another cache, else the network's. Null if the place doesn't exist. */
  async function answer(url: string, fetches: boolean): Promise<Response | null | undefined> {
    const pinned = await pinnedAnswer(url)
    if (pinned && (revalidations <= 0 || !isDue(pinned))) return pinned
    const cached = pinned ?? (await cachedAnswer(url))
    if (cached && !pinned && !isDue(cached)) return put(answers, url, cached)
    if (pinned) revalidations -= 1
    const fetched = fetches ? await fetchQuietly(url, 'no-cache') : undefined
    if (fetched && (await isOurAnswer(url, fetched))) return put(answers, url, fetched)
    if (fetched && isNotFound(fetched)) {
      await answers.delete(url)
      return null
    }
    return cached && !pinned ? put(answers, url, cached) : pinned
  }

  async function photo(url: string, fetches: boolean): Promise<boolean> {
    if (await whole(pinnedCopy(PINNED_PHOTOS, url))) return true
    const cached = await whole(caches.match(url, { ignoreVary: true }))
    const found = cached ?? (fetches ? await fetchQuietly(url, 'default') : undefined)
    if (await whole(found)) await put(photos, url, found as Response)
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
      keep.add(addressOf(placesApi.getPlace, id)).add(addressOf(placesApi.getPlaceGuide, id))
      for (const url of await thumbnailsOfPinned(id)) keep.add(url)
    }
    for (const cache of [answers, photos])
      for (const request of await cache.keys()) if (!keep.has(request.url)) await cache.delete(request)
  }
}

/** Entry by entry: a browser frees a deleted cache only when no page and no worker refers to it any more. */
async function emptyCache(name: string): Promise<void> {
  const cache = await caches.open(name)
  for (const request of await cache.keys()) await cache.delete(request)
}

async function cachedAnswer(url: string): Promise<Response | undefined> {
  const cached = await caches.match(url, { ignoreVary: true })
  return cached && (await isOurAnswer(url, cached)) ? cached : undefined
}

/** A picture, if it is one: an older worker may have kept a portal's page. */
async function whole(found: Response | undefined | Promise<Response | undefined>): Promise<Response | undefined> {
  const response = await found
  return response && (await isPicture(response)) ? response : undefined
}

const isDue = (response: Response) =>
  Date.now() - (Date.parse(response.headers.get('Date') ?? '') || 0) > REVALIDATE_AFTER_MS

/** Only an answer of the server itself: the sign-in page of a hotel's network has status 200 too. */
async function fetchQuietly(url: string, cache: RequestCache): Promise<Response | undefined> {
  try {
    // Public, so without cookies: they may be those of a session that is about to be ended.
    const response = await fetch(url, { cache, credentials: 'omit' })
    return isNotFound(response) || hasType(response, /^(application\/json|image\/)/) ? response : undefined
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
