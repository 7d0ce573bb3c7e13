import type { Source } from './rows/candidate.ts'
import { type AnyCsvTable, openCsv } from './rows/csv-source.ts'
import { detect } from './rows/detect.ts'
import { kcisa } from './sources/kcisa/index.ts'
import { openKto } from './sources/kto/index.ts'
import type { JsonFile } from './sources/kto/json.ts'
import { licences } from './sources/licences/index.ts'
import { restAreas } from './sources/rest-areas/index.ts'

/** The tables that are known. A new one is a folder in `sources/`, a line here, and its licence in `contract/imports/sources.ts`. */
const TABLES: readonly AnyCsvTable[] = [kcisa, licences, restAreas]

/** Opens files as sources, each recognised by its content; refuses an unsupported one before any is imported. */
export async function openSources(files: readonly string[], today: string): Promise<Source[]> {
  const sources: Source[] = []
  const json: JsonFile[] = []
  for (const file of new Set(files)) {
    const { kind, encoding } = await detect(file)
    if (kind === 'json') json.push({ file, encoding })
    else sources.push(await openCsv(TABLES, file, encoding, today))
  }
  if (json.length > 0) sources.push(await openKto(json, today))
  return sources
}
