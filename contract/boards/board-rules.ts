import type { Role } from '../users/users.ts'

const RANK: Record<Role, number> = { member: 0, mentor: 1, admin: 2 }

/** Who may read and write a board, without schemas, for first screens. */
export interface BoardRules {
  /** The least role that may read; absent or null: everybody. */
  readers?: Role | null | undefined
  /** The least role that may write. */
  writers: Role
}

/** Whether someone of that role may read the board; null for a visitor. */
export const mayRead = ({ readers }: Pick<BoardRules, 'readers'>, role: Role | null): boolean =>
  !readers || (role !== null && RANK[role] >= RANK[readers])

/** Whether someone of that role may write to the board: nobody where they may not read. */
export const mayWrite = (board: BoardRules, role: Role): boolean =>
  mayRead(board, role) && RANK[role] >= RANK[board.writers]

/** Whether everybody who may write may read. */
export const isReadByWriters = (board: BoardRules): boolean => mayRead(board, board.writers)
