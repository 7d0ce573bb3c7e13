import { mkdtempSync, rmSync } from 'node:fs'
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
