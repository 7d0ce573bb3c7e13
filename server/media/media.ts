import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Keeps pictures. An address never changes its content: who has it may keep it for good. */
export interface MediaStore {
  /**
   * Writes a file whole or not at all. Its name must be unique to its bytes (see `contentName`): putting the same again does
   * nothing, putting other bytes below the same name throws.
   * @returns the path under which it is served
   */
  put(name: string, bytes: Uint8Array, type: string): Promise<string>
  /** Takes files away; one that isn't there is no error. */
  remove(names: readonly string[]): Promise<void>
}

/** Suffix → type, of everything that may be served from the media folder. */
export const MEDIA_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** A plain file name: no folders, no leading dot. */
export const MEDIA_NAME = /^[a-z0-9][a-z0-9-]{0,99}\.(svg|webp|avif|jpg|png)$/

export const MEDIA_BASE = '/media'

/** A name that is unique to the content: `cafe` → `cafe-3f2a9c81d0b7.svg`. */
export function contentName(stem: string, bytes: Uint8Array | string, suffix: keyof typeof MEDIA_TYPES): string {
  return `${stem}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.${suffix}`
}

/** Files that only their owner may see. They lie in a folder of their own that nothing serves. */
export interface PrivateMedia {
  /** As of `MediaStore`. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** null where there is none. */
  read(name: string): Promise<Buffer | null>
  remove(names: readonly string[]): Promise<void>
}

export function diskMedia(dataDir: string): MediaStore {
  const files = filesIn(path.join(dataDir, 'media'))
  return {
    async put(name, bytes, type) {
      await files.put(name, bytes, type)
      return `${MEDIA_BASE}/${name}`
    },
    remove: (names) => files.remove(names),
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
      await mkdir(folder, { recursive: true })
      // The leading dot keeps a draft from being served.
      const draft = path.join(folder, `.${randomUUID()}`)
      try {
        await writeFile(draft, bytes, { flush: true })
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
  }
}
