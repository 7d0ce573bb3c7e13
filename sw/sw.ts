// The service worker: one call per concern. The order of routes is the order of these calls.
import { clientsClaim } from 'workbox-core'
import { handlePinRequests } from './pin-places.ts'
import { fetchLazyAssets, cacheLazyAssets } from './lazy-assets.ts'
import { cacheMapsScript } from './maps-script.ts'
import { cacheScreens } from './packs.ts'
import { cachePhotos } from './photos.ts'
import { serveScreens, precacheShell } from './precache.ts'
import { cacheAnswers } from './runtime-cache.ts'
import { activateOnRequest } from './updates.ts'

// The first visit is served by this worker as soon as it is active, not only the next one.
clientsClaim()
precacheShell()
serveScreens()
cacheScreens()
cacheAnswers()
cachePhotos()
cacheLazyAssets()
handlePinRequests(fetchLazyAssets)
cacheMapsScript()
activateOnRequest()
