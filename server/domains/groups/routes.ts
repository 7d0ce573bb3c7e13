import { groupsApi } from '../../../contract/groups-api.ts'
import { groupsOperations } from '../../../contract/groups.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import { listGroups } from './store.ts'

export const groupsRoutes = ({ db }: Deps): Route[] =>
  serve(groupsApi, groupsOperations, {
    listGroups: () => listGroups(db),
  })
