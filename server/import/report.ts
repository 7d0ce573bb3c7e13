import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import path from 'node:path'
import type { ClosureNews } from './writing/batch-result.ts'
import { LEVEL_NAME } from '../../contract/verdict/verdict-levels.ts'
import type { UnreadPhrase } from '../domains/places/reading-coverage.ts'
import type { VerdictChange } from './writing/verdict-changes.ts'
import type { Refused } from './rows/candidate.ts'
import { type Language, type Phrase, type PhraseKey, say } from './words/index.ts'

/** Escapes a value so that a spreadsheet shows it as text and never as a formula. */
function cell(value: string | number | null): string {
  const text = String(value ?? '').replace(/[\r\n]+/g, ' ')
  return `"${(/^[=+\-@＝＋－＠\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** A CSV file that is created with its first row. */
class List {
  private stream: WriteStream | undefined

  constructor(
    private readonly file: string,
    private readonly header: readonly string[],
  ) {}

  add(values: readonly (string | number | null)[]): void {
    if (!this.stream) {
      mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 })
      this.stream = createWriteStream(this.file, { mode: 0o600 })
      // The byte order mark by which Excel recognises UTF-8.
      this.stream.write(`\uFEFF${this.header.join(',')}\r\n`)
    }
    this.stream.write(`${values.map(cell).join(',')}\r\n`)
  }

  /** Path of the list; null if it is empty. */
  async close(): Promise<string | null> {
    if (!this.stream) return null
    this.stream.end()
    await finished(this.stream)
    return this.file
  }
}

/** A record by its file and line, and by its source's own id. */
export interface ListedRecord {
  file: string
  line: number | null
  source: string
  sourceKey: string
}

/** Paths of an import's lists; null for an empty one. */
export interface ReportFiles {
  refused: string | null
  merged: string | null
  closures: string | null
  verdicts: string | null
  phrases: string | null
}

const HEADERS = {
  refused: ['list.file', 'list.line', 'list.record', 'list.reason', 'list.detail'],
  merged: [
    ...(['list.file', 'list.line', 'list.record', 'list.id'] as const),
    ...(['list.kept-id', 'list.kept-file', 'list.kept-line', 'list.reason'] as const),
  ],
  closures: ['list.record', 'list.id', 'list.date', 'list.detail'],
  verdicts: ['list.record', 'list.id', 'list.dog', 'list.before', 'list.after'],
  phrases: ['list.phrase', 'list.places', 'list.completes'],
} as const satisfies Record<keyof ReportFiles, readonly PhraseKey[]>

/** Lists what an operator may want to check: every refused and every merged record, and the places that closed. */
export class ImportReport {
  readonly refusals = new Map<string, number>()
  verdicts = 0
  private readonly lists: Record<keyof ReportFiles, List>

  constructor(
    folder: string,
    began: Date,
    private readonly language: Language,
  ) {
    const list = (name: keyof ReportFiles) =>
      new List(
        path.join(folder, `${reportName(began)}-${name}.csv`),
        HEADERS[name].map((key) => this.say([key])),
      )
    this.lists = {
      refused: list('refused'),
      merged: list('merged'),
      closures: list('closures'),
      verdicts: list('verdicts'),
      phrases: list('phrases'),
    }
  }

  private say(phrase: Phrase): string {
    return say(this.language, phrase)
  }

  refuse({ file, line, record, reason, detail }: Refused): void {
    this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1)
    const words = typeof detail === 'string' ? detail : this.say(detail)
    this.lists.refused.add([path.basename(file), line, record, this.say([`reason.${reason}`]), words])
  }

  merge(
    name: string,
    from: ListedRecord,
    into: Partial<ListedRecord> & Pick<ListedRecord, 'source' | 'sourceKey'>,
    why: Phrase,
  ): void {
    const { file = '', line = null } = into
    this.lists.merged.add([
      path.basename(from.file),
      from.line,
      name,
      `${from.source} ${from.sourceKey}`,
      `${into.source} ${into.sourceKey}`,
      path.basename(file),
      line,
      this.say(why),
    ])
  }

  close({ name, source, sourceKey, since, news }: ClosureNews): void {
    this.lists.closures.add([name, `${source} ${sourceKey}`, since, this.say([`closure.${news}`])])
  }

  changed({ name, sourceKey, dog, before, after }: VerdictChange): void {
    this.verdicts++
    this.lists.verdicts.add([name, sourceKey, dog, LEVEL_NAME[before], LEVEL_NAME[after]])
  }

  unread({ phrase, places, completes }: UnreadPhrase): void {
    this.lists.phrases.add([phrase, places, completes])
  }

  async end(): Promise<ReportFiles> {
    const { refused, merged, closures, verdicts, phrases } = this.lists
    return {
      refused: await refused.close(),
      merged: await merged.close(),
      closures: await closures.close(),
      verdicts: await verdicts.close(),
      phrases: await phrases.close(),
    }
  }
}

/** `2026-11-21T00:51:12.345Z` → `20261121-005112345`: sorts by time and is a valid file name on all systems. */
const reportName = (now: Date) =>
  now
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-')
