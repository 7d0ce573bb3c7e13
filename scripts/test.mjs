// `npm test`: all checks. The last line states how many passed, failed and were skipped over all runners.
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { checkBudgets } from './budgets.mjs'
import { runChecks } from './checks.mjs'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { startPostgres } from '../server/testing/engines/postgres.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { Parts } from './parts.mjs'
import { run } from './run.mjs'
import {
  failedTests,
  flakyTests,
  playwrightOutcomes,
  skippedEverywhere,
  slowestFiles,
  summary,
  vitestOutcomes,
} from './test-report.mjs'

const results = path.resolve(import.meta.dirname, '../test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

// Databases of tests are some 800 files each, which cost a disk twenty times the processor time.
const temporary = memoryFolder()
if (temporary) process.env['TMPDIR'] = temporary

let passed = 0
let failed = 0
/** Why something was not tested, one line each. @type {string[]} */
const skipped = []
/** What failed, one line each. @type {string[]} */
const failures = []
/** @type {import('./test-report.mjs').Outcome[]} */
const outcomes = []
const parts = new Parts()
/** @param {string} what @param {boolean} ok */
function count(what, ok) {
  if (ok) passed += 1
  else {
    failed += 1
    failures.push(what)
  }
}

/**
 * @param {string} runner
 * @param {boolean} ok whether the runner exited with code 0
 * @param {import('./test-report.mjs').Outcome[]} seen
 */
function add(runner, ok, seen) {
  const named = failedTests(seen)
  passed += seen.filter(({ status }) => status === 'passed').length
  failed += named.length
  failures.push(...named)
  outcomes.push(...seen)
  // An error outside any test fails no test: it counts as one failure.
  if (!ok && named.length === 0) count(`${runner}: an error outside any test, see its output`, false)
}

/**
 * @param {import('./parts.mjs').Write} write
 * @param {string[]} projects
 * @param {{ only?: string, env?: Record<string, string> }} [options] `only`: a pattern of the titles to run
 */
async function vitest(write, projects, { only, env } = {}) {
  const file = `vitest-${projects[0]?.replace(/\W+/g, '-')}.json`
  const names = projects.flatMap((project) => ['--project', project])
  // No test needs what another did before it, but for the guide's steps; `TEST_SEED=7 npm test` tries another order.
  const shuffled = ['--sequence.shuffle.tests', `--sequence.seed=${process.env['TEST_SEED'] ?? 1}`]
  const order = projects.includes('guide') ? [] : shuffled
  // As in Playwright: a test that passes at its second try is named at the end, and doesn't fail the run.
  const retries = ['--retry=1']
  // The server's files are compiled once for all its runs. What plugins make of the page's files depends on more than Vitest looks at.
  const cache = projects.some((project) => project.startsWith('server')) ? ['--experimental.fsModuleCache'] : []
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${file}`]
  const options = [...names, ...order, ...retries, ...cache, ...reporters, ...(only ? ['-t', only] : [])]
  const ok = await run('vitest', ['run', ...options], env, write)
  add(projects.join(', '), ok, vitestOutcomes(file))
}

/** @param {import('./parts.mjs').Write} write */
async function serverOnPostgres(write) {
  const postgres = await startPostgres()
  if ('missing' in postgres) {
    skipped.push(`the server on PostgreSQL: ${postgres.missing}`)
  } else if ('failed' in postgres) {
    write(`  ${postgres.failed}\n`)
    count(`PostgreSQL: ${postgres.failed}`, false)
  } else {
    const env = { TEST_DATABASE_URL: postgres.url }
    try {
      await vitest(write, ['server (PostgreSQL)'], { env })
      // The tests generated from the contract run in full on the embedded engine; on PostgreSQL only each endpoint's valid call, and what needs
      // several connections: repeated writes.
      await vitest(write, ['server generated (PostgreSQL)'], { env, only: 'R7.08 |sent again' })
      await vitest(write, ['server processes'], { env, only: 'on PostgreSQL' })
    } finally {
      await postgres.stop()
    }
  }
}

let built = false
await Promise.all([
  parts.held('checks', async (write) => {
    const checks = await runChecks(write)
    passed += checks.passed
    failed += checks.failed.length
    failures.push(...checks.failed)
  }),
  parts.shown('build', async (write) => {
    built = await run(process.execPath, ['scripts/build.mjs'], {}, write)
    count('build', built)
    if (built) count('budgets of bytes', checkBudgets())
  }),
])

async function endToEnd() {
  await parts.shown('end to end in Chromium', async (write) => {
    const chromium = built ? findChromium() : null
    if (!chromium) return count('end to end: no build or no Chromium', false)
    const shell = findHeadlessShell() ?? chromium
    const ok = await run('playwright', ['test'], { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell }, write)
    add('playwright', ok, playwrightOutcomes('playwright.json'))
  })
}

async function others() {
  await parts.held('server on the embedded engine', (write) =>
    vitest(write, ['server (embedded)', 'server generated (embedded)', 'server processes']),
  )
  await parts.held('server on PostgreSQL', serverOnPostgres)
  await parts.held('unit tests', (write) =>
    vitest(write, ['contract', 'page', 'page (isolated)', 'worker', 'no-dom', 'architecture']),
  )
  await parts.held('the guide to a new resource', (write) => vitest(write, ['guide']))
}

// Two cores are slower side by side than one after the other, and browser tests then miss their moments.
if (availableParallelism() >= 4) await Promise.all([endToEnd(), others()])
else {
  await others()
  await endToEnd()
}

console.log(`\n— where the time went\n${parts.report()}`)
console.log(['', 'by file:', ...slowestFiles(outcomes)].join('\n'))

skipped.push(...skippedEverywhere(outcomes))
console.log(summary(passed, failed, { failures, flaky: flakyTests(outcomes), skipped }))
process.exitCode = failed === 0 ? 0 : 1
