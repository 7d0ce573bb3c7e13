import { open, stat } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { UnsupportedFile } from './unsupported-file.ts'

export type Encoding = 'utf-8' | 'cp949' | 'utf-16le'
export type Format = { kind: 'csv'; encoding: Encoding } | { kind: 'json' }

const HEAD = 64 * 1024

/** Detects the format of a file by its content; the name doesn't matter. */
export async function detect(file: string): Promise<Format> {
  const head = await readHead(file)
  if (head.length === 0) throw new UnsupportedFile(file, 'is empty.')
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    throw new UnsupportedFile(file, 'is a ZIP or Excel file. Unpack it, or save it as CSV, and import that.')
  }
  const encoding = encodingOf(head)
  if (!encoding) throw new UnsupportedFile(file, 'is no text in UTF-8 or CP949.')
  const text = iconv.decode(head, encoding).trimStart()
  if (text.startsWith('{') || text.startsWith('[')) return { kind: 'json' }
  if (text.startsWith('<'))
    throw new UnsupportedFile(file, 'is XML or HTML. Ask the API for _type=json, or download the CSV file.')
  return { kind: 'csv', encoding }
}

async function readHead(file: string): Promise<Buffer> {
  // Before opening, because opening a pipe could block forever.
  const known = await stat(file).catch(() => null)
  if (known && !known.isFile()) throw new UnsupportedFile(file, 'is not a file.')
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new UnsupportedFile(
      file,
      error.code === 'ENOENT' ? 'there is no such file.' : `can't be opened (${error.code}).`,
    )
  })
  try {
    const buffer = Buffer.alloc(HEAD)
    const { bytesRead } = await handle.read(buffer, 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function encodingOf(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (isUtf8(head)) return isText(head) ? 'utf-8' : null
  // Almost any bytes decode as CP949, so the text must also look like Korean.
  const text = iconv.decode(head, 'cp949')
  const korean = text.match(/[가-힣]/g)?.length ?? 0
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  return korean > 20 && broken < korean / 100 && isText(head) ? 'cp949' : null
}

/** Some programs pad with a few NULs; many NULs mean a binary file, or UTF-16 without a byte order mark. */
const isText = (head: Buffer) => head.filter((byte) => byte === 0).length <= head.length / 100

function isUtf8(head: Buffer): boolean {
  try {
    // The last character may be incomplete, hence `stream`.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
