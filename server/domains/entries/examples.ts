import { ENTRY_PORTS } from '../../compose/ports.ts'
import type { entriesAdminApi } from '../../../contract/entries/entries-admin-api.ts'
import type { entriesApi } from '../../../contract/entries/entries-api.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import type { Examples, World } from '../../testing/example.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { addReport } from './store.ts'

const ENTRY = {
  outcome: 'admitted' as const,
  visitedOn: todayInKorea(new Date()),
  dogId: null,
  dog: null,
  word: '테라스에 앉았어요',
}

/** A member who has reported a visit to the first place. */
const reported = async ({ id }: Member, { deps: { db } }: World) => {
  const now = new Date()
  const { report } = await addReport(db, ENTRY_PORTS.places, { userId: id, placeId: 1 }, ENTRY, {
    now,
    today: todayInKorea(now),
  })
  return { id: String(report.id) }
}

export const entriesExamples: Examples<typeof entriesApi & typeof entriesAdminApi> = {
  reportEntry: { params: { id: '1' }, body: ENTRY },
  changeEntry: async (...who) => ({ params: await reported(...who), body: ENTRY }),
  withdrawEntry: async (...who) => ({ params: await reported(...who) }),
  listEntryRecords: async (_admin, world) => {
    await reported(await createMember(world.deps), world)
    return { query: { outcome: '!refused', words: 'shown' } }
  },
  listMyEntries: async (...who) => {
    await reported(...who)
    return {}
  },
}
