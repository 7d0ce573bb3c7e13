import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'

/** Maximum path length of a local socket in bytes that all systems support. */
const LONGEST = 100

/**
 * Path at which the server with the lock of a data folder listens for an import: a socket below the folder or, if that path is too long, in the
 * temporary folder under a name derived from it. The folder of the socket is accessible to this user only.
 */
export function controlSocket(dataDir: string): string {
  const folder = path.resolve(dataDir)
  const inside = path.join(folder, 'control', 'import.sock')
  if (Buffer.byteLength(inside) <= LONGEST) return inside
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return path.join(tmpdir(), `daengdaengroad-${userInfo().uid}`, `${name}.sock`)
}

/** Creates the folder of the socket; refuses one that belongs to another user or is accessible to others. */
export function prepareSocketFolder(socket: string): void {
  const folder = path.dirname(socket)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(folder)
  const own = userInfo().uid
  if ((own !== -1 && uid !== own) || (mode & 0o077) !== 0) {
    throw new Error(`${folder} must belong to this user alone (chmod 700).`)
  }
}
