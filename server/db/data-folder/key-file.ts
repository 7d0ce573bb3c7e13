import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartRefused } from '../../refusals/start-refused.ts'

const NAME = 'secret.key'
/** 256 bits in base64url. */
const SECRET = /^[\w-]{43}$/

/** The secret of a deployment without SECRET_KEY: in a file that only this user can read, created at the first start. */
export function secretFromFile(dataDir: string): string {
  const file = path.join(dataDir, NAME)
  const secret = readOrNull(file) ?? create(file)
  if (SECRET.test(secret)) return secret
  throw new StartRefused(
    `The key in ${file} is damaged. Restore it from a backup, or delete it: members stay logged in, but codes in mails of the last minutes no longer work.`,
  )
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Complete or not at all: of two processes that create it at once, both use the same. */
function create(file: string): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
