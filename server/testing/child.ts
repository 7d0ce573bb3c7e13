import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const PRELOAD = new URL('./tell-fsync.mjs', import.meta.url).href
const RUN_TS = fileURLToPath(new URL('./run-ts.mjs', import.meta.url))

/** A TypeScript file of this folder in a process of its own, killed at the latest when the test ends. */
export function startChild(file: string, args: string[], env: Record<string, string> = {}) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  // Its worker threads inherit the preload.
  const preload = ['--import', PRELOAD]
  const child = spawn(process.execPath, [...preload, RUN_TS, path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const exited = once(child, 'close')
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))

  const lines: string[] = []
  const watchers = new Set<() => void>()
  const tell = () => watchers.forEach((watcher) => watcher())
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    tell()
  })
  child.once('close', tell)

  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  onTestFinished(kill)
  return {
    pid: child.pid as number,
    /** All that it has said so far. */
    lines,
    kill,
    /** Resolves once it has said what `enough` looks for. */
    async until(enough: (lines: string[]) => boolean) {
      await new Promise<void>((resolve, reject) => {
        const watcher = () => {
          if (!enough(lines) && child.exitCode === null) return
          watchers.delete(watcher)
          if (enough(lines)) resolve()
          else reject(new Error(`It ended too early.\n${errors}`))
        }
        watchers.add(watcher)
        watcher()
      })
    },
  }
}
