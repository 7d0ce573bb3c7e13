import type { Db } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { removeExpiredCodes } from '../domains/accounts/code-store.ts'
import { removeExpiredResets } from '../domains/accounts/reset-store.ts'
import { removeOldEvents } from '../domains/audit/store.ts'
import { removeOldAnswers } from '../domains/idempotency/store.ts'
import { removeExpiredLimits } from '../domains/limits/store.ts'
import { boardRecords } from '../domains/boards/columns.ts'
import { groupRecords } from '../domains/groups/columns.ts'
import { optionRecords } from '../domains/options/columns.ts'
import { DASHBOARD_PORTS } from './dashboard.ts'
import { BOARD_PORTS, GROUP_PORTS, OPTION_PORTS, RECORD_PHOTOS } from './ports.ts'
import { recordFigures } from '../domains/dashboard/figures-store.ts'
import { removeOldEditings } from '../domains/editing/store.ts'
import { removeOldPresences } from '../domains/mentoring/presence-store.ts'
import { returnOverdue } from '../domains/mentoring/return-store.ts'
import { BANNER_RECORDS } from '../domains/banners/columns.ts'
import { removeOrphanedFiles, removeUnusedFiles } from '../domains/notices/file-service.ts'
import { NOTICE_RECORDS } from '../domains/notices/columns.ts'
import { tellMany } from '../domains/notifications/broadcast-store.ts'
import { newsroom, ringBells } from '../domains/notifications/newsroom.ts'
import { removeOldNotifications } from '../domains/notifications/store.ts'
import { heatPosts } from '../domains/posts/hot-store.ts'
import { countViews } from '../domains/posts/view-store.ts'
import { releaseForgotten } from '../domains/photos/record-photo-store.ts'
import { removeOrphanedPhotos } from '../domains/photos/orphans.ts'
import { removeUnusedPhotos } from '../domains/photos/service.ts'
import { reportedPhotos } from '../domains/reports/evidence-store.ts'
import { purgeRecords } from '../domains/records/store.ts'
import { removeExpiredChallenges } from '../domains/second-factor/passkey-store.ts'
import { removeOldDevices } from '../domains/session/device-store.ts'
import { removeOldTokens } from '../domains/session/refresh-store.ts'
import { removeExpiredSessions, shortenSessions } from '../domains/session/store.ts'
import { removeExpiredTickets } from '../domains/social/store.ts'
import { removeOldMails } from '../mail/outbox.ts'
import { withEffects } from '../http/calls/call-effects.ts'
import type { Schedule } from '../jobs/every-minute.ts'
import { performAll } from '../jobs/perform-all.ts'
import { startRunner } from '../jobs/runner.ts'
import { purgeWithdrawn } from './member-data.ts'

/**
 * The periodic jobs. Each is one statement that selects what is due, so nodes that run it at the same time do the work once. They are apart from
 * each other: a photo that can't be deleted must not keep members from being told of anything.
 */
export async function runJobs(deps: Deps): Promise<void> {
  const { db, clock, mails } = deps
  const now = clock()
  mails.runSoon()
  const removals = [
    removeExpiredCodes,
    removeExpiredResets,
    removeExpiredLimits,
    (db: Db, at: Date) =>
      db.transaction(async (tx) => releaseForgotten(tx, await removeOldEvents(tx, at), RECORD_PHOTOS)),
    removeOldAnswers,
    (db: Db, at: Date) => purgeRecords(db, NOTICE_RECORDS, at),
    (db: Db, at: Date) => purgeRecords(db, BANNER_RECORDS, at),
    (db: Db, at: Date) => purgeRecords(db, groupRecords(GROUP_PORTS), at),
    (db: Db, at: Date) => purgeRecords(db, optionRecords(OPTION_PORTS), at),
    (db: Db, at: Date) => purgeRecords(db, boardRecords(BOARD_PORTS), at),
    removeExpiredChallenges,
    removeOldDevices,
    removeOldTokens,
    removeExpiredSessions,
    shortenSessions,
    removeExpiredTickets,
    removeOldPresences,
    removeOldEditings,
    removeOldNotifications,
  ]
  await performAll([
    () => purge(deps, now),
    () => countViews(db),
    () => heatPosts(db, now),
    () => recordFigures(db, DASHBOARD_PORTS, now),
    () => removeUnusedPhotos(deps, now, reportedPhotos(now)),
    () => removeUnusedFiles(deps, now),
    () => removeOldMails(deps.env.dataDir, now),
    () => publishing(deps, () => returnOverdue(db, newsroom, now)),
    () => publishing(deps, async () => ringBells(await tellMany(db, now))),
    ...removals.map((remove) => () => remove(db, now)),
  ])
}

async function purge({ db, invalidations, log }: Deps, now: Date): Promise<void> {
  const purged = await purgeWithdrawn({ db }, now)
  if (purged.length === 0) return
  invalidations.publish(null)
  log.info({ accounts: purged }, 'Left accounts were erased')
}

async function publishing({ invalidations }: Deps, work: () => Promise<void>): Promise<void> {
  const { tags } = await withEffects(work)
  invalidations.publish(tags)
}

/** Longer than any upload takes. Files are dated by the system's clock. */
const HOUR_MS = 60 * 60_000

/** Runs the jobs every minute, on every node, and sweeps its files every hour. */
export function startJobs(deps: Deps, schedule?: Schedule) {
  let sweptAt = performance.now()
  async function sweep() {
    if (performance.now() - sweptAt < HOUR_MS) return
    sweptAt = performance.now()
    const before = new Date(Date.now() - HOUR_MS)
    await performAll([() => removeOrphanedPhotos(deps, before), () => removeOrphanedFiles(deps, before)])
  }
  const runner = startRunner(() => performAll([() => runJobs(deps), sweep]), deps.log, schedule)
  return {
    /** Resolves when running jobs have ended. */
    async stop() {
      await runner.stop()
      await deps.mails.idle()
    },
  }
}
