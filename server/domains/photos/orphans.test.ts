import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { capturingLog, testDeps } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember } from '../../testing/members.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { removeOrphanedPhotos } from './orphans.ts'
import { insertPhoto } from './store.ts'

const database = useTestDatabase()

/** A data folder with two kinds of photos, and what can be put there. */
async function folder() {
  const dataDir = temporaryFolder()
  const { log, lines } = capturingLog()
  const deps = testDeps(database.orm, { env: { dataDir }, log })
  const { id: userId } = await createMember(deps)
  for (const name of ['media', 'private-media']) mkdirSync(join(dataDir, name))
  const put = (name: string, ageMinutes: number, place = 'media') => {
    const file = join(dataDir, place, name)
    writeFileSync(file, '')
    const at = new Date(Date.now() - ageMinutes * 60_000)
    utimesSync(file, at, at)
    return name
  }
  const nameOf = (id: string) => `photo-${id}-320.webp`
  return {
    put,
    nameOf,
    lines,
    sweep: (minutes = 60) => removeOrphanedPhotos(deps, new Date(Date.now() - minutes * 60_000)),
    files: (place = 'media') => readdirSync(join(dataDir, place)).sort(),
    photo: async (isPrivate = false) => {
      const id = randomUUID()
      const photo = { src: nameOf(id), widths: [320], alt: '', credit: null }
      await insertPhoto(database.orm, { id, userId, photo, private: isPrivate, createdAt: new Date() })
      return id
    },
  }
}

test('What fell 6: files and drafts that a killed process left are deleted, and none that is in use', async () => {
  const { put, nameOf, photo, sweep, files, lines } = await folder()
  const kept = [put(nameOf(await photo()), 600), put('cafe-3f2a9c81d0b7.svg', 600), put('notes.txt', 600)]
  const ownKept = put(nameOf(await photo(true)), 600, 'private-media')
  put(nameOf(randomUUID()), 600)
  put(`.${randomUUID()}`, 600)
  put(nameOf(randomUUID()), 600, 'private-media')
  await sweep()
  expect(files()).toEqual(kept.sort())
  expect(files('private-media')).toEqual([ownKept])
  expect(lines.map(({ files: count }) => count)).toEqual([1, 1])
})

test('What fell 6: an upload that is going on is left alone', async () => {
  const { put, nameOf, sweep, files } = await folder()
  const going = [put(nameOf(randomUUID()), 5), put(`.${randomUUID()}`, 5)]
  await sweep()
  expect(files()).toEqual(going.sort())
  await sweep(0)
  expect(files()).toEqual([])
})

test('What fell 6: a folder whose photos the database doesn’t know is left alone, and the operator is told', async () => {
  const { put, nameOf, sweep, files, lines } = await folder()
  for (let i = 0; i < 101; i++) put(nameOf(randomUUID()), 600)
  await sweep()
  expect(files()).toHaveLength(101)
  expect(lines).toMatchObject([{ level: 40, files: 101 }])
})
