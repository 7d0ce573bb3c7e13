// `npm run dev`: the server restarts and the page reloads as files change. Page at http://localhost:5173.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'
import { exitWithNpm } from './exit-with-npm.mjs'

const root = path.resolve(import.meta.dirname, '..')
const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name)
if (!existsSync(path.join(root, 'dist/node/server/main.js'))) await build()

const children = [
  spawn(bin('tsc'), ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'], { cwd: root, stdio: 'inherit' }),
  spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'dist/node/server/main.js', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
    },
  ),
  spawn(bin('vite'), ['--clearScreen', 'false'], { cwd: root, stdio: 'inherit' }),
]

function stop() {
  for (const child of children) child.kill('SIGTERM')
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
exitWithNpm(stop)
for (const child of children) child.once('exit', stop)
