import type { groupsAdminApi } from '../../../contract/groups/groups-admin-api.ts'
import type { groupsApi } from '../../../contract/groups/groups-api.ts'
import type { Examples, World } from '../../testing/example.ts'
import { createRecord } from '../records/store.ts'
import { GROUP_PORTS } from '../../compose/ports.ts'
import { groupRecords } from './columns.ts'

const body = ({ next }: World) => ({
  key: `kennel-${next()}`,
  name: '애견 운동장',
  icon: 'dog',
  aliases: ['놀이터'],
  position: 90,
})

const insert = async (world: World) =>
  createRecord(world.deps.db, groupRecords(GROUP_PORTS), body(world), { by: null, at: world.deps.clock() })

export const groupsExamples: Examples<typeof groupsApi & typeof groupsAdminApi> = {
  listGroups: {},
  listGroupRecords: { query: { order: 'name', q: '카페' } },
  getGroupRecord: async () => ({ params: { id: '1' } }),
  createGroup: async (_caller, world) => ({ body: body(world) }),
  updateGroup: async (_caller, world) => {
    const { id, version } = await insert(world)
    return { params: { id: String(id) }, body: { ...body(world), name: `운동장 ${id}`, version } }
  },
  binGroups: async (_caller, world) => ({ body: { ids: [(await insert(world)).id], binned: true } }),
}
