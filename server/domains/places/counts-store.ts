import { sql } from 'drizzle-orm'
import { type Columns, recordset } from '../../db/bulk.ts'
import type { Db } from '../../db/index.ts'

const COLUMNS = { sido: 'text', sigungu: 'text', group_key: 'text', count: 'int' } as const satisfies Columns

interface Where {
  sido: string
  sigungu: string
  group_key: string
}

/** Adds to the counts of open places what a write brought and takes away what it removed; in the same transaction as that write. */
export async function updatePlaceCounts(db: Db, came: readonly Where[], went: readonly Where[]): Promise<void> {
  const sums = new Map<string, Where & { count: number }>()
  const add = (by: number) => (where: Where) => {
    const key = `${where.sido} ${where.sigungu} ${where.group_key}`
    const sum = sums.get(key) ?? { sido: where.sido, sigungu: where.sigungu, group_key: where.group_key, count: 0 }
    sums.set(key, { ...sum, count: sum.count + by })
  }
  came.forEach(add(1))
  went.forEach(add(-1))
  // In one order everywhere, so that two writers never wait for each other in a circle.
  const rows = [...sums.entries()].filter(([, sum]) => sum.count !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
  if (rows.length === 0) return
  await db.execute(sql`
    insert into place_counts as c (sido, sigungu, group_key, count)
    select sido, sigungu, group_key, count from ${recordset(
      COLUMNS,
      rows.map(([, sum]) => sum),
    )}
    on conflict (sido, sigungu, group_key) do update set count = c.count + excluded.count`)
}
