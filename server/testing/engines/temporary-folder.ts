import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** Creates a folder that is deleted at the end of the current test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daengdaengroad-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The same for all tests of a file that calls this at top level. */
export function temporaryFolderOfFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daengdaengroad-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Files of a folder that this process has open, where the system tells (Linux). */
export function openFilesIn(folder: string): string[] {
  const open = readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return [readlinkSync(`/proc/self/fd/${name}`)]
    } catch {
      // Closed meanwhile, as that of this listing itself.
      return []
    }
  })
  return open.filter((file) => file.startsWith(folder))
}
