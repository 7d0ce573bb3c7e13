import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import path from 'node:path'
import { REFUSALS, type Refused } from './candidate.ts'

/** Escapes a value so that a spreadsheet shows it as text and never as a formula. */
function cell(value: string | number | null): string {
  const text = String(value ?? '').replace(/[\r\n]+/g, ' ')
  return `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Lists every refused record with line and reason in a file, which is created with the first one. */
export class RefusalReport {
  readonly counts = new Map<string, number>()
  private stream: WriteStream | undefined

  constructor(private readonly file: string) {}

  add({ file, line, record, reason, detail }: Refused): void {
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1)
    if (!this.stream) {
      mkdirSync(path.dirname(this.file), { recursive: true })
      this.stream = createWriteStream(this.file)
      // The byte order mark by which Excel recognises UTF-8.
      this.stream.write('\uFEFFfile,line,record,reason,detail\r\n')
    }
    this.stream.write(`${[path.basename(file), line, record, REFUSALS[reason], detail].map(cell).join(',')}\r\n`)
  }

  /** Path of the report; null if no record was refused. */
  async close(): Promise<string | null> {
    if (!this.stream) return null
    this.stream.end()
    await finished(this.stream)
    return this.file
  }
}

/** `2026-11-21T00:51:12.345Z` → `20261121-005112345`: sorts by time and is a valid file name on all systems. */
export const reportName = (now: Date) =>
  `${now
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-')}-refused.csv`
