import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { PhotoOfMember } from '../../db/content/photo-holder.ts'
import { photos } from './table.ts'

/** Port: what members write that has photos, and their profile, which has no number. */
interface PhotoHolder {
  find(db: Db, userId: number, photoId: string): Promise<{ id?: number; at: string } | null>
  mark(tx: Db, userId: number, photoId: string, hidden: boolean): Promise<void>
}

/** The number under which a photo is reported. Those of a demo were never uploaded: they get their row now. */
export async function numberOfPhoto(db: Db, found: PhotoOfMember): Promise<number | null> {
  const { id } = found
  await db
    .insert(photos)
    .values({ ...found, used: true })
    .onConflictDoNothing()
  const [row] = await db.select({ number: photos.number }).from(photos).where(eq(photos.id, id))
  return row?.number ?? null
}

const find = async (db: Db, number: number) =>
  (
    await db
      .select()
      .from(photos)
      .where(and(eq(photos.number, number), eq(photos.private, false)))
  )[0]

/** Photos as targets of content reports and of the admins' decisions. */
export const photoReports = <Kind extends string>(written: Record<Kind, PhotoHolder>, portraits: PhotoHolder) => ({
  async owner(db: Db, number: number): Promise<number | null> {
    const row = await find(db, number)
    return row && row.hiddenAt === null ? row.userId : null
  },

  /** One that its owner has taken out of what they wrote is gone. */
  async read(db: Db, number: number) {
    const row = await find(db, number)
    if (!row) return null
    const isIn = (at: string) => ({
      owner: row.userId,
      hidden: row.hiddenAt !== null,
      shown: { at, text: '', photos: [row.photo] },
    })
    for (const kind of Object.keys(written) as Kind[]) {
      const holder = await written[kind].find(db, row.userId, row.id)
      if (holder?.id !== undefined) return { ...isIn(holder.at), within: { kind, id: holder.id } }
    }
    const portrait = await portraits.find(db, row.userId, row.id)
    return portrait && isIn(portrait.at)
  },

  async setHidden(tx: Db, number: number, at: Date | null): Promise<void> {
    const [row] = await tx.update(photos).set({ hiddenAt: at }).where(eq(photos.number, number)).returning()
    if (!row) return
    for (const holder of [...Object.values<PhotoHolder>(written), portraits])
      await holder.mark(tx, row.userId, row.id, at !== null)
  },

  async countHidden(db: Db, userId: number): Promise<number> {
    const [row] = await db
      .select({ many: count() })
      .from(photos)
      .where(and(eq(photos.userId, userId), isNotNull(photos.hiddenAt)))
    return row?.many ?? 0
  },
})
