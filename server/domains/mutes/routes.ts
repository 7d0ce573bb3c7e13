import { mutesApi } from '../../../contract/mutes/mutes-api.ts'
import { type MuteLevel, mutesOperations } from '../../../contract/mutes/mutes.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { fail } from '../../refusals/refusal.ts'
import type { MutePorts } from './ports.ts'
import { listMutes, setMute } from './store.ts'

export function mutesRoutes({ db, clock }: Deps, { reviews, newsroom }: MutePorts): Route[] {
  const set = async (userId: number, otherId: number, level: MuteLevel | null) => {
    await setMute(db, { userId, otherId }, level, clock())
    newsroom.renew([userId])
    return listMutes(db, userId)
  }
  return serve(mutesApi, mutesOperations, {
    listMutes: ({ actor: { userId } }) => listMutes(db, userId),

    setMute: ({ actor: { userId }, params: { id }, body: { level } }) => set(userId, id, level),

    muteReviewer: async ({ actor: { userId }, params: { id }, body: { level } }) =>
      set(userId, (await reviews.owner(db, id)) ?? fail('TARGET_NOT_FOUND'), level),
  })
}
