import { optionsApi } from '../../../contract/options-api.ts'
import { optionsOperations } from '../../../contract/options.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import { listOptions } from './store.ts'

export const optionsRoutes = ({ db }: Deps): Route[] =>
  serve(optionsApi, optionsOperations, {
    listOptions: () => listOptions(db),
  })
