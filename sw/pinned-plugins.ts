import type { WorkboxPlugin } from 'workbox-core/types.js'
import { PINNED_ANSWERS, PINNED_PHOTOS } from '../contract/offline/pinning.ts'
import { intact } from './answers.ts'
import { nearestSize, newerResponse, pinnedCopy } from './pinned.ts'

/** The pinned copy of an answer, if it is whole. */
export const pinnedAnswer = async (url: string) => intact(PINNED_ANSWERS, url, await pinnedCopy(PINNED_ANSWERS, url))

/** Pinned answers are used if the bounded cache has none, or an older one; an update of that cache updates the pinned copy too. */
export function pinnedAnswers(): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      newerResponse(cachedResponse, await pinnedAnswer(request.url)),
    cacheDidUpdate: async ({ request, newResponse }) => {
      if (!(await pinnedCopy(PINNED_ANSWERS, request.url))) return
      // With the quota exhausted, the older copy stays.
      await (await caches.open(PINNED_ANSWERS)).put(request.url, newResponse.clone()).catch(() => undefined)
    },
  }
}

/** Pinned photos are used if the bounded caches have none; without a network, another size of the photo. */
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
