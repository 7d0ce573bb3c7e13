import type { optionsAdminApi } from '../../../contract/options/options-admin-api.ts'
import type { optionsApi } from '../../../contract/options/options-api.ts'
import type { Examples, World } from '../../testing/example.ts'
import { createRecord } from '../records/store.ts'
import { OPTION_PORTS } from '../../compose/ports.ts'
import { optionRecords } from './columns.ts'

const body = ({ next }: World) => ({
  key: `washer-${next()}`,
  name: '발 씻는 곳',
  icon: 'dog',
  kind: 'amenity' as const,
  position: 90,
})

const insert = async (world: World) =>
  createRecord(world.deps.db, optionRecords(OPTION_PORTS), body(world), { by: null, at: world.deps.clock() })

export const optionsExamples: Examples<typeof optionsApi & typeof optionsAdminApi> = {
  listOptions: {},
  listOptionRecords: { query: { order: 'name', q: '주차' } },
  getOptionRecord: async () => ({ params: { id: '1' } }),
  createOption: async (_caller, world) => ({ body: body(world) }),
  updateOption: async (_caller, world) => {
    const { id, version } = await insert(world)
    return { params: { id: String(id) }, body: { ...body(world), name: `씻는 곳 ${id}`, version } }
  },
  binOptions: async (_caller, world) => ({ body: { ids: [(await insert(world)).id], binned: true } }),
}
