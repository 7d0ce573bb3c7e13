import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { built } from './built.mjs'

/**
 * Opens an empty database of the embedded engine once, and keeps its files for first starts: initializing a cluster and migrating it takes
 * most of their time (docs/decisions/0991).
 * @param {string} root
 */
export async function prepareCluster(root) {
  const dist = path.join(root, 'dist/node')
  const dataDir = mkdtempSync(path.join(dist, 'preparing-'))
  const { openDatabase } = await built('server/db/index.js')
  const database = await openDatabase({ dataDir, log: { info() {}, error: console.error } })
  await database.close()
  const cluster = path.join(dist, 'server/db/engine/prepared-cluster')
  renameSync(path.join(dataDir, 'postgres'), cluster)
  rmSync(dataDir, { recursive: true })
  // Like the rest of the build: whoever starts the server may be another user than who built it.
  chmodSync(cluster, 0o755)
  for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}
