import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'

/** The address of a local socket is a fixed field of this many bytes on the systems that know least. */
const LONGEST = 100

/**
 * Where a server that holds a data folder listens for an import: a socket below it or, where that path is too long for one, in the
 * temporary folder under a name made from it. The folder of the socket belongs to this user alone.
 */
export function controlSocket(dataDir: string): string {
  const folder = path.resolve(dataDir)
  const inside = path.join(folder, 'control', 'import.sock')
  if (Buffer.byteLength(inside) <= LONGEST) return inside
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return path.join(tmpdir(), `daengdaengroad-${userInfo().uid}`, `${name}.sock`)
}

/** Makes the folder of the socket, and refuses one that somebody else made or may look into. */
export function prepareSocketFolder(socket: string): void {
  const folder = path.dirname(socket)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(folder)
  const own = userInfo().uid
  if ((own !== -1 && uid !== own) || (mode & 0o077) !== 0) {
    throw new Error(`${folder} must belong to this user alone (chmod 700).`)
  }
}
