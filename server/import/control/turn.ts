import type { Database } from '../../db/index.ts'
import { HandOverFailed } from './hand-over.ts'
import { IMPORT_LOCK } from '../place-sources/store.ts'

/** Does the work of an import, unless another one is under way: then it throws. */
export type ImportTurn = <T>(work: () => Promise<T>) => Promise<T>

/** One import at a time on a database: the embedded engine has a single process, the nodes of a PostgreSQL server share a lock. */
export const importTurn = ({ engine, pool }: Pick<Database, 'engine' | 'pool'>): ImportTurn =>
  engine === 'pglite' ? turnOfProcess() : (work) => turnOfServer(pool, work)

function turnOfProcess(): ImportTurn {
  let taken = false
  return async (work) => {
    if (taken) throw new HandOverFailed(['server.another-import-here'])
    taken = true
    try {
      return await work()
    } finally {
      taken = false
    }
  }
}

async function turnOfServer<T>(pool: Database['pool'], work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [IMPORT_LOCK])
    if (!rows[0]?.free) throw new HandOverFailed(['server.another-import'])
    try {
      return await work()
    } finally {
      // Closing the connection releases the lock too, but only once the server has noticed; the next import may be asked for at once.
      await client.query('SELECT pg_advisory_unlock($1)', [IMPORT_LOCK]).catch(() => undefined)
    }
  } finally {
    client.release(true)
  }
}
