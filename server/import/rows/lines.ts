import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import iconv from 'iconv-lite'

/** `bytes`: UTF-8 or CP949, to be told apart line by line, as files are pasted together from both. */
export type Encoding = 'utf-8' | 'bytes' | 'utf-16le' | 'utf-16be'

export interface Line {
  text: string
  /** Some of its bytes are no letters in any known encoding. */
  undecodable: boolean
}

/** Very long lines are truncated, as no valid row is that long. */
const LONGEST = 200_000

/** The lines of a file, whatever ends them: CR LF, LF or CR. */
export async function* linesOf(file: string, encoding: Encoding, tell: (bytes: number) => void): AsyncGenerator<Line> {
  const lines = encoding === 'bytes' ? byteLines(file, tell) : textLines(file, encoding, tell)
  for await (const { text, undecodable } of lines) yield { text: text.replace(/^\uFEFF/, ''), undecodable }
}

async function* textLines(
  file: string,
  encoding: Exclude<Encoding, 'bytes'>,
  tell: (bytes: number) => void,
): AsyncGenerator<Line> {
  const decoder = iconv.getDecoder(encoding)
  const line = (text: string): Line => ({ text, undecodable: false })
  let rest = ''
  let bytes = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    tell(bytes)
    const text = rest + decoder.write(chunk)
    // A CR at the end may be the first half of CR LF.
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text
    const parts = whole.split(/\r\n|\n|\r/)
    rest = (parts.pop() ?? '').slice(0, LONGEST) + text.slice(whole.length)
    for (const part of parts) yield line(part.slice(0, LONGEST))
  }
  const last = (rest + (decoder.end() ?? '')).split(/\r\n|\n|\r/)
  if (last.at(-1) === '') last.pop()
  for (const part of last) yield line(part)
}

const [LF, CR] = [0x0a, 0x0d]

/** In UTF-8 as in CP949 the bytes of line ends are never part of a letter. */
async function* byteLines(file: string, tell: (bytes: number) => void): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0)
  let afterCr = false
  let bytes = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    tell(bytes)
    let start = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]
      if (byte !== LF && byte !== CR) {
        afterCr = false
        continue
      }
      // The LF of a CR LF ends nothing more.
      if (byte === CR || !afterCr) yield decodeLine(Buffer.concat([rest, chunk.subarray(start, at)]))
      rest = Buffer.alloc(0)
      start = at + 1
      afterCr = byte === CR
    }
    rest = Buffer.concat([rest, chunk.subarray(start)]).subarray(0, LONGEST * 3)
  }
  if (rest.length > 0) yield decodeLine(rest)
}

const HANGUL = /[가-힣]/

/** UTF-8 or CP949: short Korean words in CP949 may happen to be valid UTF-8 as well, but then as letters of other scripts. */
export function decodeLine(line: Buffer): Line {
  const utf8 = isUtf8(line) ? line.toString('utf8') : null
  // As many letters as bytes: ASCII, which is the same in both.
  if (utf8 !== null && (utf8.length === line.length || HANGUL.test(utf8))) return { text: utf8, undecodable: false }
  const cp949 = iconv.decode(line, 'cp949')
  const broken = cp949.includes('\uFFFD')
  if (utf8 !== null && (broken || !HANGUL.test(cp949))) return { text: utf8, undecodable: false }
  return { text: cp949.slice(0, LONGEST), undecodable: broken }
}
