import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { decodeLine, type Encoding } from './lines.ts'
import { UnsupportedFile } from './unsupported-file.ts'

export type Format = { kind: 'csv' | 'json'; encoding: Encoding }

/** Enough for a header and some rows. */
const HEAD = 64 * 1024

/** Detects the format of a file by its content; the name doesn't matter. */
export async function detect(file: string): Promise<Format> {
  await refuseOthers(file)
  const { head, utf8 } = await inspect(file)
  if (head.length === 0) throw new UnsupportedFile(file, ['file.empty'])
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) throw new UnsupportedFile(file, ['file.archive'])
  const encoding = wideEncoding(head) ?? (utf8 ? 'utf-8' : 'bytes')
  const text = iconv.decode(head, encoding === 'bytes' ? 'cp949' : encoding).replace(/^[\uFEFF\s]+/, '')
  if (text === '') throw new UnsupportedFile(file, ['file.empty'])
  if (!isText(head, encoding)) throw new UnsupportedFile(file, ['file.no-text'])
  if (text.startsWith('{') || text.startsWith('[')) return { kind: 'json', encoding }
  if (text.startsWith('<')) throw new UnsupportedFile(file, ['file.markup'])
  return { kind: 'csv', encoding }
}

/** Before opening, because opening a pipe could block forever. */
async function refuseOthers(file: string): Promise<void> {
  const known = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new UnsupportedFile(
      file,
      error.code === 'ENOENT' ? ['file.missing'] : ['file.unopened', error.code ?? error.message],
    )
  })
  if (!known.isFile()) throw new UnsupportedFile(file, ['file.not-a-file'])
}

/** The beginning of a file, and whether all of it is UTF-8: many files are ASCII for longer than any head. */
async function inspect(file: string): Promise<{ head: Buffer; utf8: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let utf8 = true
  let head = Buffer.alloc(0)
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (head.length < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD - head.length)])
      if (!isUtf8(() => decoder.decode(chunk, { stream: true }))) {
        utf8 = false
        break
      }
    }
  } catch (error) {
    throw new UnsupportedFile(file, ['file.unopened', (error as NodeJS.ErrnoException).code ?? String(error)])
  }
  return { head, utf8: utf8 && isUtf8(() => decoder.decode()) }
}

function isUtf8(decode: () => unknown): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

/** UTF-16 by its mark or, without one, by the zeros beside each comma, digit and line end. */
function wideEncoding(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = (parity: number) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (even + odd < head.length / 20 || Math.min(even, odd) > Math.max(even, odd) / 10) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Some programs pad with a few NULs; many of them, or much that can't be decoded, mean a binary file. */
function isText(head: Buffer, encoding: Encoding): boolean {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return true
  if (head.filter((byte) => byte === 0).length > head.length / 100) return false
  if (encoding === 'utf-8') return true
  const lines = linesIn(head).map(decodeLine)
  return lines.filter(({ undecodable }) => undecodable).length <= lines.length / 5
}

/** The lines of a head, without the last one, which may be cut. */
function linesIn(head: Buffer): Buffer[] {
  const ends = [...head.entries()].flatMap(([at, byte]) => (byte === 0x0a || byte === 0x0d ? [at] : []))
  const starts = [0, ...ends.map((end) => end + 1)]
  const whole = ends.map((end, i) => head.subarray(starts[i], end))
  return whole.length > 0 ? whole : [head]
}
