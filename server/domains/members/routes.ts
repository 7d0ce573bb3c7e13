import { membersAdminApi } from '../../../contract/members/members-admin-api.ts'
import { membersAdminOperations } from '../../../contract/members/members-admin.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/request/actor.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { requireConfirmedAdmin } from '../session/confirmation.ts'
import { actOn, createMember, decideAct, logReveal } from './service.ts'
import { findMember, listMembers, readMember, readSecrets } from './store.ts'

interface Caller {
  actor: Actor
  ip: string
  userAgent: string
}

export function membersRoutes(deps: Deps): Route[] {
  const { db, clock, keys } = deps
  /** The admin, who has proved in the last minutes that it is them. */
  const confirmed = async ({ actor: { userId, sessionId }, ip, userAgent }: Caller) => {
    await requireConfirmedAdmin(db, sessionId, clock())
    return { userId, ip, userAgent }
  }
  return serve(membersAdminApi, membersAdminOperations, {
    listMembers: ({ query }) => listMembers({ db, key: keys.of('cursors of members') }, query, clock()),

    getMember: ({ params: { id } }) => readMember(db, id, clock()),

    async revealMember(call) {
      const by = await confirmed(call)
      return db.transaction(async (tx) => {
        const account = await findMember(tx, call.params.id)
        await logReveal(tx, by, account, call.body.reason, clock())
        return readSecrets(tx, account, clock())
      })
    },

    createMember: async (call) => readMember(db, await createMember(deps, await confirmed(call), call.body), clock()),

    async actOnMember(call) {
      await actOn(deps, await confirmed(call), call.params.id, call.body)
      return readMember(db, call.params.id, clock())
    },

    decideAct: async (call) =>
      readMember(db, await decideAct(deps, await confirmed(call), call.params.id, call.body.agree), clock()),
  })
}
