import { asc, eq, sql } from 'drizzle-orm'
import type { MainBanner } from '../../../contract/site.ts'
import type { Db } from '../../db/index.ts'
import { DEFAULT_SETTINGS, type SiteSettings } from './settings.ts'
import { mainBanners, siteSettings } from './table.ts'

/** Inserts the row of settings if it is missing. */
export async function ensureSite(db: Db): Promise<void> {
  await db.insert(siteSettings).values({ settings: {} }).onConflictDoNothing()
}

export async function readSettings(db: Db): Promise<SiteSettings> {
  const [row] = await db.select({ settings: siteSettings.settings }).from(siteSettings)
  return { ...DEFAULT_SETTINGS, ...row?.settings }
}

/** Updates the given settings only. */
export async function updateSettings(db: Db, change: Partial<SiteSettings>): Promise<void> {
  await db
    .update(siteSettings)
    .set({ settings: sql`${siteSettings.settings} || ${JSON.stringify(change)}::jsonb`, updatedAt: sql`now()` })
}

export async function listBanners(db: Db): Promise<MainBanner[]> {
  return db
    .select({
      id: mainBanners.id,
      title: mainBanners.title,
      text: mainBanners.text,
      href: mainBanners.href,
      photo: mainBanners.photo,
    })
    .from(mainBanners)
    .where(eq(mainBanners.visible, true))
    .orderBy(asc(mainBanners.position), asc(mainBanners.id))
}

/** Appends banners in the given order. */
export async function insertBanners(db: Db, banners: Omit<MainBanner, 'id'>[]): Promise<void> {
  if (banners.length === 0) return
  const [last] = await db.select({ position: sql<number>`coalesce(max(${mainBanners.position}), 0)` }).from(mainBanners)
  const first = (last?.position ?? 0) + 1
  await db.insert(mainBanners).values(banners.map((banner, index) => ({ ...banner, position: first + index })))
}
