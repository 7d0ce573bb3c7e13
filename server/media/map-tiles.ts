import { open } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from '../lib/log.ts'

/** File in the data folder: the operator's own map of the country, in Protomaps' PMTiles format, version 3. */
const FILE = 'korea.pmtiles'
export const TILES_ADDRESS = `/tiles/${FILE}`

export const tilesFile = (dataDir: string) => path.join(dataDir, FILE)

/** Version of the file, by size and modification time. */
export const tagOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }) =>
  `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`

/**
 * Returns a function that gives the address of the operator's tiles, which changes with the file; null while there is none, or
 * while it is incomplete (being copied, or truncated), which is logged once.
 */
export function findTiles(dataDir: string, log: Logger): () => Promise<string | null> {
  let known: { tag: string; problem: string | null } | null = null
  return async () => {
    const file = await open(tilesFile(dataDir)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
      throw error
    })
    if (!file) return null
    try {
      const stat = await file.stat()
      const tag = tagOf(stat)
      if (known?.tag !== tag) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
        known = { tag, problem: problemOf(buffer.subarray(0, bytesRead), stat.size) }
        if (known.problem) log.warn({ file: tilesFile(dataDir) }, `The map tiles are not used: ${known.problem}`)
      }
      return known.problem === null ? `${TILES_ADDRESS}?v=${tag}` : null
    } finally {
      await file.close()
    }
  }
}

/** See https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md. */
const HEADER_BYTES = 127
const VECTOR_TILES = 1

function problemOf(header: Buffer, size: number): string | null {
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 7) !== 'PMTiles') return 'it is no PMTiles archive'
  if (header[7] !== 3) return `its version is ${header[7]}, not 3`
  if (header[99] !== VECTOR_TILES) return 'it holds no vector tiles'
  const ends = [8, 24, 40, 56].map((at) => header.readBigUInt64LE(at) + header.readBigUInt64LE(at + 8))
  return ends.some((end) => end > size) ? 'it is not whole' : null
}
