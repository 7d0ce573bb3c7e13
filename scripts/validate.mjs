// `npm run validate`: the fast half of the checks: types, lint, import rules, format, unused code, unit tests.
// `npm run validate -- --changed[=COMMIT]`: only the tests that changed files affect; also the server's, on the embedded engine.
import { runChecks } from './checks.mjs'
import { Parts } from './parts.mjs'
import { run } from './run.mjs'

const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument))
const units = ['contract', 'page', 'page (isolated)', 'worker', 'no-dom']
const projects = changed
  ? [...units, 'server (embedded)', 'server generated (embedded)', 'server processes']
  : [...units, 'architecture']

let failed = false
const parts = new Parts()
await Promise.all([
  parts.held('checks', async (write) => {
    if ((await runChecks(write)).failed.length > 0) failed = true
  }),
  parts.shown('tests', async (write) => {
    const args = [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...(changed ? [changed, '--passWithNoTests'] : []),
    ]
    if (!(await run('vitest', args, {}, write))) failed = true
  }),
])
console.log(`\n— where the time went\n${parts.report()}\n`)
console.log(failed ? 'FAILED' : 'passed')
process.exitCode = failed ? 1 : 0
