import type { WorkboxPlugin } from 'workbox-core/types.js'
import { PINNED_ANSWERS, PINNED_PHOTOS } from '../contract/keeping.ts'
import { nearestSize, newerResponse, pinnedCopy } from './pinned.ts'

/** Answers kept whole step in where the bounded cache has none, or an older one; what is renewed there is renewed here. */
export function pinnedAnswers(): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      newerResponse(cachedResponse, await pinnedCopy(PINNED_ANSWERS, request.url)),
    cacheDidUpdate: async ({ request, newResponse }) => {
      if (!(await pinnedCopy(PINNED_ANSWERS, request.url))) return
      // A full device keeps the older copy.
      await (await caches.open(PINNED_ANSWERS)).put(request.url, newResponse.clone()).catch(() => undefined)
    },
  }
}

/** Photos kept whole step in where the bounded caches have none; with no network, another size of the photo does. */
export function pinnedPhotos(): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse ?? (await pinnedCopy(PINNED_PHOTOS, request.url)),
    handlerDidError: async ({ request }) => anotherSize(request.url),
  }
}

async function anotherSize(url: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.includes('photos'))
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const kept = requests.flat().map((request) => request.url)
  const best = nearestSize(url, kept)
  return best === undefined ? undefined : caches.match(best, { ignoreVary: true })
}
