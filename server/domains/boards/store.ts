import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Role } from '../../../contract/users/users.ts'
import type { Board } from '../../../contract/boards/boards.ts'
import type { Db } from '../../db/index.ts'
import { BOARDS, MEMBERS_BOARD } from './reference.ts'
import { boards } from './table.ts'

/** Inserts missing boards; leaves existing ones, which an admin may have changed. */
export const ensureBoards = (db: Db): Promise<void> => insertMissing(db, BOARDS, 0)

/** The same with the board of the demo, after all others. */
export const ensureDemoBoard = (db: Db): Promise<void> => insertMissing(db, [MEMBERS_BOARD], BOARDS.length)

async function insertMissing(db: Db, given: readonly Omit<Board, 'id'>[], first: number): Promise<void> {
  const rows = given.map((board, nth) => ({ ...board, position: first + nth }))
  await db.insert(boards).values(rows).onConflictDoNothing({ target: boards.slug })
}

const columns = {
  id: boards.id,
  slug: boards.slug,
  name: boards.name,
  description: boards.description,
  categories: boards.categories,
  writers: boards.writers,
  readers: boards.readers,
  photos: boards.photos,
  places: boards.places,
  anonymous: boards.anonymous,
}

/** One that everybody reads says nothing of it. */
const toBoard = ({ readers, ...board }: Omit<Board, 'readers'> & { readers: Role | null }): Board => ({
  ...board,
  ...(readers && { readers }),
})

const isShown = and(eq(boards.visible, true), isNull(boards.deletedAt))

/** Those that are visible, in display order, whoever may read their posts. */
export async function listBoards(db: Db): Promise<Board[]> {
  const rows = await db.select(columns).from(boards).where(isShown).orderBy(asc(boards.position), asc(boards.id))
  return rows.map(toBoard)
}

/** Also keeps it from the bin until the transaction ends, so that what is written in it isn't lost. */
export async function holdBoard(tx: Db, slug: string): Promise<Board | null> {
  const [board] = await tx
    .select(columns)
    .from(boards)
    .where(and(eq(boards.slug, slug), isShown))
    .for('share')
  return board ? toBoard(board) : null
}
