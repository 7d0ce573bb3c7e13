import { readFile } from 'node:fs/promises'
import iconv from 'iconv-lite'
import type { Encoding } from '../../rows/lines.ts'
import { UnsupportedFile } from '../../rows/unsupported-file.ts'

/** All fields of one contentid, merged from the service's operations; every value as text. */
export type KtoRecord = Record<string, string>

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

const textOf = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads answers of KorPetTourService2 as the API gives them, as arrays, or gathered under names ("list", "intro", "pet",
 * "records" …), from any number of files, and merges them by contentid.
 */
export interface JsonFile {
  file: string
  encoding: Encoding
}

export async function readKtoFiles(files: readonly JsonFile[]): Promise<Map<string, KtoRecord>> {
  const records = new Map<string, KtoRecord>()
  for (const { file, encoding } of files) {
    const before = records.size
    const json = await parse(file, encoding)
    refuseErrors(json, file)
    const found = gather(json, records)
    if (found === 0 && before === records.size) throw new UnsupportedFile(file, ['file.no-contentid'])
  }
  return records
}

async function parse(file: string, encoding: Encoding): Promise<Json> {
  const text = iconv.decode(await readFile(file), encoding === 'bytes' ? 'cp949' : encoding)
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as Json
  } catch (error) {
    throw new UnsupportedFile(file, ['file.bad-json', (error as Error).message])
  }
}

/** The API reports errors inside a successful answer. */
function refuseErrors(json: Json, file: string): void {
  if (!isObject(json)) return
  const failure = json['OpenAPI_ServiceResponse']
  if (failure !== undefined) throw new UnsupportedFile(file, ['file.api-error', JSON.stringify(failure).slice(0, 300)])
  const response = json['response']
  const header = isObject(response) ? response['header'] : undefined
  const code = isObject(header) ? header['resultCode'] : undefined
  if (typeof code === 'string' && !/^0+$/.test(code) && isObject(header)) {
    throw new UnsupportedFile(file, ['file.api-error', `${code} ${textOf(header['resultMsg'])}`])
  }
}

/** Collects records from any nested structure. @returns how many it found */
function gather(json: Json, records: Map<string, KtoRecord>, depth = 0): number {
  if (depth > 6) return 0
  if (Array.isArray(json)) return json.reduce<number>((sum, each) => sum + gather(each, records, depth + 1), 0)
  if (!isObject(json)) return 0
  const own = json['contentid'] === undefined ? 0 : add(json, records)
  return Object.values(json).reduce<number>(
    (sum, each) => sum + (typeof each === 'object' ? gather(each, records, depth + 1) : 0),
    own,
  )
}

function add(json: JsonObject, records: Map<string, KtoRecord>): number {
  const id = textOf(json['contentid']).trim()
  const known = records.get(id) ?? {}
  // Values of a later date win; an empty value never replaces another.
  const older = textOf(json['modifiedtime']) < (known['modifiedtime'] ?? '')
  for (const [field, value] of Object.entries(json)) {
    const text = textOf(value)
    if (text !== '' && !(older && known[field])) known[field] = text
  }
  records.set(id, known)
  return 1
}
