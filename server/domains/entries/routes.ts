import { entriesAdminApi } from '../../../contract/entries/entries-admin-api.ts'
import { entriesAdminOperations } from '../../../contract/entries/entries-admin.ts'
import { entriesApi } from '../../../contract/entries/entries-api.ts'
import { type EntryBody, type ReportedDog, entriesOperations } from '../../../contract/entries/entries.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { idPage, readIdCursor } from '../../cursors/id.ts'
import { listEntryRecords } from './admin-store.ts'
import { describedDog } from './described-dog.ts'
import type { EntryPorts } from './ports.ts'
import { addReport, updateReport, listReports, removeReport, type NewReport } from './store.ts'

const PAGE = 20

export function entriesRoutes({ db, clock, keys }: Deps, { places, dogs }: EntryPorts): Route[] {
  const when = () => ({ now: clock(), today: todayInKorea(clock()) })

  async function newReportOf(userId: number, { dogId, dog, ...body }: EntryBody): Promise<NewReport> {
    return { ...body, dogId, dog: dogId === null ? dog : await snapshotOf(userId, dogId) }
  }

  async function snapshotOf(userId: number, dogId: number): Promise<ReportedDog> {
    const own = (await dogs.list(db, userId)).find(({ id }) => id === dogId) ?? fail('DOG_NOT_FOUND')
    return describedDog(own)
  }

  const list = { db, key: keys.of('cursors of entries') }
  const admin = serve(entriesAdminApi, entriesAdminOperations, {
    listEntryRecords: ({ query }) => listEntryRecords(list, query),
  })
  const members = serve(entriesApi, entriesOperations, {
    async reportEntry({ actor: { userId }, params: { id }, body }) {
      return addReport(db, places, { userId, placeId: id }, await newReportOf(userId, body), when())
    },

    async changeEntry({ actor: { userId }, params: { id }, body }) {
      const { basedOn, ...report } = body
      return updateReport(db, places, { userId, id }, { ...(await newReportOf(userId, report)), basedOn }, when())
    },

    withdrawEntry: ({ actor: { userId }, params: { id } }) => removeReport(db, places, { userId, id }, when().today),

    async listMyEntries({ actor: { userId }, query: { place, cursor, limit = PAGE } }) {
      const before = readIdCursor(cursor)
      return idPage(await listReports(db, userId, { placeId: place, before, limit: limit + 1 }), limit)
    },
  })
  return [...members, ...admin]
}
