import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import iconv from 'iconv-lite'
import type { Encoding } from './detect.ts'

export interface CsvRecord {
  /** Number of its last line in the file; the header is line 1. */
  line: number
  cells: string[]
}
export interface MalformedLine {
  line: number
  text: string
  why: string
}

/** Values may contain line breaks, but an unclosed quote must not consume the rest of the file. */
const MOST_LINES = 20

const quotesOf = (line: string) => line.split('"').length - 1

/**
 * Passes lines through, except that a line whose quotes don't close within a few lines is reported and replaced by an empty one. A
 * parser behind it sees only closed quotes, and its line numbers are those of the file.
 */
async function* closedQuotes(
  lines: AsyncIterable<string>,
  broken: (line: MalformedLine) => void,
): AsyncGenerator<string> {
  let held: string[] = []
  let number = 0
  function* settle(atEnd: boolean): Generator<string> {
    while (held.length > 0) {
      let quotes = 0
      const end = held.findIndex((line) => (quotes += quotesOf(line)) % 2 === 0)
      if (end >= 0) {
        number += end + 1
        yield `${held.splice(0, end + 1).join('\n')}\n`
      } else if (held.length >= MOST_LINES || atEnd) {
        const [first = ''] = held.splice(0, 1)
        number++
        broken({ line: number, text: first.slice(0, 200), why: 'a quotation mark is not closed' })
        yield '\n'
      } else return
    }
  }
  for await (const line of lines) {
    held.push(line)
    yield* settle(false)
  }
  yield* settle(true)
  held = []
}

/** The lines of a decoded stream; very long ones are truncated, as no valid row is that long. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  const LONGEST = 200_000
  let rest = ''
  for await (const chunk of text) {
    const parts = (rest + chunk).split('\n')
    rest = (parts.pop() ?? '').slice(0, LONGEST)
    for (const part of parts) yield part.endsWith('\r') ? part.slice(0, -1) : part
  }
  if (rest) yield rest
}

async function* decoded(file: string, encoding: Encoding, tell: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding)
  let first = true
  let bytes = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const text = decoder.write(chunk)
    bytes += chunk.length
    tell(bytes)
    yield first ? text.replace(/^\uFEFF/, '') : text
    first = false
  }
  yield decoder.end() ?? ''
}

export const sizeOf = async (file: string) => (await stat(file)).size

/** Streams the records of a CSV file, the header first. */
export async function* csvRecords(
  file: string,
  encoding: Encoding,
  options: { broken: (line: MalformedLine) => void; tell?: ((bytes: number) => void) | undefined },
): AsyncGenerator<CsvRecord> {
  const lines = closedQuotes(linesOf(decoded(file, encoding, options.tell ?? (() => undefined))), options.broken)
  const parser = parse({
    info: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    recordDelimiter: '\n',
  })
  const source = Readable.from(lines)
  source.on('error', (error) => parser.destroy(error))
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      yield { line: info.lines, cells: record }
    }
  } finally {
    source.destroy()
    parser.destroy()
  }
}
