import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Runs a program of this project's and passes its output on.
 * @param {string} command a name in node_modules/.bin, or a path
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(command, args, env = {}) {
  const file = command.includes(path.sep) ? command : path.join(root, 'node_modules/.bin', command)
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
}
