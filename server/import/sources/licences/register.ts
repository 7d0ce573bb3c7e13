import path from 'node:path'
import type { SourceName } from '../../rows/candidate.ts'
import { clean } from '../../parse/text.ts'
import type { LicenceRow } from './columns.ts'

/** A register of one trade. All registers have the same columns. */
export interface Register {
  source: SourceName
  group: string
  /** What its service is called, with the spellings of its id: 02_03_01_P, 020301. */
  called: RegExp
  /** Names that nearly all of its businesses have. */
  names: RegExp
}

const REGISTERS: readonly Register[] = [
  {
    source: 'animal-hospitals',
    group: 'hospital',
    called: /동물\s*병원|02_?03_?01/,
    names: /병원|의료|메디|클리닉|수의/,
  },
  { source: 'animal-pharmacies', group: 'pharmacy', called: /동물\s*약국|02_?03_?02/, names: /약국|약방|팜/ },
]

const calledSo = (text: string) => REGISTERS.find(({ called }) => called.test(text))

/** The register that a row names; null if it names another trade; undefined if it names none. */
export function registerOfRow({ service, serviceId }: LicenceRow): Register | null | undefined {
  const named = clean(`${service} ${serviceId}`)
  return named === '' ? undefined : (calledSo(named) ?? null)
}

/** As many rows are enough to recognise a trade by its names. */
const SAMPLE = 200

/** The register of a file whose rows don't name it: by the file's name, else by the names of most businesses. */
export async function registerOfFile(file: string, rows: AsyncIterable<LicenceRow>): Promise<Register | undefined> {
  const byName = calledSo(path.basename(file).normalize('NFC'))
  if (byName) return byName
  const seen: string[] = []
  for await (const { name } of rows) if (seen.push(clean(name)) >= SAMPLE) break
  const [register, ...more] = REGISTERS.filter(
    ({ names }) => seen.filter((name) => names.test(name)).length > seen.length * 0.8,
  )
  return more.length === 0 ? register : undefined
}
