import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const fileOf = (/** @type {string} */ command) =>
  command.includes(path.sep) ? command : path.join(root, 'node_modules/.bin', command)

/**
 * Runs a program of this project and passes its output on.
 * @param {string} command a name in node_modules/.bin, or a path
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's
 * @param {(text: string) => void} [write] gets the output; otherwise it goes where this process's goes
 * @returns {Promise<boolean>} whether it exited with code 0
 */
export function run(command, args, env = {}, write) {
  return new Promise((resolve) => {
    const output = write ? 'pipe' : 'inherit'
    const child = spawn(fileOf(command), args, {
      cwd: root,
      stdio: [write ? 'ignore' : 'inherit', output, output],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => write?.(text))
    child.once('error', (error) => {
      ;(write ?? console.error)(`${error.message}\n`)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
}

/**
 * The same with the output captured, to be shown only if needed.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function capture(command, args) {
  let output = ''
  const ok = await run(command, args, {}, (text) => (output += text))
  return { ok, output }
}
