import { optionsAdminApi } from '../../../contract/options/options-admin-api.ts'
import { optionsAdminOperations } from '../../../contract/options/options-admin.ts'
import { optionsApi } from '../../../contract/options/options-api.ts'
import { optionsOperations } from '../../../contract/options/options.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { recordHandlers } from '../records/handlers.ts'
import { optionRecords } from './columns.ts'
import type { OptionPorts } from './ports.ts'
import { listOptions } from './store.ts'

export function optionsRoutes(deps: Deps, ports: OptionPorts): Route[] {
  const records = recordHandlers(deps, optionRecords(ports))
  return [
    ...serve(optionsApi, optionsOperations, { listOptions: () => listOptions(deps.db) }),
    ...serve(optionsAdminApi, optionsAdminOperations, {
      listOptionRecords: records.list,
      getOptionRecord: records.get,
      createOption: records.create,
      updateOption: records.update,
      binOptions: records.bin,
    }),
  ]
}
