import * as v from 'valibot'
import type { Endpoint } from '../contract/endpoint.ts'
import { PinRequest, type PinResult, PINNED, PINNED_ANSWERS, PINNED_PHOTOS } from '../contract/keeping.ts'
import { Photo, thumbnailOf } from '../contract/media.ts'
import { placesApi } from '../contract/places-api.ts'
import { API_BASE, MEDIA_BASE } from './addresses.ts'
import { pinnedCopy } from './pinned.ts'

declare const self: ServiceWorkerGlobalScope

/** What is kept is asked anew after this time, so much of it at a time; what is opened is renewed by that. */
export const REVALIDATE_AFTER_MS = 86_400_000
export const MAX_REVALIDATIONS = 20
/** Of one place; nobody looks at more with one bar of signal. */
const MAX_PHOTOS = 20

/** Keeps whole what the page says, one wish after another: the last one stands. `keepMap` has a map to show them on. */
export function handlePinRequests(keepMap: () => Promise<void>): void {
  let last: Promise<unknown> = Promise.resolve()
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const wish = v.safeParse(PinRequest, event.data)
    if (!wish.success) return
    last = last
      .then(() => keepPlaces(wish.output))
      .then(
        (result) => event.ports[0]?.postMessage(result),
        (error: unknown) => console.warn('Places could not be kept', error),
      )
    // Nobody waits for it: the next wish comes first.
    if (!wish.output.sparing && Object.values(wish.output).some((list) => Array.isArray(list) && list.length > 0))
      event.waitUntil(last.then(keepMap))
    event.waitUntil(last)
  })
}

const addressOf = ({ path }: Endpoint, id: number) =>
  new URL(API_BASE + path.replace(':id', String(id)), self.location.origin).href

/** What of a place's answer says what else belongs to it. */
const Whole = v.object({
  data: v.object({ hasGuide: v.boolean(), photo: v.nullable(Photo), photos: v.array(Photo) }),
})

/** Our own photos, in the size that is kept. Those on another host can't be read, and would cost 2 MB of room each. */
function thumbnailsOf({ data: { photo, photos } }: v.InferOutput<typeof Whole>): string[] {
  const { origin } = self.location
  const urls = [...(photo ? [photo] : []), ...photos].map((one) => new URL(thumbnailOf(one), origin))
  const ours = urls.filter((url) => url.origin === origin && url.pathname.startsWith(`${MEDIA_BASE}/`))
  return [...new Set(ours.map(({ href }) => href))].slice(0, MAX_PHOTOS)
}

async function readPlaceParts(response: Response | null | undefined): Promise<v.InferOutput<typeof Whole> | null> {
  const text = await response?.clone().text()
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Whole), text)
  return read.success ? read.output : null
}

const isQuota = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'
/** The server says that there is no such thing: nothing to wait for. */
const isGone = (response: Response) => response.status === 404 || response.status === 410

/** Brings what is kept to what is wanted. Exported for its test. */
export async function keepPlaces({ saved, liked, recent, sparing }: PinRequest): Promise<PinResult> {
  const answers = await caches.open(PINNED_ANSWERS)
  const photos = await caches.open(PINNED_PHOTOS)
  const result: PinResult = { missing: [], full: false }
  /** What was marked by hand goes before what was merely opened. */
  const marked = [...saved, ...liked]
  /** Those that were looked after so far: when room is short, what was opened longest ago goes first. */
  const done: number[] = []
  const sacrifices = [
    () => caches.delete('photos-large'),
    () => letGo([...marked, ...done]),
    () => caches.delete('photos-small'),
  ]
  let renewals = sparing ? 0 : MAX_REVALIDATIONS
  let full = false

  await dropOtherShapes()
  for (const id of new Set([...marked, ...recent])) {
    const first = marked.includes(id)
    // Without room nothing is begun that was only opened.
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
  await letGo([...marked, ...done])
  return result

  /** All of a place; false where something of it can't be had now. */
  async function pinPlace(id: number, fetches: boolean): Promise<boolean> {
    const place = await answer(addressOf(placesApi.getPlace, id), fetches)
    const whole = await readPlaceParts(place)
    if (!whole) return place === null
    let all = !whole.data.hasGuide || (await answer(addressOf(placesApi.getPlaceGuide, id), fetches)) !== undefined
    for (const url of thumbnailsOf(whole)) all = (await photo(url, fetches)) && all
    return all
  }

  /** The kept answer, renewed where it is due; else what was just read, else the network's. Null where it is gone. */
  async function answer(url: string, fetches: boolean): Promise<Response | null | undefined> {
    const held = await pinnedCopy(PINNED_ANSWERS, url)
    if (held && (renewals <= 0 || !isDue(held))) return held
    const read = held ?? (await caches.match(url, { ignoreVary: true }))
    if (read && !held && !isDue(read)) return put(answers, url, read)
    if (held) renewals -= 1
    const fresh = fetches ? await fetchQuietly(url, 'no-cache') : undefined
    if (fresh?.ok) return put(answers, url, fresh)
    if (fresh && isGone(fresh)) {
      await answers.delete(url)
      return null
    }
    return read && !held ? put(answers, url, read) : held
  }

  async function photo(url: string, fetches: boolean): Promise<boolean> {
    if (await pinnedCopy(PINNED_PHOTOS, url)) return true
    const read = await caches.match(url, { ignoreVary: true })
    const found = read ?? (fetches ? await fetchQuietly(url, 'default') : undefined)
    if (found?.ok) await put(photos, url, found)
    return found !== undefined && (found.ok || isGone(found))
  }

  async function put(cache: Cache, url: string, response: Response): Promise<Response> {
    try {
      await cache.put(url, response.clone())
      return response
    } catch (error) {
      const sacrifice = isQuota(error) && sacrifices.shift()
      if (!sacrifice) throw error
      await sacrifice()
      return put(cache, url, response)
    }
  }

  /** Lets go of all that no place of these holds. */
  async function letGo(wanted: readonly number[]): Promise<void> {
    const keep = new Set<string>()
    for (const id of wanted) {
      const detail = addressOf(placesApi.getPlace, id)
      keep.add(detail).add(addressOf(placesApi.getPlaceGuide, id))
      const whole = await readPlaceParts(await pinnedCopy(PINNED_ANSWERS, detail))
      if (whole) for (const url of thumbnailsOf(whole)) keep.add(url)
    }
    for (const cache of [answers, photos])
      for (const request of await cache.keys()) if (!keep.has(request.url)) await cache.delete(request)
  }
}

const isDue = (response: Response) =>
  Date.now() - (Date.parse(response.headers.get('Date') ?? '') || 0) > REVALIDATE_AFTER_MS

/** The server's own answer; the sign-in page of a hotel's network answers 200 too. */
async function fetchQuietly(url: string, cache: RequestCache): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { cache })
    const type = response.headers.get('Content-Type') ?? ''
    return isGone(response) || /^(application\/json|image\/)/.test(type) ? response : undefined
  } catch {
    // No network: told by what is missing.
    return undefined
  }
}

/** Answers that another shape of the contract gave would be misread. */
async function dropOtherShapes(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(`${PINNED}answers-`) && name !== PINNED_ANSWERS) await caches.delete(name)
}
