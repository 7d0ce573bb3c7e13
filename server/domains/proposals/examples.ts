import type { proposalsAdminApi } from '../../../contract/proposals/proposals-admin-api.ts'
import type { proposalsApi } from '../../../contract/proposals/proposals-api.ts'
import type { ProposalBody } from '../../../contract/proposals/proposals.ts'
import type { Examples, World } from '../../testing/example.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { addProposal } from './store.ts'

export const PROPOSAL: ProposalBody = {
  name: '솔숲 강아지 카페',
  group: 'cafe',
  address: '강원특별자치도 강릉시 사천면 해안길 12',
  position: { lat: 37.83, lng: 128.87 },
  rules: '목줄을 하면 마당에서 같이 있을 수 있어요.',
  way: 'visited',
  phone: '033-123-4567',
  homepage: 'https://example.com',
  photoIds: [],
}

const proposed = async ({ id }: Member, { deps: { db }, next }: World) => {
  const made = await addProposal(db, id, { ...PROPOSAL, name: `솔숲 카페 ${next()}` }, new Date())
  return { id: String(made.id) }
}
const bySomebody = async (world: World) => ({ params: await proposed(await createMember(world.deps), world) })

export const proposalsExamples: Examples<typeof proposalsApi & typeof proposalsAdminApi> = {
  proposePlace: { body: PROPOSAL },
  listMyProposals: async (...who) => {
    await proposed(...who)
    return {}
  },
  withdrawProposal: async (...who) => ({ params: await proposed(...who) }),
  listProposals: async (_, world) => {
    await bySomebody(world)
    return { query: { state: 'pending', group: 'cafe', way: '!official' } }
  },
  getProposal: (_, world) => bySomebody(world),
  declineProposal: async (_, world) => ({
    ...(await bySomebody(world)),
    body: { answer: '이미 있는 곳이에요.', placeId: 1 },
  }),
}
