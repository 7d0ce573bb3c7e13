import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { listGroups } from './store.ts'

export const groupsHandlers = ({ db }: Deps) =>
  ({
    listGroups: () => listGroups(db),
  }) satisfies Partial<Handlers>
