import { CORRECTION_PLACES } from '../../compose/places.ts'
import type { verificationAdminApi } from '../../../contract/verification/verification-admin-api.ts'
import type { correctionsApi } from '../../../contract/corrections/corrections-api.ts'
import type { Examples, World } from '../../testing/example.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { updatedAtOf } from './check-store.ts'
import { addCorrection } from './store.ts'

const CORRECTION = {
  changes: { phone: '033-123-4567' },
  basedOn: new Date().toISOString(),
  photoIds: [],
  word: '',
  way: 'phoned' as const,
  sign: false,
}

const proposed = async ({ id }: Member, { deps: { db }, next }: World) => {
  // An accepted one is part of the place: the next must differ.
  const body = { ...CORRECTION, changes: { phone: `033-123-${1000 + next()}` } }
  const made = await addCorrection(db, CORRECTION_PLACES, { userId: id, placeId: 1 }, body, new Date())
  return { id: String(made.id) }
}

export const correctionsExamples: Examples<typeof correctionsApi & typeof verificationAdminApi> = {
  proposeCorrection: { params: { id: '1' }, body: CORRECTION },
  listMyCorrections: async (...who) => {
    await proposed(...who)
    return {}
  },
  withdrawCorrection: async (...who) => ({ params: await proposed(...who) }),
  listVerification: async (_, world) => {
    await proposed(await createMember(world.deps), world)
    return { query: { only: 'suggestions' } }
  },
  getPlaceToCheck: { params: { id: '1' } },
  checkPlace: async (_, world) => ({
    params: { id: '1' },
    body: {
      outcome: 'changed',
      way: 'owner',
      checkedOn: todayInKorea(new Date()),
      note: '주인에게 물었어요',
      sign: false,
      unparsedRead: true,
      changes: { phone: `033-000-${1000 + world.next()}` },
      basedOn: (await updatedAtOf(world.deps.db, 1))?.at,
    },
  }),
  decideCorrection: async (_, world) => ({
    params: await proposed(await createMember(world.deps), world),
    body: { accept: true, answer: '고마워요' },
  }),
}
