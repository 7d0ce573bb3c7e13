import { stat } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { type Encoding, type Line, linesOf } from './lines.ts'
import type { Phrase } from '../words/index.ts'

export interface CsvRecord {
  /** Number of its first line in the file; the header is line 1. */
  line: number
  cells: string[]
}
export interface MalformedLine {
  line: number
  text: string
  why: Phrase
}
export type CsvLine = { record: CsvRecord; malformed?: undefined } | { malformed: MalformedLine; record?: undefined }

/** Values may contain line breaks, but an unclosed quote must not consume the rest of the file. */
const MOST_LINES = 20

export const sizeOf = async (file: string) => (await stat(file)).size

/** Tables narrower than this have lines of prose with as many commas as a row. */
const NARROW = 4

/** Whether a record of these lines would swallow a whole row: two stray quotation marks make all between them one value. */
function swallowsRow(lines: readonly string[], width: number): boolean {
  if (width < NARROW) return false
  const [first = '', ...others] = lines
  const whole = others.findIndex((line) => (cellsOf(line) ?? cellsOf(`${line}"`))?.length === width)
  // The first value itself may span lines: then the last line looks like a row.
  return whole >= 0 && !(whole === others.length - 1 && !first.includes(','))
}

/** Cells of one record; null if it doesn't end with this text, as a quotation mark is still open. Over several lines quotation marks must be exact. */
function cellsOf(text: string): string[] | null {
  if (!text.includes('"')) return text.split(',')
  try {
    const [cells] = parse(text, { relaxQuotes: !text.includes('\n'), relaxColumnCount: true, recordDelimiter: '\n' })
    return cells ?? ['']
  } catch {
    return null
  }
}

/**
 * Streams the records of a CSV file, the header first. A record may span lines, if it then has as many cells as the header; a line
 * with which none begins is malformed, and the next line is tried for itself.
 */
export async function* csvRecords(
  file: string,
  encoding: Encoding,
  tell: (bytes: number) => void = () => undefined,
): AsyncGenerator<CsvLine> {
  let width: number | undefined
  let held: Line[] = []
  let number = 1

  const malformed = (why: Phrase): CsvLine => {
    const [first] = held.splice(0, 1)
    return { malformed: { line: number++, text: (first?.text ?? '').slice(0, 200), why } }
  }
  /** The record at the beginning of the held lines; undefined while more lines are needed. */
  const next = (atEnd: boolean): CsvLine | undefined => {
    while (held[0]?.text.trim() === '') {
      held.shift()
      number++
    }
    if (held[0]?.undecodable) return malformed(['detail.undecodable'])
    const alone = cellsOf(held[0]?.text ?? '')
    for (let end = 1; end <= held.length; end++) {
      const lines = held.slice(0, end).map(({ text }) => text)
      const cells = end === 1 ? alone : cellsOf(lines.join('\n'))
      if (!cells) continue
      width ??= cells.length
      if (cells.length === width && !swallowsRow(lines, width)) {
        const record = { line: number, cells }
        held = held.slice(end)
        number += end
        return { record }
      }
      if (alone) return malformed(['detail.columns', String(alone.length), String(width)])
    }
    return held.length === 0 || (held.length < MOST_LINES && !atEnd) ? undefined : malformed(['detail.open-quote'])
  }

  for await (const line of linesOf(file, encoding, tell)) {
    held.push(line)
    for (let found = next(false); found; found = next(false)) yield found
  }
  for (let found = next(true); found; found = next(true)) yield found
}
