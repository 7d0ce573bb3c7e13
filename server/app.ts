import type { Hono } from 'hono'
import { DASHBOARD_PORTS } from './compose/dashboard.ts'
import { MEMBER_DATA } from './compose/member-data.ts'
import { CORRECTION_PLACES, PLACES_PORTS } from './compose/places.ts'
import {
  BOARD_PORTS,
  COMMENT_PORTS,
  ENTRY_PORTS,
  accessOfPhoto,
  GROUP_PORTS,
  LIKE_PORTS,
  MENTORING_PORTS,
  MUTE_PORTS,
  OPTION_PORTS,
  POST_PORTS,
  REPORT_PARTS,
  REPORT_TARGETS,
  REVIEW_PORTS,
  SEARCH_PORTS,
  SITE_PORTS,
} from './compose/ports.ts'
import type { Deps } from './deps.ts'
import { LODGINGS, readHours } from './import/parse/hours.ts'
import { exportDownload } from './domains/accounts/export.ts'
import { accountsRoutes } from './domains/accounts/routes.ts'
import { membersRoutes } from './domains/members/routes.ts'
import { auditRoutes } from './domains/audit/routes.ts'
import { bannersRoutes } from './domains/banners/routes.ts'
import { dashboardRoutes } from './domains/dashboard/routes.ts'
import { boardsRoutes } from './domains/boards/routes.ts'
import { commentsRoutes } from './domains/comments/routes.ts'
import { dogsRoutes } from './domains/dogs/routes.ts'
import { entriesRoutes } from './domains/entries/routes.ts'
import { groupsRoutes } from './domains/groups/routes.ts'
import { answerStoreOf } from './domains/idempotency/store.ts'
import { importsRoutes } from './domains/imports/routes.ts'
import { likesRoutes } from './domains/likes/routes.ts'
import { limiterOf } from './domains/limits/store.ts'
import { mentoringRoutes } from './domains/mentoring/routes.ts'
import { answerSitemap } from './domains/mentoring/sitemap-store.ts'
import { mutesRoutes } from './domains/mutes/routes.ts'
import { bellTag, newsroom } from './domains/notifications/newsroom.ts'
import { notificationsRoutes } from './domains/notifications/routes.ts'
import { savedNameOf } from './domains/notices/file-store.ts'
import { noticesRoutes } from './domains/notices/routes.ts'
import { optionsRoutes } from './domains/options/routes.ts'
import { photosRoutes } from './domains/photos/routes.ts'
import { placesRoutes } from './domains/places/routes.ts'
import { movedApiPath, movedPlacePath } from './domains/places/merged-store.ts'
import { postSitemap } from './domains/posts/sitemap-store.ts'
import { isFormerPlace, sitemapEntries, sitemapParts } from './domains/places/sitemap-store.ts'
import { postsRoutes } from './domains/posts/routes.ts'
import { reportsRoutes } from './domains/reports/routes.ts'
import { editingRoutes } from './domains/editing/routes.ts'
import { reviewsRoutes } from './domains/reviews/routes.ts'
import { searchRoutes } from './domains/search/routes.ts'
import { sessionRoutes } from './domains/session/routes.ts'
import { deviceFinder, renewTrust } from './domains/session/known-device.ts'
import { authenticator, openSession } from './domains/session/service.ts'
import { deleteSessions, forgetProofs, markProved } from './domains/session/store.ts'
import { requireConfirmed } from './domains/session/confirmation.ts'
import { secondFactorRoutes } from './domains/second-factor/routes.ts'
import { brandManifest } from './domains/site/manifest.ts'
import { siteRoutes } from './domains/site/routes.ts'
import { readSettings } from './domains/site/store.ts'
import { socialRoutes } from './domains/social/routes.ts'
import { deleteLinks, listLinks } from './domains/social/store.ts'
import { correctionsRoutes } from './domains/corrections/routes.ts'
import { proposalsRoutes } from './domains/proposals/routes.ts'
import { viewsRoutes } from './domains/views/routes.ts'
import { storageProbe } from './media/writable.ts'
import { createHttp } from './http/create.ts'
import { type Route, transactable } from './http/calls/serve.ts'
import type { HttpEnv } from './http/request/types.ts'

