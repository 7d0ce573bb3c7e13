import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { expect, onTestFinished, test } from 'vitest'
import { detect } from './detect.ts'

/** Not a character in any encoding that is read. */
const BROKEN = Buffer.from([0xff, 0xff, 0x80])

/** A table in CP949 with as many lines, of which so many hold what can't be decoded. */
async function table(lines: number, broken: number, end = '\n'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'detect-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'places.csv')
  const rows = Array.from({ length: lines }, (_, nth) => [
    iconv.encode(`솔향 카페 ${nth},강릉`, 'cp949'),
    nth < broken ? BROKEN : Buffer.alloc(0),
    Buffer.from(end),
  ])
  await writeFile(file, Buffer.concat(rows.flat()))
  return file
}

test.each(['\n', '\r\n', '\r'])(
  'What fell 14: a table in CP949 with few broken lines is text, with many it is not: line end %j',
  async (end) => {
    expect(await detect(await table(10, 1, end))).toEqual({ kind: 'csv', encoding: 'bytes' })
    await expect(detect(await table(10, 9, end))).rejects.toThrow('is no text')
  },
)
