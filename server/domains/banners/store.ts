import { and, asc, eq, gt, inArray, isNull, lte, min, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Banner, BannerSlot, BannersNow } from '../../../contract/banners/banners.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { insertEvent } from '../audit/store.ts'
import type { Act } from '../records/store.ts'
import { banners } from './table.ts'

const inOrder = [asc(banners.position), asc(banners.id)]

/** What visitors see now of the home screen's banners, or of all others. */
export async function listBannersNow(db: Db, where: 'home' | 'others', now: Date): Promise<BannersNow> {
  const isMain = eq(banners.slot, 'main-banner')
  const planned = and(where === 'home' ? isMain : ne(banners.slot, 'main-banner'), isPublished(), hasNotEnded(now))
  const rows = await db
    .select()
    .from(banners)
    .where(and(planned, or(isNull(banners.startsAt), lte(banners.startsAt, now))))
    .orderBy(...inOrder)
  const [later] = await db
    .select({ at: min(banners.startsAt) })
    .from(banners)
    .where(and(planned, gt(banners.startsAt, now)))
  return { items: rows.map(bannerOf), next: later?.at?.toISOString() ?? null }
}

/** Which of these photos any banner has now. */
export async function photosOfBanners(db: Db, sources: readonly string[]): Promise<string[]> {
  const src = sql<string>`${banners.photo} ->> 'src'`
  const rows = await db
    .select({ src })
    .from(banners)
    .where(inArray(src, [...sources]))
  return rows.map((row) => row.src)
}

/** Whether anything but the home screen's banners is shown, or will be. */
export async function arePlanned(db: Db, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: banners.id })
    .from(banners)
    .where(and(ne(banners.slot, 'main-banner'), isPublished(), hasNotEnded(now)))
    .limit(1)
  return rows.length > 0
}

/** Puts these first, in this order, and all others of the slot after them; an event for each of these that moved. */
export function orderBanners(
  db: Db,
  { slot, ids }: { slot: BannerSlot; ids: readonly number[] },
  { by, at }: Act,
): Promise<{ changed: number }> {
  return db.transaction(async (tx) => {
    // Locked in the order of their ids, as by who bins them.
    const locked = await tx.select().from(banners).where(eq(banners.slot, slot)).orderBy(banners.id).for('update')
    const rows = locked.toSorted((a, b) => a.position - b.position)
    const known = new Map(rows.map((row) => [row.id, row]))
    const first = ids.map((id) => known.get(id) ?? fail('RECORD_NOT_FOUND'))
    const rest = rows.filter(({ id }) => !ids.includes(id))
    let changed = 0
    for (const [index, row] of [...first, ...rest].entries()) {
      const position = index + 1
      if (row.position === position) continue
      await tx.update(banners).set({ position }).where(eq(banners.id, row.id))
      if (index >= first.length) continue
      changed += 1
      const target = { kind: 'banner' as const, action: 'update' as const, targetId: row.id, targetName: row.title }
      await insertEvent(tx, by, { ...target, before: { position: row.position }, after: { position } }, at)
    }
    return { changed }
  })
}

const isPublished = (): SQL | undefined => and(eq(banners.visible, true), isNull(banners.deletedAt))
const hasNotEnded = (now: Date): SQL | undefined => or(isNull(banners.endsAt), gt(banners.endsAt, now))

const bannerOf = (row: typeof banners.$inferSelect): Banner => ({
  id: row.id,
  slot: row.slot,
  title: row.title,
  text: row.text,
  photo: row.photo,
  screens: row.screens,
  href: row.href || null,
  until: row.endsAt?.toISOString() ?? null,
})
