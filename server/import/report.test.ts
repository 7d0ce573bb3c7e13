import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/engines/temporary-folder.ts'
import { ImportReport } from './report.ts'

test('What fell 6: what begins like a formula, also in full width, is text in an import’s lists', async () => {
  const report = new ImportReport(temporaryFolder(), new Date('2026-11-22T03:00:00Z'), 'en')
  const formulas = ['=1+1', '+1', '-1', '@a', '\t=1', '＝1+1', '＋1', '－1', '＠a']
  for (const phrase of [...formulas, 'a=1', '"b"']) report.unread({ phrase, places: 1, completes: 0 })
  const lines = readFileSync((await report.end()).phrases ?? '', 'utf8')
    .split('\r\n')
    .slice(1, -1)
  const cells = [...formulas.map((phrase) => `"'${phrase}"`), '"a=1"', '"""b"""']
  expect(lines).toEqual(cells.map((cell) => `${cell},"1","0"`))
})
