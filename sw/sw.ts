// The service worker, as a table of contents. The order of routes is the order of these calls.
import { clientsClaim } from 'workbox-core'
import { keepPlacesWhole } from './keep-places.ts'
import { fetchLateFiles, keepLateFiles } from './late.ts'
import { keepMapsScript } from './maps-script.ts'
import { keepPhotos } from './photos.ts'
import { answerNavigations, precacheShell } from './precache.ts'
import { keepAnswers } from './runtime-cache.ts'
import { activateWhenAsked } from './updates.ts'

// The first visit is served by this worker as soon as it is there, not only the next one.
clientsClaim()
precacheShell()
answerNavigations()
keepAnswers()
keepPhotos()
keepLateFiles()
keepPlacesWhole(fetchLateFiles)
keepMapsScript()
activateWhenAsked()
