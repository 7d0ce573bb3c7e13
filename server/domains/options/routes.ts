import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { listOptions } from './store.ts'

export const optionsHandlers = ({ db }: Deps) =>
  ({
    listOptions: () => listOptions(db),
  }) satisfies Partial<Handlers>
