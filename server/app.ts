import type { Hono } from 'hono'
import { ENDPOINTS } from '../contract/index.ts'
import type { Deps } from './deps.ts'
import { accountsHandlers } from './domains/accounts/routes.ts'
import { dogsHandlers } from './domains/dogs/routes.ts'
import { entriesHandlers } from './domains/entries/routes.ts'
import { groupsHandlers } from './domains/groups/routes.ts'
import { likesHandlers } from './domains/likes/routes.ts'
import { optionsHandlers } from './domains/options/routes.ts'
import { photosHandlers } from './domains/photos/routes.ts'
import { placesHandlers } from './domains/places/routes.ts'
import { reportsHandlers } from './domains/reports/routes.ts'
import { reviewsHandlers } from './domains/reviews/routes.ts'
import { searchHandlers } from './domains/search/routes.ts'
import { sessionHandlers } from './domains/session/routes.ts'
import { authenticator } from './domains/session/service.ts'
import { nameManifest } from './domains/site/manifest.ts'
import { siteHandlers } from './domains/site/routes.ts'
import { readSettings } from './domains/site/store.ts'
import { socialHandlers } from './domains/social/routes.ts'
import { suggestionsHandlers } from './domains/suggestions/routes.ts'
import type { AnyHandler } from './http/call.ts'
import { createHttp } from './http/create.ts'
import type { Handlers } from './http/handler.ts'
import type { HttpEnv } from './http/types.ts'

/** The whole server as a function from request to answer. */
export function createApp(deps: Deps): Hono<HttpEnv> {
  const handlers = {
    ...siteHandlers(deps),
    ...groupsHandlers(deps),
    ...optionsHandlers(deps),
    ...placesHandlers(deps),
    ...searchHandlers(deps),
    ...sessionHandlers(deps),
    ...accountsHandlers(deps),
    ...socialHandlers(deps),
    ...likesHandlers(deps),
    ...photosHandlers(deps),
    ...dogsHandlers(deps),
    ...entriesHandlers(deps),
    ...suggestionsHandlers(deps),
    ...reviewsHandlers(deps),
    ...reportsHandlers(deps),
  } satisfies Handlers
  // What mounting gives each of them was checked against that endpoint's schemas, which the types of a table can't say.
  return createHttp(
    ENDPOINTS,
    handlers as unknown as Record<string, AnyHandler>,
    { authenticate: authenticator(deps), isReady: () => readSettings(deps.db), ...deps },
    { '/manifest.webmanifest': async (built) => nameManifest(built, await readSettings(deps.db)) },
  )
}
