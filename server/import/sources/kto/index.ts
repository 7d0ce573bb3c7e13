import { setImmediate as breathe } from 'node:timers/promises'
import type { Source } from '../../rows/candidate.ts'
import { type JsonFile, readKtoFiles } from './json.ts'
import { readKtoRecord } from './read.ts'

/** 한국관광공사: all JSON files together are one source, since records of a place may be spread over several. */
export async function openKto(files: readonly JsonFile[], today: string): Promise<Source> {
  const records = await readKtoFiles(files)
  const name = files.map(({ file }) => file).join(', ')
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
        if (!wanted || wanted(number)) yield readKtoRecord(record, name, number, today)
      }
    },
  }
}
