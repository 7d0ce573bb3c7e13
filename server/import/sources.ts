import { setImmediate as breathe } from 'node:timers/promises'
import { LONGEST_VALUE, type Outcome, type ReadOptions, type RefusalReason, type Source } from './candidate.ts'
import { csvRecords, sizeOf } from './csv.ts'
import { detect, type Encoding } from './detect.ts'
import { readHeader } from './kcisa-columns.ts'
import { readKcisaRow } from './kcisa.ts'
import { readKtoFiles } from './kto-json.ts'
import { readKtoRecord } from './kto.ts'
import { UnsupportedFile } from './unsupported-file.ts'

/** Opens files as sources: each CSV file is one; all JSON files together are one, since records of a place may be spread over several. */
export async function openSources(files: readonly string[]): Promise<Source[]> {
  const sources: Source[] = []
  const json: string[] = []
  for (const file of new Set(files)) {
    const format = await detect(file)
    if (format.kind === 'json') json.push(file)
    else sources.push(await kcisaSource(file, format.encoding))
  }
  if (json.length > 0) sources.push(await ktoSource(json))
  return sources
}

async function kcisaSource(file: string, encoding: Encoding): Promise<Source> {
  // The header is read now, so that an unsupported file is refused before any other is processed.
  for await (const { cells } of csvRecords(file, encoding, { broken: () => undefined })) {
    const { missing } = readHeader(cells)
    if (missing.length > 0) {
      throw new UnsupportedFile(
        file,
        `is not KCISA's file of pet-friendly places: it has no column ${missing.map((name) => `"${name}"`).join(', ')}.`,
      )
    }
    return { name: file, size: await sizeOf(file), rows: (options) => kcisaRows(file, encoding, options) }
  }
  throw new UnsupportedFile(file, 'has no header line.')
}

async function* kcisaRows(
  file: string,
  encoding: Encoding,
  { tell, wanted }: ReadOptions = {},
): AsyncGenerator<Outcome> {
  const broken: Outcome[] = []
  const refuse = (line: number, record: string, detail: string, reason: RefusalReason = 'broken-line') =>
    broken.push({ refused: { file, line, record: record.slice(0, 100), reason, detail } })
  const records = csvRecords(file, encoding, {
    broken: ({ line, text, why }) => refuse(line, text, why),
    tell,
  })
  let header: ReturnType<typeof readHeader> | undefined
  for await (const { line, cells } of records) {
    if (!header) header = readHeader(cells)
    else if (wanted && !wanted(line)) continue
    else if (cells.length !== header.width)
      refuse(line, cells.join(','), `${cells.length} columns instead of ${header.width}`)
    else if (cells.some(isTooLong))
      refuse(line, cells.find((cell) => !isTooLong(cell)) ?? '', `more than ${LONGEST_VALUE} letters`, 'too-long')
    else yield readKcisaRow(header.row(cells), file, line)
    if (broken.length > 0) yield* wanted ? [] : broken.splice(0)
  }
  if (!wanted) yield* broken
}

const isTooLong = (value: string) => value.length > LONGEST_VALUE

async function ktoSource(files: string[]): Promise<Source> {
  const records = await readKtoFiles(files)
  const name = files.join(', ')
  return {
    name,
    size: records.size,
    async *rows({ tell, wanted } = {}) {
      let number = 0
      for (const record of records.values()) {
        number++
        tell?.(number)
        // All records are in memory: without a pause the event loop would be blocked.
        if (number % 100 === 0) await breathe()
        if (!wanted || wanted(number)) yield readKtoRecord(record, name, number)
      }
    },
  }
}
