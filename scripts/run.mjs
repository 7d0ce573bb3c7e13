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
 * @returns {Promise<boolean>} whether it exited with code 0
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(fileOf(command), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', (error) => {
      console.error(error.message)
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
export function capture(command, args) {
  return new Promise((resolve) => {
    const child = spawn(fileOf(command), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += String(text)))
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}
