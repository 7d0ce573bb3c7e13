import { and, asc, eq, or, sql } from 'drizzle-orm'
import { type ListView, type ListViewBody, MOST_VIEWS } from '../../../contract/list-views/list-views.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import { fail } from '../../refusals/refusal.ts'
import { users } from '../accounts/table.ts'
import { listViews } from './table.ts'

/** The caller's own first, then those of others. An admin who is none any more shares nothing. */
export async function viewsOf(db: Db, userId: number, list: string): Promise<ListView[]> {
  const mine = eq(listViews.byId, userId)
  const { id, name, search, shared } = listViews
  return db
    .select({ id, name, search, shared, mine: sql<boolean>`${mine}`, by: users.nickname })
    .from(listViews)
    .innerJoin(users, eq(users.id, listViews.byId))
    .where(and(eq(listViews.list, list), or(mine, and(shared, eq(users.role, 'admin')))))
    .orderBy(sql`${mine} desc`, asc(name), asc(id))
}

export function saveView(db: Db, userId: number, { list, name, search, shared }: ListViewBody): Promise<ListView[]> {
  return db.transaction(async (tx) => {
    // Two at once could exceed the bound.
    await lockMember(tx, userId)
    await tx
      .insert(listViews)
      .values({ byId: userId, list, name, search, shared })
      .onConflictDoUpdate({ target: [listViews.byId, listViews.list, listViews.name], set: { search, shared } })
    const views = await viewsOf(tx, userId, list)
    if (views.filter(({ mine }) => mine).length > MOST_VIEWS) fail('VIEWS_FULL')
    return views
  })
}

export async function deleteView(db: Db, userId: number, id: number): Promise<void> {
  const gone = await db
    .delete(listViews)
    .where(and(eq(listViews.id, id), eq(listViews.byId, userId)))
    .returning({ id: listViews.id })
  if (gone.length === 0) fail('RECORD_NOT_FOUND')
}
