import { sql } from 'drizzle-orm'
import { type Columns, recordset } from '../../db/statements/bulk.ts'
import type { Db } from '../../db/index.ts'

const COLUMNS = { sido: 'text', sigungu: 'text', group_key: 'text', count: 'int' } as const satisfies Columns

interface Where {
  sido: string
  sigungu: string
  group_key: string
}

/** Updates the counts of open places by what a write added and removed; runs in the transaction of that write. */
export async function updatePlaceCounts(db: Db, added: readonly Where[], removed: readonly Where[]): Promise<void> {
  const sums = new Map<string, Where & { count: number }>()
  const add = (by: number) => (where: Where) => {
    const key = `${where.sido} ${where.sigungu} ${where.group_key}`
    const sum = sums.get(key) ?? { sido: where.sido, sigungu: where.sigungu, group_key: where.group_key, count: 0 }
    sums.set(key, { ...sum, count: sum.count + by })
  }
  added.forEach(add(1))
  removed.forEach(add(-1))
  // Always in the same order, which prevents deadlocks between writers.
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
