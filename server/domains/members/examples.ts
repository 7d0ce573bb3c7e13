import type { membersAdminApi } from '../../../contract/members/members-admin-api.ts'
import type { Examples, World } from '../../testing/example.ts'
import { createMember } from '../../testing/members.ts'
import { insertAct } from './act-store.ts'

const someone = async ({ deps }: World) => ({ id: String((await createMember(deps)).id) })
const reason = '문의에 답하려고요'

export const membersExamples: Examples<typeof membersAdminApi> = {
  listMembers: { query: { order: '-joined', role: 'member', state: '!erased' } },
  getMember: async (_, world) => ({ params: await someone(world) }),
  revealMember: async (_, world) => ({ params: await someone(world), body: { reason } }),
  createMember: async (_, { next }) => ({ body: { email: `made${next()}@dog.example`, role: 'mentor' } }),
  actOnMember: async (_, world) => ({ params: await someone(world), body: { action: 'suspend', days: 7, reason } }),
  decideAct: async (_, world) => {
    const [target, author] = [await createMember(world.deps, 'admin'), await createMember(world.deps, 'admin')]
    const proposed = await insertAct(world.deps.db, {
      userId: target.id,
      byId: author.id,
      action: 'role',
      role: 'member',
      reason,
      state: 'waiting',
      createdAt: world.deps.clock(),
    })
    return { params: { id: String(proposed.id) }, body: { agree: true } }
  },
}
