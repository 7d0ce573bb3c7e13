import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { API_BASE } from '../http/request/base.ts'

/** Stores pictures and attachments. The content of an address never changes, so it may be cached forever. */
export interface MediaStore {
  /**
   * Writes a file atomically. Its name must be unique to its bytes (see `contentName`): putting the same again does
   * nothing, putting other bytes under the same name throws.
   * @returns the path under which it is served
   */
  put(name: string, bytes: Uint8Array, type: string): Promise<string>
  /** null if there is none. */
  read(name: string): Promise<Buffer | null>
  /** Deletes files; a missing one is no error. */
  remove(names: readonly string[]): Promise<void>
  /** Names of files that were last written before this time. Drafts of that age, left by a process that was killed, are deleted. */
  sweep(before: Date): Promise<string[]>
}

/** Suffix → media type, for all files that may be served from the media folder. */
export const MEDIA_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A plain file name: no folders, no leading dot. */
export const MEDIA_NAME = /^[a-z0-9][a-z0-9-]{0,99}\.(svg|webp|avif|jpg|png|pdf|hwpx?|docx|xlsx)$/

/** A file that is saved instead of shown, also a picture; the number by which its domain knows it is the first group. */
export const ATTACHMENT_NAME = /^attachment-([0-9a-f-]{36})\.[a-z]{3,4}$/

/** A photo that a member or an admin uploaded, in one of its widths; the first group is its id. */
export const PHOTO_NAME = /^photo-([0-9a-f-]{36})-\d+\.webp$/

export const MEDIA_BASE = '/media'
/** Where photos that aren't for everybody are served to their owner, to admins and to who reads what has them: cookies of sessions are sent to the API only. */
export const WITHHELD_BASE = `${API_BASE}/media`

/** A name that is unique to the content: `cafe` → `cafe-3f2a9c81d0b7.svg`. */
export function contentName(stem: string, bytes: Uint8Array | string, suffix: keyof typeof MEDIA_TYPES): string {
  return `${stem}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.${suffix}`
}

/** Files that only their owner may see, in a separate folder that isn't served. */
export interface PrivateMedia {
  /** As in `MediaStore`. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** null if there is none. */
  read(name: string): Promise<Buffer | null>
  remove(names: readonly string[]): Promise<void>
  sweep: MediaStore['sweep']
}

/** A file that is still being written: a name with a leading dot is never served. */
const DRAFT = /^\.[0-9a-f-]{36}$/

export function diskMedia(dataDir: string): MediaStore {
  const files = filesIn(path.join(dataDir, 'media'))
  return {
    async put(name, bytes, type) {
      await files.put(name, bytes, type)
      return `${MEDIA_BASE}/${name}`
    },
    read: (name) => files.read(name),
    remove: (names) => files.remove(names),
    sweep: (before) => files.sweep(before),
  }
}

export const diskPrivateMedia = (dataDir: string): PrivateMedia => filesIn(path.join(dataDir, 'private-media'))

function filesIn(folder: string): PrivateMedia {
  return {
    async put(name, bytes, type) {
      const suffix = MEDIA_NAME.exec(name)?.[1]
      if (!suffix) throw new Error(`Not a name for a media file: ${name}`)
      if (MEDIA_TYPES[suffix] !== type) throw new Error(`${name} can't be of type ${type}`)
      const file = path.join(folder, name)
      if (existsSync(file)) {
        if (Buffer.compare(await readFile(file), bytes) !== 0) throw new Error(`${name} exists with other content`)
        return
      }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = path.join(folder, `.${randomUUID()}`)
      try {
        await writeFile(draft, bytes, { flush: true, mode: 0o600 })
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(name) {
      if (!MEDIA_NAME.test(name)) throw new Error(`Not a name for a media file: ${name}`)
      try {
        return await readFile(path.join(folder, name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(names) {
      for (const name of names) {
        if (!MEDIA_NAME.test(name)) throw new Error(`Not a name for a media file: ${name}`)
        await rm(path.join(folder, name), { force: true })
      }
    },
    async sweep(before) {
      const old: string[] = []
      for (const name of await namesIn(folder)) {
        const file = path.join(folder, name)
        const known = DRAFT.test(name) || MEDIA_NAME.test(name) ? await statOrNull(file) : null
        if (!known || known.mtime >= before) continue
        if (DRAFT.test(name)) await rm(file, { force: true })
        else old.push(name)
      }
      return old
    },
  }
}

const MISSING = new Set(['ENOENT', 'ENOTDIR'])

function orIfMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (MISSING.has(error.code ?? '')) return instead
    throw error
  }
}

const namesIn = (folder: string) => readdir(folder).catch(orIfMissing<string[]>([]))
/** null if it was deleted meanwhile. */
const statOrNull = (file: string) => stat(file).catch(orIfMissing(null))
