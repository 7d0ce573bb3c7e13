import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** @returns {Promise<number>} a free port of the loopback interface */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A temporary folder for one run's data; `remove` deletes it. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-bench-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Starts the built server on a data folder.
 * @param {string} dataDir
 * @param {string[]} [args]
 * @param {Record<string, string>} [variables]
 */
export async function startServer(dataDir, args = [], variables = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, ['dist/node/server/main.js', ...args], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise((resolve) => child.once('close', resolve))
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.')
    if (
      await fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    url,
    /** Milliseconds from spawn until /readyz answered. */
    readyAfter: performance.now() - began,
    /** Resident memory now, bytes (Linux). */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}
