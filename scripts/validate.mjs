// `npm run validate`: the fast half of the checks: types, lint, import rules, format, unused code, unit tests.
// `npm run validate -- --changed[=COMMIT]`: only the tests that changed files affect; also the server's, on the embedded engine.
import { runChecks } from './checks.mjs'
import { run } from './run.mjs'

const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument))
const units = ['contract', 'page', 'worker', 'no-dom']
const projects = changed
  ? [...units, 'server (embedded)', 'server generated (embedded)', 'server processes']
  : [...units, 'architecture']

const checks = await runChecks()
const tests = await run('vitest', [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...(changed ? [changed, '--passWithNoTests'] : []),
])
process.exitCode = checks.failed === 0 && tests ? 0 : 1