/** The parser of the import makes a table of what a member or an admin words. */
const readWordedHours = (hoursText: string, closedText: string, group: string) =>
  readHours(hoursText, closedText, LODGINGS.has(group))

/** The whole server, as a function from request to response. */
export function createApp(deps: Deps): Hono<HttpEnv> {
  const canStore = storageProbe(deps.env.dataDir)
  return createHttp(
    routesOf(deps),
    {
      authenticate: authenticator(deps),
      limiter: limiterOf(deps.db),
      knownDevice: deviceFinder(deps),
      answerStore: answerStoreOf(deps),
      isReady: () => Promise.all([readSettings(deps.db), canStore()]),
      ...deps,
    },
    {
      fills: { '/manifest.webmanifest': async (built) => brandManifest(built, await readSettings(deps.db)) },
      downloads: [exportDownload(deps, MEMBER_DATA)],
      streams: [{ path: '/notifications/live', event: 'bell', tagOf: ({ userId }) => bellTag(userId) }],
      sitemaps: {
        places: { parts: () => sitemapParts(deps.db), entries: (part) => sitemapEntries(deps.db, part) },
        answers: answerSitemap(deps.db),
        posts: postSitemap(deps.db),
      },
      photoAccess: (mediaName, reader) => accessOfPhoto(deps.db, mediaName, reader),
      savedName: (mediaName, reader) => savedNameOf(deps.db, mediaName, { reader, now: deps.clock() }),
      movedTo: (path) => movedPlacePath(deps.db, path),
      apiMovedTo: (path) => movedApiPath(deps.db, path),
      isGone: async (path) => isFormerPlace(deps.db, Number(/^\/place\/(\d+)/.exec(path)?.[1] ?? 0)),
    },
  )
}

/** Every endpoint with its handler. */
export const routesOf = (deps: Deps): Route[] =>
  DOMAINS.flatMap((routes) => transactable(deps.db, (db) => routes({ ...deps, db })))

const DOMAINS: readonly ((deps: Deps) => Route[])[] = [
  (deps) => siteRoutes(deps, SITE_PORTS),
  bannersRoutes,
  (deps) => groupsRoutes(deps, GROUP_PORTS),
  noticesRoutes,
  auditRoutes,
  importsRoutes,
  viewsRoutes,
  editingRoutes,
  membersRoutes,
  (deps) => dashboardRoutes(deps, DASHBOARD_PORTS),
  (deps) => optionsRoutes(deps, OPTION_PORTS),
  (deps) => placesRoutes(deps, PLACES_PORTS),
  (deps) => searchRoutes(deps, SEARCH_PORTS),
  sessionRoutes,
  (deps) => secondFactorRoutes(deps, { requireConfirmed, markProved, forgetProofs }),
  (deps) =>
    accountsRoutes(deps, {
      sessions: {
        open: (browser, userId) => openSession(deps, browser, userId, { justRegistered: true }),
        end: deleteSessions,
        renewTrust,
      },
      socials: { list: listLinks, unlink: deleteLinks },
      memberData: MEMBER_DATA,
    }),
  socialRoutes,
  (deps) => likesRoutes(deps, LIKE_PORTS),
  photosRoutes,
  dogsRoutes,
  (deps) => entriesRoutes(deps, ENTRY_PORTS),
  (deps) => correctionsRoutes(deps, { places: CORRECTION_PLACES, readHours: readWordedHours, newsroom }),
  (deps) => proposalsRoutes(deps, newsroom),
  (deps) => reviewsRoutes(deps, REVIEW_PORTS),
  (deps) => mentoringRoutes(deps, MENTORING_PORTS),
  (deps) => reportsRoutes(deps, REPORT_TARGETS, REPORT_PARTS, newsroom),
  (deps) => boardsRoutes(deps, BOARD_PORTS),
  (deps) => postsRoutes(deps, POST_PORTS),
  (deps) => commentsRoutes(deps, COMMENT_PORTS),
  notificationsRoutes,
  (deps) => mutesRoutes(deps, MUTE_PORTS),
]
