import { CORRECTION_PLACES } from '../../compose/ports.ts'
import type { correctionsApi } from '../../../contract/corrections-api.ts'
import type { Examples, World } from '../../testing/example.ts'
import type { Member } from '../../testing/members.ts'
import { addCorrection } from './store.ts'

const CORRECTION = {
  changes: { phone: '033-123-4567' },
  basedOn: new Date().toISOString(),
  photoIds: [],
  word: '',
  way: 'phoned' as const,
}

const proposed = async ({ id }: Member, { deps: { db } }: World) => {
  const made = await addCorrection(db, CORRECTION_PLACES, { userId: id, placeId: 1 }, CORRECTION, new Date())
  return { id: String(made.id) }
}

export const correctionsExamples: Examples<typeof correctionsApi> = {
  proposeCorrection: { params: { id: '1' }, body: CORRECTION },
  listMyCorrections: async (...who) => {
    await proposed(...who)
    return {}
  },
  withdrawCorrection: async (...who) => ({ params: await proposed(...who) }),
}
