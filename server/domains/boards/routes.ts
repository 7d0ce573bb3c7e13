import { boardsAdminApi } from '../../../contract/boards/boards-admin-api.ts'
import { boardsAdminOperations } from '../../../contract/boards/boards-admin.ts'
import { boardsApi } from '../../../contract/boards/boards-api.ts'
import { boardsOperations } from '../../../contract/boards/boards.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { recordHandlers } from '../records/handlers.ts'
import { boardRecords } from './columns.ts'
import type { BoardPorts } from './ports.ts'
import { listBoards } from './store.ts'

export function boardsRoutes(deps: Deps, ports: BoardPorts): Route[] {
  const records = recordHandlers(deps, boardRecords(ports))
  return [
    ...serve(boardsApi, boardsOperations, { listBoards: () => listBoards(deps.db) }),
    ...serve(boardsAdminApi, boardsAdminOperations, {
      listBoardRecords: records.list,
      getBoardRecord: records.get,
      createBoard: records.create,
      updateBoard: records.update,
      binBoards: records.bin,
    }),
  ]
}
