import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { refuseForeignFolder, removeDrafts, restrictDataFolder } from './data-folder.ts'
import { secretFromFile } from './key-file.ts'

/** Paths below a folder that others may read, write or enter. */
function openToOthers(folder: string): string[] {
  return ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter((name) => {
    const stat = lstatSync(join(folder, name))
    return !stat.isSymbolicLink() && (stat.mode & 0o077) !== 0
  })
}

function oldFolder(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'postgres/base/1'), { recursive: true })
  mkdirSync(join(folder, 'private-media'))
  writeFileSync(join(folder, 'postgres/base/1/1259'), 'hashes')
  writeFileSync(join(folder, 'private-media/photo.webp'), 'vaccination')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) chmodSync(join(folder, name), 0o777)
  chmodSync(folder, 0o755)
  return folder
}

describe.runIf(process.platform !== 'win32')('What fell 2: the data folder', () => {
  test('of an earlier version is closed to other users, with everything in it', () => {
    const folder = oldFolder()
    expect(openToOthers(folder)).not.toEqual([])
    restrictDataFolder(folder)
    expect(openToOthers(folder)).toEqual([])
    expect(statSync(join(folder, 'postgres/base')).mode & 0o777).toBe(0o700)
  })

  test('is closed again where a restart finds files of the database open', () => {
    const folder = oldFolder()
    restrictDataFolder(folder)
    chmodSync(join(folder, 'postgres/base/1/1259'), 0o666)
    restrictDataFolder(folder)
    expect(openToOthers(folder)).toEqual([])
  })

  test('keeps what isn’t ours: other files, what links lead to, and a folder that is shared by design', () => {
    const folder = oldFolder()
    const elsewhere = join(temporaryFolder(), 'file')
    writeFileSync(elsewhere, '')
    writeFileSync(join(folder, 'korea.pmtiles'), '')
    chmodSync(elsewhere, 0o644)
    chmodSync(join(folder, 'korea.pmtiles'), 0o644)
    symlinkSync(elsewhere, join(folder, 'postgres/link'))
    chmodSync(folder, 0o1777)
    restrictDataFolder(folder)
    expect(statSync(elsewhere).mode & 0o777).toBe(0o644)
    expect(openToOthers(folder).sort()).toEqual(['', 'korea.pmtiles'])
  })

  test('What fell 6: of another user is refused in one sentence, and nothing is changed', () => {
    const folder = oldFolder()
    const uid = process.getuid?.() ?? 0
    const before = readdirSync(folder)
    expect(() => refuseForeignFolder(folder, uid + 1)).toThrow(
      `The data folder ${folder} belongs to user ${uid}, and this process runs as user ${uid + 1}. Nothing was changed: `,
    )
    expect(readdirSync(folder)).toEqual(before)
    refuseForeignFolder(folder, uid)
    refuseForeignFolder(temporaryFolder(), uid + 1)
  })

  test('What fell 6: is freed of drafts that a killed process left, and of nothing else', () => {
    const folder = temporaryFolder()
    const drafts = ['.0123456789ab.tmp', '.0f8fad5b-d9cb-469f-a165-70867728950e.tmp', 'secret.key.0123456789ab.tmp']
    for (const name of [...drafts, 'secret.key', 'mine.tmp', '.mine.tmp']) writeFileSync(join(folder, name), '')
    removeDrafts(folder)
    expect(readdirSync(folder)).toHaveLength(6)
    removeDrafts(folder, Date.now() + 120_000)
    expect(readdirSync(folder).sort()).toEqual(['.mine.tmp', 'mine.tmp', 'secret.key'])
  })

  test('has the key in a file for this user alone, the same at each start', () => {
    const folder = temporaryFolder()
    const secret = secretFromFile(folder)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(secretFromFile(folder)).toBe(secret)
    expect(readdirSync(folder)).toEqual(['secret.key'])
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(secretFromFile(temporaryFolder())).not.toBe(secret)
  })

  test('refuses a damaged key instead of signing with it', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'secret.key'), '')
    expect(() => secretFromFile(folder)).toThrow(/secret\.key is damaged/)
  })
})
