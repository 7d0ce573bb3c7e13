// @ts-check
/** A temporary PostgreSQL server for tests. Plain JavaScript, since the test runner calls it without a build. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  accessSync,
  chownSync,
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import net from 'node:net'
import { delimiter, join } from 'node:path'
import { tmpdir, userInfo } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'

/**
 * Starts a separate server on a free loopback port, with all its files in a temporary folder.
 *
 * @returns {Promise<{ url: string, stop(): Promise<void> } | { missing: string } | { failed: string }>}
 *   `missing`: not installed, and can't be installed; `failed`: installed, but doesn't start
 */
export async function startPostgres() {
  const bin = findBinaries() ?? installBinaries()
  if (!bin) {
    return { missing: 'no PostgreSQL server on this machine (looked in /usr/lib/postgresql/*/bin and PATH)' }
  }
  const folder = mkdtempSync(join(tmpdir(), 'daengdaengroad-postgres-'))
  try {
    const user = unprivilegedUser()
    if (user) chownSync(folder, user.uid, user.gid)
    return await startCluster(bin, folder, user)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return { failed: `the PostgreSQL server in ${bin} did not start: ${String(error)}` }
  }
}

/** The program folder of the newest installed server. @returns {string | undefined} */
function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = list(debian).sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')))
}

/** Installs a server, if running as root on a Debian-like system. @returns {string | undefined} */
function installBinaries() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env, timeout: 120_000 })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env,
      timeout: 300_000,
    })
  } catch {
    return undefined
  }
  return findBinaries()
}

/** PostgreSQL refuses to run as root. @returns {{ uid: number, gid: number } | undefined} */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // This user doesn't exist here.
    }
  }
  throw new Error(`${userInfo().username} may not run it, and there is no user "postgres" or "nobody"`)
}

/**
 * @param {string} bin
 * @param {string} folder
 * @param {{ uid: number, gid: number } | undefined} user
 */
async function startCluster(bin, folder, user) {
  const data = join(folder, 'data')
  // The locale of the embedded engine, so that both have the same collation.
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(bin, 'initdb'), init, { ...user, cwd: folder, stdio: 'pipe' })

  const port = await freePort()
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // Nothing must be durable.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Logs to a file: a full pipe would block the server while this process is busy.
  const words = join(folder, 'log')
  const log = openSync(words, 'w')
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...user,
    cwd: folder,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const exited = once(server, 'exit')
  const killServer = () => server.kill('SIGQUIT')
  process.once('exit', killServer)

  const stop = async () => {
    process.off('exit', killServer)
    // "Fast shutdown": ends the remaining sessions.
    server.kill('SIGINT')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  for (const deadline = Date.now() + 30_000; ; await delay(50)) {
    if (server.exitCode !== null) throw new Error(readFileSync(words, 'utf8'))
    if (await answers(url)) return { url, stop }
    if (Date.now() > deadline) {
      const said = readFileSync(words, 'utf8')
      await stop()
      throw new Error(`no answer within 30 s\n${said}`)
    }
  }
}

/** @param {string} url */
async function answers(url) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {net.AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
