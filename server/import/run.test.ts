import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../testing/harness.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runImport } from './run.ts'
import { generateKcisa, csv } from './fixture/kcisa.ts'
import { writeFileSync } from 'node:fs'

describe('x', () => {
  const database = useTestDatabase()
  const go = async (files: string[], dryRun = false) =>
    runImport({ db: database.orm, files, dryRun, reportDir: temporaryFolder(), clock: () => new Date(), signal: new AbortController().signal, tell: () => undefined })
  test('sample', async () => {
    for (const dry of [true, false, false]) console.log(JSON.stringify(await go(['/work/shared/data/kcisa-pet-facilities-sample.csv', '/work/shared/data/kto-pet-tour-sample.json'], dry)))
  })
  test('big', async () => {
    writeFileSync('/tmp/import/big.csv', csv([...generateKcisa(70000, 70000)]))
    console.log(JSON.stringify(await go(['/tmp/import/big.csv'])))
    console.log(JSON.stringify(await go(['/tmp/import/big.csv'])))
  }, 300000)
})
