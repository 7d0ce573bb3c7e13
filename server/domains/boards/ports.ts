import type { Db } from '../../db/index.ts'

/** Port: the posts that stand in a board. */
export interface BoardPorts {
  posts: { isBoardUsed: (tx: Db, id: number) => Promise<boolean> }
}
