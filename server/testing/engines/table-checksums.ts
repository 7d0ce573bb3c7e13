import type { Pool } from 'pg'

interface Checksum {
  name: string
  rows: string
  sum: string | null
}

/** Row count and checksum of each table, without rate limits and the times of last use of sessions. */
export async function checksumsByTable(pool: Pool): Promise<Checksum[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'sessions') order by 1`,
  )
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) as rows, sum(hashtext(row::text)::bigint) as sum from "${name}" as row`,
  )
  return (await pool.query<Checksum>(sums.join(' union all '))).rows
}

/** The checksums as one text. */
export const tableChecksums = async (pool: Pool): Promise<string> => JSON.stringify(await checksumsByTable(pool))
