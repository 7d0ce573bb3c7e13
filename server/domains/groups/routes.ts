import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { listGroups } from './store.ts'

export const groupsHandlers = ({ db }: Deps): Pick<Handlers, 'listGroups'> => ({
  listGroups: () => listGroups(db),
})
