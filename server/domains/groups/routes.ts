import { groupsAdminApi } from '../../../contract/groups/groups-admin-api.ts'
import { groupsAdminOperations } from '../../../contract/groups/groups-admin.ts'
import { groupsApi } from '../../../contract/groups/groups-api.ts'
import { groupsOperations } from '../../../contract/groups/groups.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { recordHandlers } from '../records/handlers.ts'
import { groupRecords } from './columns.ts'
import type { GroupPorts } from './ports.ts'
import { listGroups } from './store.ts'

export function groupsRoutes(deps: Deps, ports: GroupPorts): Route[] {
  const records = recordHandlers(deps, groupRecords(ports))
  return [
    ...serve(groupsApi, groupsOperations, { listGroups: () => listGroups(deps.db) }),
    ...serve(groupsAdminApi, groupsAdminOperations, {
      listGroupRecords: records.list,
      getGroupRecord: records.get,
      createGroup: records.create,
      updateGroup: records.update,
      binGroups: records.bin,
    }),
  ]
}
