import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { ensureGroups } from '../../domains/groups/store.ts'
import { ensureOptions } from '../../domains/options/store.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { CAFE, csv } from '../fixture/kcisa.ts'
import { runImport } from '../run.ts'

const database = useTestDatabase()
beforeEach(async () => {
  await database.pool.query('delete from place_sources; delete from places; delete from place_counts')
  await ensureGroups(database.orm)
  await ensureOptions(database.orm)
  await database.pool.query('update groups set deleted_at = null; update options set deleted_at = null')
})

function importCafe({ dryRun = false } = {}) {
  const file = path.join(temporaryFolder(), 'kcisa.csv')
  writeFileSync(file, csv([CAFE]))
  return runImport({
    db: database.orm,
    files: [file],
    dryRun,
    language: 'ko',
    reportDir: path.join(temporaryFolder(), 'imports'),
    clock: () => new Date(),
    signal: new AbortController().signal,
    tell: () => undefined,
  })
}
const stored = async () =>
  (
    await database.pool.query<{ kind: string; options: string[] }>(
      'select group_key as kind, option_keys as options from places',
    )
  ).rows
const bin = (table: 'groups' | 'options', key: string | null, binned = true) =>
  database.pool.query(`update ${table} set deleted_at = case when $2 then now() end where key = $1`, [key, binned])

test('What fell: a record of a kind that an admin has deleted is refused and said so, until the kind is restored', async () => {
  await bin('groups', 'cafe')
  for (const dryRun of [true, false])
    expect(await importCafe({ dryRun })).toMatchObject({ created: 0, refused: { 'deleted-kind': 1 } })
  expect(await stored()).toEqual([])
  await bin('groups', 'cafe', false)
  expect(await importCafe()).toMatchObject({ created: 1, refused: {} })
  expect(await stored()).toMatchObject([{ kind: 'cafe' }])
})

test('What fell: an option that an admin has deleted does not come with a record, until it is restored', async () => {
  await importCafe()
  const all = (await stored())[0]?.options ?? []
  const [first = '', ...others] = all
  expect(others.length).toBeGreaterThan(0)
  await database.pool.query('delete from place_sources; delete from places; delete from place_counts')
  await bin('options', first)
  expect(await importCafe()).toMatchObject({ created: 1 })
  expect((await stored())[0]?.options).toEqual(others)
  expect(await importCafe(), 'nor is that news at the next import').toMatchObject({ unchanged: 1, updated: 0 })
  await bin('options', first, false)
  expect(await importCafe()).toMatchObject({ updated: 1 })
  expect((await stored())[0]?.options.toSorted()).toEqual(all.toSorted())
})
