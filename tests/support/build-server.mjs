// @ts-check
import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** For tests that start a process of the server: what they start is what was built, from the files as they are now. */
export default function buildServer() {
  const root = path.resolve(import.meta.dirname, '../..')
  execFileSync(process.execPath, ['scripts/build.mjs', 'node'], { cwd: root, stdio: 'inherit' })
}
