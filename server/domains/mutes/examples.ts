import type { mutesApi } from '../../../contract/mutes/mutes-api.ts'
import { type Examples, type Prepared, someReview } from '../../testing/example.ts'
import { createMember } from '../../testing/members.ts'
import { setMute } from './store.ts'

const other: Prepared = async (_, { deps }) => ({ params: { id: String((await createMember(deps)).id) } })

export const mutesExamples: Examples<typeof mutesApi> = {
  listMutes: async ({ id: userId }, { deps }) => {
    await setMute(deps.db, { userId, otherId: (await createMember(deps)).id }, 'muted', deps.clock())
    return {}
  },
  muteReviewer: async (_, world) => ({ params: { id: await someReview(world) }, body: { level: 'muted' } }),
  setMute: async (...who) => ({ ...(await other(...who)), body: { level: 'blocked' } }),
}
