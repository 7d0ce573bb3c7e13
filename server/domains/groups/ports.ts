import type { Db } from '../../db/index.ts'

/** Port: the places that may be of a group. */
export interface GroupPorts {
  places: { isGroupUsed: (tx: Db, key: string) => Promise<boolean> }
}
