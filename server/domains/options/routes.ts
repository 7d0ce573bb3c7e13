import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { listOptions } from './store.ts'

export const optionsHandlers = ({ db }: Deps): Pick<Handlers, 'listOptions'> => ({
  listOptions: () => listOptions(db),
})
