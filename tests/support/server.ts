import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export interface RunningServer {
  /** "http://127.0.0.1:34567" */
  url: string
  dataDir: string
  /** Its output so far. */
  output(): string
  /** Ends it and deletes its data, unless they were passed to it; resolves when it has ended. */
  stop(): Promise<void>
}

interface Options {
  args?: string[]
  env?: Record<string, string>
  /** Default: a free one; given, to reuse the address of another server. */
  port?: number
  /** A data folder that outlives the server. */
  dataDir?: string
  /** Writes to its data before it starts. */
  fill?: (dataDir: string) => Promise<void>
  /** `server/main.js` of another build. */
  main?: string
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A folder with the demo content, or without. The folder of the control socket is left out: it belongs to a running server. */
function createDataDir(empty: boolean): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-'))
  const template = process.env['DEMO_TEMPLATE']
  if (template && !empty)
    cpSync(template, folder, { recursive: true, filter: (file) => path.relative(template, file) !== 'control' })
  return folder
}

/** Starts the built server with its own data, as `npm start` does, and waits until it is ready. */
export async function startServer(options: Options = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? createDataDir(options.args?.includes('--empty') ?? false)
  const url = `http://127.0.0.1:${port}`
  await options.fill?.(dataDir)
  const child = spawn(process.execPath, [options.main ?? 'dist/node/server/main.js', ...(options.args ?? [])], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return { url, dataDir, output: () => output, stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop()
  throw new Error(`The server did not become ready:\n${output}`)
}
