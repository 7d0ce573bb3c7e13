import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Attachment } from '../../../contract/api/attachments.ts'
import type { Db } from '../../db/index.ts'
import { ATTACHMENT_NAME, MEDIA_BASE } from '../../media/media.ts'
import { fail } from '../../refusals/refusal.ts'
import { formerValues } from '../audit/list-store.ts'
import { isPublished, noticeFiles, notices } from './table.ts'

type FileRow = Pick<typeof noticeFiles.$inferSelect, 'id' | 'name' | 'kind' | 'bytes'>

export const mediaNameOf = ({ id, kind }: Pick<FileRow, 'id' | 'kind'>) => `attachment-${id}.${kind}`
const fileId = (src: string) => ATTACHMENT_NAME.exec(src.slice(MEDIA_BASE.length + 1))?.[1] ?? ''

export const attachmentOf = (row: FileRow): Attachment => ({
  src: `${MEDIA_BASE}/${mediaNameOf(row)}`,
  name: row.name,
  kind: row.kind,
  bytes: row.bytes,
})

/** A database orders the fields of JSON in its own way. */
export const inOrder = ({ src, name, kind, bytes }: Attachment): Attachment => ({ src, name, kind, bytes })

export async function insertFile(db: Db, file: FileRow & { createdAt: Date }): Promise<void> {
  await db.insert(noticeFiles).values(file)
}

/**
 * The files that a body names, as they are stored: those that the notice has or had, and uploads that no notice has, which are claimed.
 * Files that a notice loses stay claimed, so that its history can bring them back.
 */
export async function filesOf(
  tx: Db,
  named: readonly Pick<Attachment, 'src'>[],
  notice: { id: number; attachments: readonly Attachment[] } | null,
): Promise<Attachment[]> {
  const known = new Map((notice?.attachments ?? []).map((one) => [one.src, one]))
  const sources = [...new Set(named.map(({ src }) => src))]
  if (notice && sources.some((src) => !known.has(src)))
    for (const former of await formerFiles(tx, notice.id)) if (!known.has(former.src)) known.set(former.src, former)
  const found: Attachment[] = []
  for (const src of sources) found.push(known.get(src) ?? (await claim(tx, src)) ?? fail('ATTACHMENT_NOT_FOUND'))
  return found
}

async function claim(tx: Db, src: string): Promise<Attachment | null> {
  const [row] = await tx
    .update(noticeFiles)
    .set({ used: true })
    .where(and(eq(noticeFiles.id, fileId(src)), eq(noticeFiles.used, false)))
    .returning()
  const claimed = row && attachmentOf(row)
  return claimed?.src === src ? claimed : null
}

const formerFiles = async (tx: Db, target: number) =>
  (await formerValues<Attachment[]>(tx, 'notice', { target, field: 'attachments' })).flat()

/** Releases the files that a notice has and had, as it is deleted for good. */
export async function releaseFilesOf(tx: Db, id: number, attachments: readonly Attachment[]): Promise<void> {
  await releaseFiles(tx, [...attachments, ...(await formerFiles(tx, id))])
}

export async function releaseFiles(tx: Db, files: readonly { src: string }[]): Promise<void> {
  if (files.length === 0) return
  const ids = files.map(({ src }) => fileId(src))
  await tx.update(noticeFiles).set({ used: false }).where(inArray(noticeFiles.id, ids))
}

/** Which of these files any notice has now. */
export async function filesOfNotices(db: Db, sources: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ src: string }>(sql`
    select distinct has.value ->> 'src' as src from ${notices} as n, jsonb_array_elements(n.attachments) as has
    where has.value ->> 'src' in ${[...sources]}`)
  return rows.map(({ src }) => src)
}

/** Which of these files are known. */
export async function findFileIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: noticeFiles.id })
    .from(noticeFiles)
    .where(inArray(noticeFiles.id, [...ids]))
  return rows.map(({ id }) => id)
}

/**
 * What an attachment is called when it is saved, by the name of its stored file. Everybody may have that of a published notice, an admin
 * also that of another one outside the bin, and what was just uploaded. Null of any other: what a notice has lost is given to nobody.
 */
export async function savedNameOf(
  db: Db,
  mediaName: string,
  { reader, now }: { reader: 'everybody' | 'admin'; now: Date },
): Promise<string | null> {
  const id = ATTACHMENT_NAME.exec(mediaName)?.[1] ?? ''
  const src = JSON.stringify([{ src: `${MEDIA_BASE}/${mediaName}` }])
  const shown = reader === 'admin' ? isNull(notices.deletedAt) : isPublished(now)
  const isHad = sql`${notices.id} is not null`
  const [row] = await db
    .select({ name: noticeFiles.name })
    .from(noticeFiles)
    .leftJoin(notices, and(shown, sql`${notices.attachments} @> ${src}::jsonb`))
    .where(and(eq(noticeFiles.id, id), reader === 'admin' ? or(eq(noticeFiles.used, false), isHad) : isHad))
    .limit(1)
  return row?.name ?? null
}

/** Deletes the rows of files that no notice has used since `before`, and returns them. */
export async function deleteUnusedFiles(db: Db, before: Date) {
  return db
    .delete(noticeFiles)
    .where(and(eq(noticeFiles.used, false), lte(noticeFiles.createdAt, before)))
    .returning({ id: noticeFiles.id, kind: noticeFiles.kind })
}
