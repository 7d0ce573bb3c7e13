import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'

/** More than what a file system keeps in reserve for metadata. */
const BYTES = Buffer.alloc(256 * 1024, 1)
/** Probes may come from anybody, so the disk is asked once a second at most. */
const FRESH_MS = 1000

/** Returns a function that rejects while nothing can be stored in the folder: the disk is full, or read-only. */
export function storageProbe(folder: string): () => Promise<void> {
  let known: { at: number; outcome: Promise<void> } | undefined
  return () => {
    if (!known || performance.now() - known.at > FRESH_MS)
      known = { at: performance.now(), outcome: writeAndRemove(folder) }
    return known.outcome
  }
}

async function writeAndRemove(folder: string): Promise<void> {
  const file = path.join(folder, `.${randomUUID()}.tmp`)
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(BYTES)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } finally {
    await rm(file, { force: true })
  }
}
