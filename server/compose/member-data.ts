import { deleteConsents, listConsents } from '../domains/accounts/consent-store.ts'
import type { MemberData } from '../domains/accounts/ports.ts'
import { purgeNicknames } from '../domains/accounts/nickname-store.ts'
import { purgeAccounts } from '../domains/accounts/service.ts'
import { findById } from '../domains/accounts/store.ts'
import { listMyComments } from '../domains/comments/list-store.ts'
import { purgeDogs } from '../domains/dogs/service.ts'
import { listDogs } from '../domains/dogs/store.ts'
import { listReports } from '../domains/entries/store.ts'
import { deleteAnswersOfUsers } from '../domains/idempotency/store.ts'
import { listLists } from '../domains/likes/list-store.ts'
import { listLikes, purgeLikes } from '../domains/likes/store.ts'
import { purgeMentoring, readMentoring } from '../domains/mentoring/member-data-store.ts'
import { listMutes, purgeMutes } from '../domains/mutes/store.ts'
import { listNotifications, purgeNotifications, readSettings } from '../domains/notifications/store.ts'
import { anonymizePosts, listAllMyPosts } from '../domains/posts/store.ts'
import { listAppealsOf, purgeAppeals } from '../domains/reports/appeal-store.ts'
import { anonymizeReporters, listReportsOf } from '../domains/reports/store.ts'
import { anonymizeAuthors, listAllOwnReviews } from '../domains/reviews/store.ts'
import { purgeFactors } from '../domains/second-factor/store.ts'
import { deleteDevices } from '../domains/session/device-store.ts'
import { deleteSessions, listSessions } from '../domains/session/store.ts'
import { listLinks, deleteLinksOfUsers } from '../domains/social/store.ts'
import { listCorrections, purgeCorrections } from '../domains/corrections/store.ts'
import { listProposalsOf, purgeProposals } from '../domains/proposals/store.ts'
import { listActTexts, purgeActs } from '../domains/members/act-store.ts'
import type { Deps } from '../deps.ts'
import { LIKE_PORTS } from './ports.ts'

/** How each domain exports and purges the data of a member. */
export const MEMBER_DATA: MemberData = {
  consents: {
    export: async (db, { userId }) => {
      const account = await findById(db, userId)
      return account ? listConsents(db, account) : []
    },
    purge: deleteConsents,
  },
  sessions: {
    export: async (db, member, now) =>
      (await listSessions(db, member, now)).map(({ device, createdAt, lastUsedAt }) => ({
        device,
        createdAt,
        lastUsedAt,
      })),
    // Sessions end at withdrawal, but for one that was being opened then. The browsers in which they were stay known until the purge.
    async purge(tx, userIds) {
      await deleteDevices(tx, userIds)
      for (const userId of userIds) await deleteSessions(tx, userId)
    },
  },
  socials: { export: (db, { userId }) => listLinks(db, userId), purge: deleteLinksOfUsers },
  likes: {
    export: (db, { userId }) => listLikes(db, userId),
    purge: (tx, userIds) => purgeLikes(tx, LIKE_PORTS.targets, userIds),
  },
  // Deleted together with the likes.
  likeLists: { export: (db, { userId }) => listLists(db, userId), purge: null },
  dogs: { export: (db, { userId }) => listDogs(db, userId), purge: purgeDogs },
  // Entry reports stay: they don't identify their author.
  entries: { export: (db, { userId }) => listReports(db, userId), purge: null },
  suggestions: { export: (db, { userId }) => listCorrections(db, userId), purge: purgeCorrections },
  proposals: { export: (db, { userId }) => listProposalsOf(db, userId), purge: purgeProposals },
  reviews: { export: (db, { userId }) => listAllOwnReviews(db, userId), purge: anonymizeAuthors },
  acts: {
    export: async (db, { userId }) => listActTexts(db, userId),
    purge: purgeActs,
  },
  mentoring: { export: (db, { userId }) => readMentoring(db, userId), purge: purgeMentoring },
  posts: { export: (db, { userId }) => listAllMyPosts(db, userId), purge: anonymizePosts },
  // What is said stays; its author has no name any more.
  comments: { export: (db, { userId }) => listMyComments(db, userId), purge: null },
  reports: { export: (db, { userId }) => listReportsOf(db, userId), purge: anonymizeReporters },
  appeals: { export: (db, { userId }) => listAppealsOf(db, userId), purge: purgeAppeals },
  notifications: {
    export: async (db, { userId }, now) => ({
      ...(await readSettings(db, userId)),
      items: await listNotifications(db, userId, { now }),
    }),
    purge: purgeNotifications,
  },
  mutes: { export: (db, { userId }) => listMutes(db, userId), purge: purgeMutes },
}

const PURGES = [
  ...Object.values(MEMBER_DATA).flatMap(({ purge }) => purge ?? []),
  // Not exported: each is an answer that the member has received already.
  deleteAnswersOfUsers,
  purgeNicknames,
  // Secrets.
  purgeFactors,
]

/** Purges all members whose days of grace are over, in every domain. */
export const purgeWithdrawn = (deps: Pick<Deps, 'db'>, now: Date): Promise<number[]> => purgeAccounts(deps, PURGES, now)
