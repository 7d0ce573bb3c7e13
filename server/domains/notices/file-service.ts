import { randomUUID } from 'node:crypto'
import type { Attachment, AttachmentKind } from '../../../contract/api/attachments.ts'
import type { Deps } from '../../deps.ts'
import type { Prepared } from '../../http/calls/handler.ts'
import { removeOrphans } from '../../media/orphans.ts'
import { ATTACHMENT_NAME, MEDIA_TYPES } from '../../media/media.ts'
import { fail } from '../../refusals/refusal.ts'
import { withoutMetadata } from '../photos/reencode.ts'
import { cleanName, fileKindOf } from './file-kinds.ts'
import { attachmentOf, deleteUnusedFiles, findFileIds, insertFile, mediaNameOf } from './file-store.ts'

const DAY_MS = 86_400_000

interface Upload {
  /** As the device called it. */
  name: string
  upload: Uint8Array
  /** Aborted when its sender has hung up. */
  signal: AbortSignal
}

const isPicture = (kind: AttachmentKind): kind is 'jpg' | 'png' | 'webp' =>
  MEDIA_TYPES[kind]?.startsWith('image/') === true

/** Writes an attachment's file; its row is written later by `commit`. */
export async function prepareFile(
  { db, media, clock }: Pick<Deps, 'db' | 'media' | 'clock'>,
  { name: given, upload, signal }: Upload,
): Promise<Prepared<Attachment>> {
  const name = cleanName(given)
  const kind = fileKindOf(name, upload) ?? fail('ATTACHMENT_UNREADABLE')
  const stored = isPicture(kind) ? await withoutMetadata(upload, kind, signal) : upload
  if (signal.aborted) fail('BAD_REQUEST')
  const file = { id: randomUUID(), name, kind, bytes: stored.length }
  const mediaName = mediaNameOf(file)
  await media.put(mediaName, stored, MEDIA_TYPES[kind] as string)
  return {
    async commit(tx = db) {
      await insertFile(tx, { ...file, createdAt: clock() })
      return attachmentOf(file)
    },
    discard: () => media.remove([mediaName]),
  }
}

/** Deletes files of notices that were never saved, or are deleted for good. */
export async function removeUnusedFiles({ db, media }: Pick<Deps, 'db' | 'media'>, now: Date): Promise<void> {
  const unused = await deleteUnusedFiles(db, new Date(now.getTime() - DAY_MS))
  await media.remove(unused.map(mediaNameOf))
}

/** Deletes files that no row names, left by a process that was killed between the two; see `removeOrphans`. */
export const removeOrphanedFiles = ({ db, media, log }: Pick<Deps, 'db' | 'media' | 'log'>, before: Date) =>
  removeOrphans(
    { store: media, log, what: 'attachment files' },
    { pattern: ATTACHMENT_NAME, known: (ids) => findFileIds(db, ids), before },
  )
