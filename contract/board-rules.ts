import type { Role } from './accounts.ts'
import type { Board } from './boards.ts'

const RANK: Record<Role, number> = { member: 0, mentor: 1, admin: 2 }

/** Whether someone of that role may write to the board. Without schemas, for first screens. */
export const mayWrite = ({ writers }: Pick<Board, 'writers'>, role: Role): boolean => RANK[role] >= RANK[writers]
