// `npm test`: every check there is. The last line says how many passed and failed over all runners.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkBudgets } from './budgets.mjs'
import { runChecks } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { startPostgres } from '../server/testing/postgres.mjs'
import { run } from './run.mjs'

const root = path.resolve(import.meta.dirname, '..')
const results = path.join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0

/** @param {boolean} well */
function count(well, passes = 1) {
  if (well) passed += passes
  else failed += 1
}

/** @param {string} file @returns {any} the runner's report, or null if it died before writing one */
function report(file) {
  try {
    return JSON.parse(readFileSync(path.join(results, file), 'utf8'))
  } catch {
    return null
  }
}

/** @param {string[]} projects @param {Record<string, string>} [env] */
async function vitest(projects, env) {
  const file = `vitest-${projects[0]?.replace(/\W+/g, '-')}.json`
  const names = projects.flatMap((project) => ['--project', project])
  const well = await run(
    'vitest',
    ['run', ...names, '--reporter=default', '--reporter=json', `--outputFile.json=test-results/${file}`],
    env,
  )
  const outcome = report(file)
  passed += outcome?.numPassedTests ?? 0
  failed += outcome?.numFailedTests ?? 0
  // A suite that failed to load, or an error outside any test, fails no test: it counts as one.
  if (!well && !outcome?.numFailedTests) failed += 1
}

console.log('— checks')
const checks = await runChecks()
passed += checks.passed
failed += checks.failed

console.log('\n— build')
const built = await run(process.execPath, ['scripts/build.mjs'])
count(built)
if (built) count(checkBudgets())

console.log('\n— unit tests')
await vitest(['contract', 'page', 'worker', 'no-dom', 'architecture'])

console.log('\n— server on the embedded engine')
await vitest(['server (embedded)'])

console.log('\n— server on PostgreSQL')
const postgres = await startPostgres()
if ('missing' in postgres) {
  console.log(`  not tested: ${postgres.missing}`)
} else {
  try {
    await vitest(['server (PostgreSQL)'], { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

console.log('\n— end to end in Chromium')
const chromium = built ? findChromium() : null
if (!chromium) {
  count(false)
} else {
  const well = await run('playwright', ['test'], { CHROMIUM_PATH: chromium })
  const stats = report('playwright.json')?.stats
  passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  failed += stats?.unexpected ?? 0
  if (!well && !stats?.unexpected) failed += 1
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
