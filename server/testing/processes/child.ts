import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const PRELOAD = new URL('./tell-fsync.mjs', import.meta.url).href

/**
 * Path of the compiled form of a file below `server/`, such as `testing/processes/write-loop`. The vitest project of `*.process.test.ts` ensures that the
 * build is up to date: a process that compiles TypeScript itself would start ten times as slowly.
 */
export const built = (file: string): string =>
  fileURLToPath(new URL(`../../../dist/node/server/${file}.js`, import.meta.url))

/** Runs a program of this folder in a child process, which is killed at the end of the test at the latest. */
export function startChild(name: string, args: string[], env: Record<string, string> = {}) {
  // Worker threads of the child inherit the preload.
  const preload = ['--import', PRELOAD]
  const child = spawn(process.execPath, [...preload, built(`testing/processes/${name}`), ...args], {
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
    hasEnded: () => child.exitCode !== null,
    /** All lines printed so far. */
    lines,
    kill,
    /** Resolves once `enough` accepts the printed lines. */
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
