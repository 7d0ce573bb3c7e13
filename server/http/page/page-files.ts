import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { buildTag, entryOf } from '../../../contract/api/build-header.ts'
import type { Encoding } from '../answers/encoding.ts'

/** A file of the built page, held in memory: the files are few, small and requested often. */
export interface PageFile {
  type: string
  etag: string
  bytes: Uint8Array<ArrayBuffer>
  /** Copies compressed by the build. */
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
}

const COPIES: [suffix: string, encoding: Encoding][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
]

/** Reads the build once into a table by address. Only addresses in the table are served, so no path can leave the folder. */
export function readPage(folder: string): Map<string, PageFile> {
  const files = new Map<string, PageFile>()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = new Set(entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))))
  for (const name of names) {
    const parts = name.split(path.sep)
    // `.vite` contains the build manifest.
    if (parts.some((part) => part.startsWith('.')) || COPIES.some(([suffix]) => name.endsWith(suffix))) continue
    const copies = COPIES.filter(([suffix]) => names.has(name + suffix))
    files.set(`/${parts.join('/')}`, readWith(copies, path.join(folder, name)))
  }
  return files
}

/** One file with the compressed copies beside it. */
export const readOne = (file: string): PageFile =>
  readWith(
    COPIES.filter(([suffix]) => existsSync(file + suffix)),
    file,
  )

function readWith(copies: typeof COPIES, file: string): PageFile {
  const type = file.endsWith('.webmanifest') ? 'application/manifest+json' : getMimeType(file)
  const read = pageFile(readFileSync(file), type ?? 'application/octet-stream')
  for (const [suffix, encoding] of copies) read.encoded[encoding] = readFileSync(file + suffix)
  return read
}

export function pageFile(bytes: Uint8Array<ArrayBuffer>, type: string): PageFile {
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { type, etag, bytes, encoded: {} }
}

/** Inserts the deployment's settings into a built file. */
export type FileTransform = (built: string) => Promise<string>

/** The transformed file, without the build's compressed copies, which have the original text. */
export async function transformFile(file: PageFile, fill: FileTransform): Promise<PageFile> {
  const text = await fill(new TextDecoder().decode(file.bytes))
  return pageFile(new TextEncoder().encode(text), file.type)
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

/** Hash (`sha256-…`) of each inline script, for the Content-Security-Policy. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}

/** What the server says of its build (`BUILD_HEADER`): that of its page. */
export const buildOf = (index: PageFile | undefined): string =>
  buildTag(entryOf(index ? new TextDecoder().decode(index.bytes) : ''))
