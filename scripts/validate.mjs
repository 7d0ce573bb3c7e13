// `npm run validate`: the fast half of the checks: types, lint, import rules, format, unused code, unit tests.
import { runChecks } from './checks.mjs'
import { run } from './run.mjs'

const checks = await runChecks()
const units = await run('vitest', [
  'run',
  '--project',
  'contract',
  '--project',
  'page',
  '--project',
  'no-dom',
  '--project',
  'architecture',
])
process.exitCode = checks.failed === 0 && units ? 0 : 1
