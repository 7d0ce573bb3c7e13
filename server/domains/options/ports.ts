import type { Db } from '../../db/index.ts'

/** Port: the places that may have an option. */
export interface OptionPorts {
  places: { isOptionUsed: (tx: Db, key: string) => Promise<boolean> }
}
