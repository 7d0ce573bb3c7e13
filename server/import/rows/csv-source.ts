import { LONGEST_VALUE, type Outcome, type ReadOptions, type RefusalReason, type Source } from './candidate.ts'
import { type Columns, readHeader, type Row } from './columns.ts'
import { csvRecords, sizeOf } from './csv.ts'
import type { Encoding } from './lines.ts'
import { UnsupportedFile } from './unsupported-file.ts'
import type { Phrase } from '../words/index.ts'

/** Where a row stands, and the day by which its dates are judged. */
export interface RowContext {
  file: string
  line: number
  /** Today's ISO date in Korea. */
  today: string
}

/** A table of public data: which columns it has, and how a row becomes a candidate. Everything else is the same for all tables. */
export interface CsvTable<Field extends string> {
  /** Korean name, for an operator whose file is not recognised. */
  title: string
  columns: Columns<Field>
  /** Without these columns a row can't become a place, or its policy would wrongly have no restrictions. */
  needed: readonly Field[]
  /** The reader of one file; throws UnsupportedFile if it can't be read, although it has the columns. */
  reader(
    file: string,
    rows: () => AsyncIterable<Row<Field>>,
  ): Promise<(row: Row<Field>, context: RowContext) => Outcome>
}

/** Hides the names of the fields, so that tables of different columns can stand in one list. */
export interface AnyCsvTable {
  title: string
  /** Names of needed columns that a header doesn't have, and their share of the needed ones. */
  missing(header: readonly string[]): { names: string[]; share: number }
  open(file: string, encoding: Encoding, today: string): Promise<Source>
}

export const csvTable = <Field extends string>(table: CsvTable<Field>): AnyCsvTable => ({
  title: table.title,
  missing(header) {
    const names = readHeader(header, table.columns, table.needed).missing
    return { names, share: names.length / table.needed.length }
  },
  async open(file, encoding, today) {
    const read = await table.reader(file, () => goodRows(table, file, encoding))
    return {
      name: file,
      size: await sizeOf(file),
      rows: (options) => outcomes(table, read, { file, encoding, today }, options),
    }
  },
})

async function* goodRows<Field extends string>(table: CsvTable<Field>, file: string, encoding: Encoding) {
  let header: ReturnType<typeof readHeader<Field>> | undefined
  for await (const { record } of csvRecords(file, encoding)) {
    if (!record) continue
    if (!header) header = readHeader(record.cells, table.columns, table.needed)
    else yield header.row(record.cells)
  }
}

async function* outcomes<Field extends string>(
  table: CsvTable<Field>,
  read: (row: Row<Field>, context: RowContext) => Outcome,
  { file, encoding, today }: { file: string; encoding: Encoding; today: string },
  { tell, wanted }: ReadOptions = {},
): AsyncGenerator<Outcome> {
  const refuse = (line: number, record: string, reason: RefusalReason, detail: Phrase): Outcome => ({
    refused: { file, line, record: record.slice(0, 100), reason, detail },
  })
  let header: ReturnType<typeof readHeader<Field>> | undefined
  for await (const { record, malformed } of csvRecords(file, encoding, tell)) {
    if (malformed) {
      if (!wanted) yield refuse(malformed.line, malformed.text, 'broken-line', malformed.why)
      continue
    }
    const { line, cells } = record
    if (!header) header = readHeader(cells, table.columns, table.needed)
    else if (wanted && !wanted(line)) continue
    else if (cells.some(isTooLong)) {
      const name = cells.find((cell) => !isTooLong(cell)) ?? ''
      yield refuse(line, name, 'too-long', ['detail.too-long', String(LONGEST_VALUE)])
    } else yield read(header.row(cells), { file, line, today })
  }
}

const isTooLong = (value: string) => value.length > LONGEST_VALUE

/** Finds the table whose columns a file has, before any file is imported. */
export async function openCsv(
  tables: readonly AnyCsvTable[],
  file: string,
  encoding: Encoding,
  today: string,
): Promise<Source> {
  for await (const { record } of csvRecords(file, encoding)) {
    if (!record) break
    const judged = tables.map((table) => ({ table, ...table.missing(record.cells) }))
    const [best] = judged.sort((a, b) => a.share - b.share)
    if (!best) break
    if (best.names.length > 0) {
      const names = best.names.map((name) => `"${name}"`).join(', ')
      throw new UnsupportedFile(file, ['file.unknown-table', best.table.title, names])
    }
    await refuseEmpty(file, encoding)
    return best.table.open(file, encoding, today)
  }
  throw new UnsupportedFile(file, ['file.no-header'])
}

/** A header alone is a download that failed, not an edition without places. */
async function refuseEmpty(file: string, encoding: Encoding): Promise<void> {
  let seen = 0
  for await (const _ of csvRecords(file, encoding)) if (++seen > 1) return
  throw new UnsupportedFile(file, ['file.no-rows'])
}
