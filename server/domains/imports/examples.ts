import type { importsAdminApi } from '../../../contract/imports/imports-admin-api.ts'
import type { Examples, Prepared, World } from '../../testing/example.ts'
import { insertChanges } from './change-store.ts'
import { insertEffects, latestEffects, settleEffects } from './effect-store.ts'
import { insertRun, settleRun } from './run-store.ts'

/** An import whose one file of three bytes hasn't arrived. */
const sending = async (userId: number, { deps: { db } }: World) =>
  String(await insertRun(db, userId, [{ name: '자료.csv', size: 3, received: 0 }], new Date()))

const ofOne =
  (rest: object = {}): Prepared =>
  async ({ id }, world) => ({ params: { id: await sending(id, world) }, ...rest })

export const importsExamples: Examples<typeof importsAdminApi> = {
  async listImports({ id }, world) {
    await sending(id, world)
    return { query: { state: '!discarded' } }
  },
  getImport: ofOne(),
  createImport: { body: { files: [{ name: '반려동물 동반.csv', size: 1234 }] } },
  sendImportPiece: async ({ id }, world) => ({
    params: { id: await sending(id, world), file: '1' },
    query: { at: '0' },
    upload: new TextEncoder().encode('a,b'),
  }),
  async listImportChanges({ id }, world) {
    const run = await sending(id, world)
    const found = { name: '새로운 카페', file: '자료.csv', line: 2, fields: [], kept: [] }
    await insertChanges(world.deps.db, Number(run), [{ ...found, kind: 'new' }])
    return { params: { id: run }, query: { kind: 'new' } }
  },
  async chooseImportChanges({ id }, world) {
    const run = await sending(id, world)
    const { db } = world.deps
    await settleRun(db, Number(run), { state: 'done', stage: 'check' }, new Date())
    return { params: { id: run }, body: { taken: false, kinds: ['closed'] } }
  },
  async listImportRemains({ id }, world) {
    const run = await sending(id, world)
    const { db } = world.deps
    const written = { name: '남은 카페', source: 'kcisa', sourceKey: run, digest: 'x', fields: [], sources: [] }
    await insertEffects(db, Number(run), [{ ...written, kind: 'new', placeId: 1 }])
    const effects = await latestEffects(db, Number(run), 1)
    await settleEffects(
      db,
      effects.map((effect) => ({ id: effect.id, outcome: 'used' as const, remaining: [] })),
    )
    return { params: { id: run }, query: { reason: 'used' } }
  },
  actOnImport: ofOne({ body: { act: 'discard' } }),
}
