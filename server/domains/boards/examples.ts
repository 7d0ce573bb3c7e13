import type { boardsAdminApi } from '../../../contract/boards/boards-admin-api.ts'
import type { boardsApi } from '../../../contract/boards/boards-api.ts'
import { BOARD_PORTS } from '../../compose/ports.ts'
import type { Examples, World } from '../../testing/example.ts'
import { createRecord } from '../records/store.ts'
import { boardRecords } from './columns.ts'

const body = ({ next }: World) => ({
  slug: `board-${next()}`,
  name: '나눔',
  description: '쓰지 않는 용품을 나눠요',
  categories: [{ key: 'give', name: '드려요' }],
  writers: 'member' as const,
  readers: null,
  position: 90,
  photos: true,
  places: false,
  anonymous: false,
  visible: true,
})

const insert = (world: World) =>
  createRecord(world.deps.db, boardRecords(BOARD_PORTS), body(world), { by: null, at: world.deps.clock() })

export const boardsExamples: Examples<typeof boardsApi & typeof boardsAdminApi> = {
  listBoards: {},
  listBoardRecords: { query: { order: 'name', q: '질문' } },
  getBoardRecord: { params: { id: '1' } },
  createBoard: async (_caller, world) => ({ body: body(world) }),
  updateBoard: async (_caller, world) => {
    const { id, version } = await insert(world)
    return { params: { id: String(id) }, body: { ...body(world), name: `나눔 ${id}`, version } }
  },
  binBoards: async (_caller, world) => ({ body: { ids: [(await insert(world)).id], binned: true } }),
}
