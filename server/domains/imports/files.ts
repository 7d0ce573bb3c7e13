import { createHash } from 'node:crypto'
import { constants, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'

/** Folder of the files of an import: for this user alone. */
const folderOf = (dataDir: string, runId: number) => path.join(dataDir, 'import-uploads', String(runId))

/** Bytes that a file name may have on any system, without the numbering. */
const LONGEST_NAME = 200

/** A name that is safe as a file's: letters, digits and a few signs of any language. Some readers go by the name, so it isn't replaced. */
function safeName(name: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N} ._()[\]-]/gu, '_').replace(/^[. ]+/, '')
  if (plain !== '' && Buffer.byteLength(plain) <= LONGEST_NAME) return plain
  return `${createHash('sha256').update(name).digest('hex').slice(0, 16)}${/\.[A-Za-z]{1,5}$/.exec(plain)?.[0] ?? ''}`
}

/** Path of a file of an import; each has a folder of its own, since two may have one name. */
export const importFile = (dataDir: string, runId: number, { index, name }: { index: number; name: string }) =>
  path.join(folderOf(dataDir, runId), String(index), safeName(name))

/** Writes a piece of a file from this byte on. */
export async function writePiece(file: string, at: number, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  // Never truncated: the first piece may be sent again after others.
  const handle = await open(file, constants.O_WRONLY | constants.O_CREAT, 0o600)
  try {
    for (let written = 0; written < bytes.length;)
      written += (await handle.write(bytes, written, bytes.length - written, at + written)).bytesWritten
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

export const removeFiles = (dataDir: string, runId: number) =>
  rm(folderOf(dataDir, runId), { recursive: true, force: true })
